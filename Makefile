# make play   everything installed and built, then the hall opens
# make test   everything that must hold
# make help   the rest

PYTHON ?= python3
CHROMIUM ?= $(firstword $(foreach name,chromium chromium-browser google-chrome,$(shell command -v $(name) 2>/dev/null)))
JOBS ?= 2
export CHROMIUM

BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
STAMPS := build/stamps
WEB := $(if $(and $(wildcard web/package.json),$(shell command -v npm 2>/dev/null)),yes)
TEXTS := $(wildcard src/meadhall/text/*.ftl src/meadhall/games/*/*.ftl)
RULES := $(shell find src/meadhall/engine src/meadhall/games -name '*.py' 2>/dev/null)
WEB_SOURCES := $(if $(WEB),$(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print))
BOOK := $(wildcard *.md docs/*.md docs/*/*.md docs_theme/* src/meadhall/games/*/RULINGS.md src/meadhall/bots/*.py) \
  $(wildcard src/meadhall/engine/*.py src/meadhall/engine/search/*.py)
SERVER := $(wildcard src/meadhall/server/serve.py)

# Coverage of the rules code; below this the tests fail.
RULES_COVERED := 95
# What covers the rules: counting lines makes it three times as slow, so nothing else is counted. Laws, oracles and
# promises are held to random plays, which cover no line that these do not: they are run beside the other tests.
RULES_TESTS := $(wildcard tests/engine tests/games tests/conformance/test_json_shape.py tests/conformance/test_reckoning.py)
LONG_PLAYS := $(wildcard tests/games/*/test_against_oracle.py tests/games/*/test_preview_promises.py \
  tests/games/voluspa/test_oracle.py tests/games/voluspa/test_placing.py)
LEVELS_TESTS := $(wildcard tests/bots/test_levels*.py)
OTHER_TESTS := $(LONG_PLAYS) $(filter-out $(RULES_TESTS),$(wildcard tests/conformance/test_*.py)) \
  $(filter-out $(LEVELS_TESTS),$(wildcard tests/bots/test_*.py)) \
  $(filter-out $(RULES_TESTS) tests/bots tests/browser tests/conformance tests/golden tests/madeup tests/mutants tests/wheel,\
  $(patsubst %/__init__.py,%,$(wildcard tests/*/__init__.py))) README.md
# What is run a second time, on the compiled engine. Laws are held to random plays where those are cheap: interpreted to
# few of them, compiled to more, looked at more closely. Levels think long and cover nothing new.
COMPILED_TESTS := $(wildcard tests/engine tests/conformance tests/games)
FEW_PLAYS := MEADHALL_PLAYS=1 MEADHALL_LOOKS=4
MORE_PLAYS := MEADHALL_PLAYS=3 MEADHALL_LOOKS=12
PYTEST := $(BIN)/pytest -q -n $(JOBS) --dist worksteal
# Tests that wait for a server or a browser leave a core idle now and then: one more at a time fills it.
PATIENT := $(BIN)/pytest -q -n $$(($(JOBS) + 1)) --dist worksteal

.DELETE_ON_ERROR:
.PHONY: help play install compiled web docs wheel test test-all checks lint types chromium test-web test-python test-compiled test-wheel fuzz \
  bench levels load mutants shots studies clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

# --- playing ---------------------------------------------------------------------------------------------------

play: install compiled web ## install, build, and open the hall
ifneq ($(SERVER),)
	@$(BIN)/meadhall serve $(ARGS)
else
	@$(BIN)/meadhall play voluspa $(ARGS)
endif

install: $(STAMPS)/install

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "meadhall: Python 3.11 or later is needed"; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || .ci/needs python3-venv=python3-venv
	@echo "meadhall: making .venv"
	@$(PYTHON) -m venv .venv

$(STAMPS)/install: pyproject.toml constraints.txt | $(BIN)/python
	@mkdir -p $(STAMPS)
	@echo "meadhall: installing into .venv"
	@$(PIP) install -c constraints.txt -e '.[compile]'
	@touch $@

$(STAMPS)/dev: pyproject.toml constraints.txt | $(BIN)/python
	@mkdir -p $(STAMPS)
	@echo "meadhall: installing what the tests need into .venv"
	@$(PIP) install -c constraints.txt -e '.[dev]'
	@touch $@ $(STAMPS)/install

