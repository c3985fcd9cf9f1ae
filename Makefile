# make play   opens the table in the browser
# make test   runs every check there is
# Both set up .venv first; make help lists the rest.

PYTHON ?= python3
WORKERS ?= 2
# A third of what the tests do is waiting, for browsers and services.
TESTERS ?= 4
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
LOCK := requirements/dev.txt
PEERS_LOCK := benchmarks/peers/requirements.txt
COMPILED := .venv-compiled
PEERS := .venv-peers
COMPILED_TESTS := tests/kernel tests/space tests/games tests/golden tests/server tests/test_cases.py
COMPILED_SOURCES := $(shell find src/rollout -name '*.py' -o -name '*.toml' -o -name '*.ftl')

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Without byte code that is kept, every process that a test starts reads all sources anew.
unexport PYTHONDONTWRITEBYTECODE

.DELETE_ON_ERROR:
.PHONY: help play play-terminal setup page test lint types imports web-test byte-code chromium tests rules coverage test-shuffled \
	same golden screen-types format mutants compiled test-compiled bench soak lock audit clean

help:
	@echo "make play           set up, then open the table in the browser"
	@echo "make play-terminal  set up, then play in the terminal against a bot"
	@echo "make test           set up, then run every check: lint, types, imports, tests, rules, coverage"
	@echo "make setup          prepare .venv, where the rollout command lives"
	@echo "make page           build the browser page"
	@echo "make test-shuffled  run the tests in random order"
	@echo "make same           compare hundreds of seeded matches with what they were before"
	@echo "make golden         write those matches down anew, after a change that was meant"
	@echo "make mutants        put faults into the rules one at a time and see whether a test notices"
	@echo "make screen-types   write the page's types anew, after a change of a view's form"
	@echo "make format         let ruff format and fix the code"
	@echo "make compiled       build the compiled wheel and install it in .venv-compiled"
	@echo "make test-compiled  run the tests of rules and service against the compiled wheel"
	@echo "make bench          measure ourselves and the peers, append to benchmarks/history"
	@echo "make soak           hours rather than minutes: random laws and matches, kills, hostile messages"
	@echo "make lock           write the lock files anew (UPGRADE=--upgrade for newer versions)"
	@echo "make audit          list what all this is made with, with versions and licences (ONLINE=yes: known holes)"
	@echo "make clean          remove everything that make made"

# --- play -------------------------------------------------------------------------------------

play: setup page
	$(BIN)/rollout serve --open $(ARGS)

play-terminal: setup
	$(BIN)/rollout play the_game $(ARGS)

# --- set up -----------------------------------------------------------------------------------

setup: $(VENV)/.ready

$(VENV)/.ready: pyproject.toml $(wildcard hatch_build.py) $(VENV)/.locked
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

# Debian without python3-venv cannot put pip into a new environment: then the outer pip does it.
%/.created:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	$(PYTHON) -m venv --clear $* || { \
		$(PYTHON) -m venv --clear --without-pip $* && \
		$(PYTHON) -m pip --python $*/bin/python install --quiet pip; }
	touch $@

$(VENV)/.locked $(COMPILED)/.locked: %/.locked: $(LOCK) | %/.created
	$*/bin/python -m pip install --quiet --require-hashes --requirement $(LOCK)
	touch $@

$(PEERS)/.locked: $(PEERS_LOCK) | $(PEERS)/.created
	$(PEERS)/bin/python -m pip install --quiet --require-hashes --requirement $(PEERS_LOCK)
	touch $@

.PRECIOUS: %/.created %/.locked

# --- the page ---------------------------------------------------------------------------------

PAGE := src/rollout/server/page/index.html
WEB := $(shell find web -name node_modules -prune -o -type f -print)

page: $(PAGE)

web/node_modules/.ready: web/package-lock.json | $(VENV)/.created
	cd web && ./npm ci --no-audit --no-fund --loglevel=error
	touch $@

$(PAGE): $(WEB) web/node_modules/.ready
	cd web && ./npm run --silent build
	touch $@

