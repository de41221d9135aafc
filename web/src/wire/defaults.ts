// The languages and the default level, made from `folsom.locale` and `folsom.bots`: change those, then run `make docs`.
// The same is in the server's catalogue.

export const LANGUAGES = {"en": "English", "it": "Italiano", "ro": "Română", "el": "Ελληνικά", "nb": "Norsk"} as const;

export const LANGUAGE_ALIASES = {"no": "nb", "nn": "nb"} as const;

export const FALLBACK_LANGUAGE = "en" as const;

export const DEFAULT_LEVEL = "drifter" as const;