compiled: $(STAMPS)/install ## the engine as machine code, where there is a C compiler
	@$(BIN)/python -m meadhall.compile || true

web: $(if $(WEB),$(STAMPS)/web-built) ## the pages, where there is Node
ifeq ($(WEB),)
	@if [ -f web/package.json ]; then echo "meadhall: no Node found; the pages are not built"; fi
endif

$(STAMPS)/web-installed: $(wildcard web/package-lock.json)
	@mkdir -p $(STAMPS)
	@echo "meadhall: installing what the pages need"
	@# Should a registry lack what another platform needs, `npm ci` refuses; `install` keeps to the lock too.
	@cd web && { npm ci --silent --no-audit --no-fund || npm install --no-save --silent --no-audit --no-fund; }
	@touch $@

$(STAMPS)/web-built: $(STAMPS)/web-installed $(WEB_SOURCES) $(TEXTS)
	@echo "meadhall: building the pages"
	@cd web && npm run --silent build >../$@.log 2>&1 || { cat ../$@.log; exit 1; }
	@touch $@

# --- packing ---------------------------------------------------------------------------------------------------

wheel: $(STAMPS)/install compiled web docs ## wheels for others in dist/: one with the compiled engine, one for any platform
	@rm -rf dist
	@MEADHALL_WHEEL=pure $(PIP) wheel --no-build-isolation --no-deps -w dist .
	@if $(BIN)/python -m meadhall.compile >/dev/null; \
	then MEADHALL_WHEEL=compiled $(PIP) wheel --no-build-isolation --no-deps -w dist .; \
	else echo "meadhall: nothing is compiled here; the wheel is a pure one alone"; fi
	@ls dist/*

docs: $(STAMPS)/book ## the book, in build/book; the hall serves it as /book/

$(STAMPS)/book: mkdocs.yml $(BOOK) | $(STAMPS)/dev
	@echo "meadhall: building the book"
	@$(BIN)/mkdocs build --strict --clean >$@.log 2>&1 || { cat $@.log; exit 1; }
	@touch $@

# What an installed hall needs, fetched once, so that the tests of the wheels ask nobody.
$(STAMPS)/wheelhouse: pyproject.toml constraints.txt | $(STAMPS)/install
	@echo "meadhall: fetching what an installed hall needs"
	@rm -rf build/wheelhouse
	@MEADHALL_WHEEL= $(PIP) wheel --no-build-isolation -c constraints.txt -w build/wheelhouse .
	@rm build/wheelhouse/meadhall-*
	@touch $@

# --- testing ---------------------------------------------------------------------------------------------------

test: $(STAMPS)/dev chromium ## everything that must hold
	@$(MAKE) --no-print-directory --output-sync=target -j $(JOBS) checks
	@$(MAKE) --no-print-directory test-python test-compiled test-wheel
	@echo "meadhall: all tests passed"

# All that keeps one core busy and waits for no other of them: done side by side, before the tests take both.
checks: compiled types test-web docs lint $(if $(WEB),$(STAMPS)/wheelhouse)

test-all: test ## the same, and every title on every form of screen
	CHROMIUM="$${CHROMIUM:-$$(command -v chromium)}" MEADHALL_ALL=1 MEADHALL_ENGINE=interpreted $(PATIENT) \
	  tests/browser/test_sizes.py tests/browser/test_recaps.py
	@echo "meadhall: all tests passed on all screens"

lint: $(STAMPS)/dev ## style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(STAMPS)/dev
	$(BIN)/mypy --strict

test-web: web ## types, unit tests and size of the pages
ifneq ($(WEB),)
	cd web && for script in check test size; do npm run --silent --if-present $$script || exit 1; done
endif

chromium:
	@[ -n "$(CHROMIUM)" ] || .ci/needs chromium=chromium

test-python: $(STAMPS)/dev chromium web compiled docs ## all tests on the interpreted engine, with coverage of the rules; the pages on what is compiled
	$(FEW_PLAYS) MEADHALL_ENGINE=interpreted $(PYTEST) $(RULES_TESTS) $(LONG_PLAYS:%=--ignore=%) \
	  --cov=meadhall.engine --cov=meadhall.games --cov-report= $(ARGS)
	$(BIN)/coverage report --skip-covered --fail-under=$(RULES_COVERED)
	$(FEW_PLAYS) MEADHALL_ENGINE=interpreted $(PATIENT) $(OTHER_TESTS) $(ARGS)
	CHROMIUM="$${CHROMIUM:-$$(command -v chromium)}" MEADHALL_ENGINE=auto $(PATIENT) tests/browser

test-compiled: $(STAMPS)/dev compiled ## the laws and the comparisons once more, on the compiled engine
	@if $(BIN)/python -c 'from meadhall import compiled; raise SystemExit(not compiled.in_use())'; then \
	  echo "MEADHALL_ENGINE=compiled pytest $(COMPILED_TESTS)"; \
	  $(MORE_PLAYS) MEADHALL_ENGINE=compiled $(PYTEST) $(COMPILED_TESTS) $(LEVELS_TESTS); \
	else echo "meadhall: nothing is compiled here; the compiled engine goes untested"; \
	  MEADHALL_ENGINE=interpreted $(PYTEST) $(LEVELS_TESTS); fi

test-wheel: $(if $(WEB),$(STAMPS)/dev $(STAMPS)/wheelhouse wheel) ## what others install, in an environment with neither Node nor compiler
ifneq ($(WEB),)
	$(BIN)/pytest -q tests/wheel
endif

# --- longer looks ----------------------------------------------------------------------------------------------

BESIDE_POSTGRES := tests/server/beside_postgres

fuzz: $(STAMPS)/dev compiled ## random plays under every law for SECONDS, the oracles, crashes, attacks, a soak of MINUTES
	$(BIN)/python -m tests.fuzz --seconds $(or $(SECONDS),60) $(ARGS)
	MEADHALL_FUZZ=1 $(BIN)/pytest -q -n $(JOBS) tests/games/voluspa/test_against_oracle.py \
	  tests/games/berserk/test_against_oracle.py tests/server/test_crash.py \
	  tests/server/test_workers.py
	MEADHALL_FUZZ=1 $(BIN)/pytest -q tests/server/test_hostile_run.py
ifeq ($(MEADHALL_TEST_DATABASE),)
	@# What is killed and what goes away, once more on PostgreSQL.
	@if $(BESIDE_POSTGRES); then MEADHALL_FUZZ=1 $(BESIDE_POSTGRES) $(BIN)/pytest -q -n $(JOBS) \
	  tests/server/test_crash.py tests/server/test_database_away.py tests/server/test_journal.py; fi
endif
	$(BIN)/python -m tests.server.soak --minutes $(or $(MINUTES),60)
ifeq ($(MEADHALL_TEST_DATABASE),)
	@$(BESIDE_POSTGRES) >/dev/null || { \
	  echo "meadhall: POSTGRESQL WAS LEFT OUT: $$($(BESIDE_POSTGRES))."; \
	  echo "meadhall: All of the above ran on SQLite alone; CONTRIBUTING.md says what is needed."; }
endif

bench: $(STAMPS)/dev ## speed, side by side with a peer; writes docs/bench.md
	$(BIN)/python -m benchmarks.speed --write docs/bench.md $(ARGS)

levels: $(STAMPS)/dev compiled ## how far the five levels are apart; may be stopped and goes on; writes docs/levels.md
	$(BIN)/python -m benchmarks.levels $(ARGS)

load: $(STAMPS)/dev compiled ## many tables at once on one server
	$(BIN)/python -m benchmarks.load $(ARGS)

studies: $(STAMPS)/install compiled ## what thousands of plays tell of a game; writes docs/study-*.md and the figures of Berserk's cards
	$(BIN)/meadhall study wolves --games 4000 --jobs $(JOBS) --out docs/study-wolves.md $(ARGS)
	$(BIN)/meadhall study bloodrage --games 4000 --jobs $(JOBS) --out docs/study-bloodrage.md $(ARGS)
	$(BIN)/meadhall study berserk --games 4000 --jobs $(JOBS) --out docs/study-berserk.md $(ARGS)
	$(BIN)/python -m meadhall.studies.berserk_cards

mutants: $(STAMPS)/dev ## break the rules one place at a time; the tests must notice
	$(BIN)/python -m tests.mutants $(ARGS)

shots: $(STAMPS)/dev chromium web compiled ## pictures of the pages for docs/shots
	CHROMIUM="$${CHROMIUM:-$$(command -v chromium)}" $(BIN)/python -m docs.shots $(ARGS)

clean: ## what was built; .venv stays
	rm -rf build dist web/dist .coverage* .mypy_cache .ruff_cache .pytest_cache .hypothesis