# The types of what the page is sent, from the forms of each game with a room in web/src/games.
screen-types: setup web/node_modules/.ready
	cd web && ROLLOUT=../$(BIN)/rollout ./npm run --silent types -- $(GAMES)

# --- check ------------------------------------------------------------------------------------

# What needs no other is checked side by side; the tests have all cores to themselves.
test: setup
	$(MAKE) --no-print-directory --jobs=$(WORKERS) $(if $(filter output-sync,$(.FEATURES)),-O) \
		lint types imports web-test page byte-code
	$(MAKE) --no-print-directory tests rules coverage

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

imports: setup
	$(BIN)/lint-imports

web-test: web/node_modules/.ready
	cd web && ./npm run --silent check
	cd web && ./npm run --silent test

# Read once, instead of by each of the processes that the tests are shared among.
byte-code: setup
	@mkdir -p build
	$(BIN)/pytest --quiet --collect-only > build/collected.txt || { cat build/collected.txt; exit 1; }

tests: setup page chromium
	$(BIN)/coverage erase
	$(BIN)/pytest -n $(TESTERS) --dist worksteal --cov --cov-report= --durations=20 \
		-p rollout.cli.proof_plugin --rules-proven build/rules.json $(ARGS)

# Every rule of a game that can be played has a test that passed.
rules: tests
	$(BIN)/rollout rules coverage --results build/rules.json

# In an order of its own each time; SEED=7 is that of another run, which every run tells.
test-shuffled: setup page chromium
	$(BIN)/pytest -n $(TESTERS) --random-order --random-order-seed=$(or $(SEED),$(shell date +%s)) $(ARGS)

# Finds a Chromium for the browser tests, installs one if it must, and says which it is.
chromium: setup
	$(BIN)/python -m tests.browser.chromium

coverage: tests
	$(BIN)/coverage report
	@for room in kernel games; do \
		printf "rollout.$$room, covered to 90 %% at least: "; \
		$(BIN)/coverage report --include="*/rollout/$$room/*" --fail-under=90 --format=total \
			|| exit 1; \
	done

# GAMES="the_game battlecards" looks at those only.
same: setup
	$(BIN)/python -m tests.golden $(GAMES)

golden: setup
	$(BIN)/python -m tests.golden renew $(GAMES)
	$(BIN)/python -m tests.golden.test_refusals
	$(BIN)/python -m tests.games.battlecards.cards.test_combinations
	$(BIN)/python -m tests.games.battlecards.exam.test_any_position
	$(BIN)/python -m tests.games.the_game.exam.test_any_position
	$(BIN)/python -m tests.games.the_game.exam.test_any_homebrew
	$(BIN)/python -m tests.games.the_game.exam.test_any_setup
	$(BIN)/python -m tests.games.the_game.exam.test_close_quarters
	$(BIN)/python -m tests.games.the_game.exam.test_drawn_figures
	$(BIN)/python -m tests.games.tabletop_warfare.exam.test_any_position
	$(BIN)/python -m tests.games.tabletop_warfare.exam.test_any_setup
	$(BIN)/python -m tests.games.tabletop_warfare.exam.test_any_content
	$(BIN)/python -m tests.games.tabletop_warfare.exam.test_altered_positions
	$(BIN)/python -m tests.games.tabletop_warfare.exam.test_any_question
	$(BIN)/python -m tests.games.tabletop_warfare.exam.test_any_deed
	$(BIN)/python -m tests.games.attacktix.exam.test_any_position
	$(BIN)/python -m tests.games.attacktix.exam.test_any_setup
	$(BIN)/python -m tests.games.attacktix.exam.test_any_content
	$(BIN)/python -m tests.games.attacktix.exam.test_any_number
	$(BIN)/python -m tests.games.attacktix.exam.test_any_look
	$(BIN)/python -m tests.games.energon_wars.exam.test_any_position
	$(BIN)/python -m tests.games.energon_wars.exam.test_any_setup
	$(BIN)/python -m tests.games.energon_wars.exam.test_any_content
	$(BIN)/python -m tests.games.energon_wars.exam.test_any_homebrew
	$(BIN)/python -m tests.games.energon_wars.exam.test_altered_positions
	$(BIN)/python -m tests.games.energon_wars.exam.test_any_question
	$(BIN)/python -m tests.games.energon_wars.exam.test_any_deed
	$(BIN)/python -m tests.forms
	$(BIN)/python -m tests.kernel.test_altered_cases

