const OFF = null;

export default {
  extends: "stylelint-config-standard",
  overrides: [
    {
      files: ["**/*.svelte"],
      customSyntax: "postcss-html",
      rules: { "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }] }, // Svelte's own
    },
  ],
  reportNeedlessDisables: true,
  rules: {
    // Prettier formats; related rules stay together without blank lines.
    "at-rule-empty-line-before": OFF,
    "comment-empty-line-before": OFF,
    "custom-property-empty-line-before": OFF,
    "declaration-empty-line-before": OFF,
    "rule-empty-line-before": OFF,
    // Sheets describe a thing from the outside in. tests/styles.test.ts checks that load order never decides.
    "no-descending-specificity": OFF,
    // Plain numbers, as in `opacity`.
    "alpha-value-notation": "number",
    // calc() needs the unit when a custom property or its fallback is zero.
    "length-zero-no-unit": [true, { ignore: ["custom-properties"], ignoreFunctions: ["var"] }],
    // Font names keep their capitals.
    "value-keyword-case": ["lower", { ignoreProperties: [/^--font-/], camelCaseSvgKeywords: true }],
    // Safari supports these only with the prefix.
    "property-no-vendor-prefix": [true, { ignoreProperties: ["text-size-adjust", "touch-callout"] }],
  },
};