# PACKAGE=kernel, plane or a game; SEED draws the same mutants again; N of them; WHERE=rules/ only there.
mutants: setup
	nice $(BIN)/python -m benchmarks.mutants $(or $(PACKAGE),kernel) $(if $(SEED),--seed $(SEED)) \
		$(if $(N),-n $(N)) $(if $(WHERE),--where $(WHERE)) --workers $(WORKERS) $(ARGS)

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# --- the compiled build -----------------------------------------------------------------------

compiled: $(COMPILED)/.ready

$(COMPILED)/.ready: pyproject.toml hatch_build.py $(COMPILED_SOURCES) $(COMPILED)/.locked
	rm -rf build/compiled
	ROLLOUT_COMPILE=1 $(COMPILED)/bin/python -m pip wheel --quiet --no-deps --no-build-isolation \
		--wheel-dir build/compiled .
	$(COMPILED)/bin/python -m pip install --quiet --no-deps --force-reinstall build/compiled/*.whl
	$(COMPILED)/bin/python -c 'import rollout__mypyc'
	touch $@

test-compiled: compiled
	$(COMPILED)/bin/pytest -n $(WORKERS) $(COMPILED_TESTS) $(ARGS)

# --- measure ----------------------------------------------------------------------------------

bench: setup compiled $(PEERS)/.locked
	$(BIN)/python -m benchmarks.run $(ARGS)

soak: setup
	ROLLOUT_HYPOTHESIS=explore $(BIN)/pytest -n $(WORKERS) tests/laws $(ARGS)
	$(BIN)/rollout simulate the_game -n 1000 --bots random,random
	$(BIN)/python -m benchmarks.attacktix_bands
	$(BIN)/python -m benchmarks.soak.kills
	$(BIN)/python -m benchmarks.soak.kills --workers 2
	$(BIN)/python -m benchmarks.soak.kills --postgres
	$(BIN)/python -m benchmarks.soak.kills --postgres --workers 2
	$(BIN)/python -m benchmarks.soak.hostile
	$(BIN)/python -m benchmarks.soak.hostile --workers 2
	$(BIN)/python -m benchmarks.soak.hostile --postgres
	$(BIN)/python -m benchmarks.soak.hostile --postgres --workers 2
	$(BIN)/python -m benchmarks.soak.secrecy
	$(BIN)/python -m benchmarks.soak.secrecy --postgres --workers 2
	$(BIN)/python -m benchmarks.soak.pairs
	$(BIN)/python -m benchmarks.soak.crowd

# --- keep -------------------------------------------------------------------------------------

UV_COMPILE = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-strip-extras --no-config \
	--python-version 3.11 --custom-compile-command "make lock" $(UPGRADE)

lock: $(VENV)/.created
	$(BIN)/python -m pip install --quiet uv
	$(UV_COMPILE) --all-extras --group dev --output-file $(LOCK) pyproject.toml
	$(UV_COMPILE) --output-file $(PEERS_LOCK) benchmarks/peers/requirements.in

# Without the network: versions, hashes and licences. With it also what is known to be unsafe.
audit: setup
	$(BIN)/python requirements/audit.py
ifneq ($(ONLINE),)
	$(PYTHON) -m venv --clear build/audit
	build/audit/bin/python -m pip install --quiet pip-audit
	build/audit/bin/pip-audit --disable-pip --require-hashes --requirement $(LOCK)
	cd web && ./npm audit
endif

clean:
	rm -rf $(VENV) $(COMPILED) $(PEERS) web/node_modules src/rollout/server/page build dist htmlcov .coverage .coverage.* \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
