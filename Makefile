# The face of the build for people; CMake does the work. `make` lists what there is.
.DEFAULT_GOAL := help
.PHONY: help setup build program plain-compiler engine install package docs run test test-slurm sanitized odr matches judges judge-suites bench bench-growth fuzz weights owners crude-weights life-order format lint vscode studio test-studio bench-studio studio-screenshots clean

JOBS ?= $(shell nproc)
PREFIX ?= /usr/local
GAME ?= examples/lee-sedol-alphago-2016-game-4.sgf
MOVE ?= 78
GAMES ?= ../shared/data/games19
OUTCOMES ?= ../shared/data/outcomes
FUZZ_SECONDS ?= 60
POSITIONS ?= 300
LIFE_POSITIONS ?= 600
LOOK ?= first

sources = git ls-files '*.h' '*.cpp' '*.c'

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

setup: ## install the Debian packages that are missing
	@tools/setup/install-packages run test manual

build: setup ## set up, configure and build everything into build/
	@cmake --preset release
	@cmake --build --preset release --parallel $(JOBS)

# In a new clone the program is built alone, the sources of a folder as one unit; a build folder stays as it is.
plain_build = test -e build/CMakeCache.txt || cmake --preset release -D BUILD_TESTING=OFF -D KATACHI_JOINED=ON

program: ## set up and build build/bin/katachi, and what it needs alone
	@tools/setup/install-packages run
	@$(plain_build)
	@cmake --build --preset release --parallel $(JOBS) --target katachi

# It makes the tables of the builds under sanitizers, where it would take ten times as long.
plain-compiler: setup
	@$(plain_build)
	@cmake --build --preset release --parallel $(JOBS) --target katachi-compile

engine: program ## build build/bin/katachi-gtp as well
	@cmake --build --preset release --parallel $(JOBS) --target katachi-gtp

install: program ## build the programs alone and install them with their manual pages: make install PREFIX=$HOME/katachi
	@tools/setup/install-packages manual
	@cmake build
	@cmake --build --preset release --parallel $(JOBS) --target programs
	@cmake --install build --prefix $(PREFIX)

# With the flags that Debian hardens programs by, which CMake reads from the environment.
package: ## make the Debian package: build/katachi_VERSION_ARCHITECTURE.deb
	@tools/setup/install-packages run manual package
	@export DEB_BUILD_MAINT_OPTIONS=hardening=+all DEB_CXXFLAGS_MAINT_STRIP=-g && \
	  CXXFLAGS="$$(dpkg-buildflags --get CXXFLAGS) $$(dpkg-buildflags --get CPPFLAGS)" \
	  LDFLAGS="$$(dpkg-buildflags --get LDFLAGS)" cmake --preset package
	@cmake --build --preset package --parallel $(JOBS)
	@cpack --config build/package/CPackConfig.cmake -B build
	@lintian --fail-on error,warning build/katachi_*.deb

docs: setup ## write the reference of autohelpers: build/docs/autohelpers.md
	@cmake --preset release
	@cmake --build --preset release --parallel $(JOBS) --target docs

run: program ## match the shipped library against a real game: make run GAME=file.sgf MOVE=37
	build/bin/katachi match $(GAME) --move $(MOVE)

test: build ## run every test
	@ctest --preset release --parallel $(JOBS)

test-slurm: program ## share mining and a search out over two nodes of a Slurm of its own, kill one of them, and compare: build/slurm
	@tools/setup/install-packages slurm
	@tests/slurm/shards_test build/bin/katachi $(GAMES) build/slurm

sanitized: plain-compiler ## build and run the tests of readers, matchers, joseki and games under the address and undefined behaviour sanitizers
	@cmake --preset sanitize
	@cmake --build --preset sanitize --parallel $(JOBS)
	@ctest --preset sanitize --parallel $(JOBS)

odr: setup ## link all programs with a look at every definition: no name may mean two things in one program
	@cmake --preset odr
	@cmake --build --preset odr --parallel $(JOBS)

matches: build ## play 560 games on all board sizes by all rule sets, against itself and gnugo: build/matches
	@tests/regression/matches/every_rule_and_size build/bin/katachi build/bin/katachi-gtp build/matches

judges: build ## draw questions about captures, links and lives from games and prove their answers: regression/judges/tables
	@for split in tune choose judge; do for about in captures links life life-open life-agreed; do count=$(POSITIONS); case $$about in life|life-open) count=$(LIFE_POSITIONS);; esac; PATH="$$PATH:/usr/games" build/bin/katachi-judges draw $$split $$about $(GAMES) build/bin/katachi-gtp $$count regression/judges/tables build/judges || exit; done; done

judge-suites: build ## write these questions as suites for katachi regress: build/judges
	@for split in tune choose judge; do build/bin/katachi-judges suites $$split $(GAMES) regression/judges/tables build/judges || exit; done

bench: build ## measure; figures also in build/bench.json
	@build/bin/katachi-bench --benchmark_out=build/bench.json --benchmark_out_format=json

bench-growth: build ## measure with more and more patterns, games, joseki and points of eye spaces: build/growth.csv, mining-growth.csv, library-growth.csv, games-growth.csv, eyes-growth.csv, .png
	@tools/setup/install-packages growth
	@build/bin/katachi-growth build/growth.csv
	@gnuplot -c tests/bench/growth/growth.gnuplot build/growth.csv build/growth.png
	@build/bin/katachi-mining-growth build/mining-growth.csv
	@gnuplot -c tests/bench/growth/mining_growth.gnuplot build/mining-growth.csv build/mining-growth.png
	@build/bin/katachi-library-growth build/library-growth.csv
	@gnuplot -c tests/bench/growth/library_growth.gnuplot build/library-growth.csv build/library-growth.png
	@build/bin/katachi-games-growth build/games-growth.csv
	@gnuplot -c tests/bench/growth/games_growth.gnuplot build/games-growth.csv build/games-growth.png
	@build/bin/katachi-eyes-growth build/eyes-growth.csv
	@gnuplot -c tests/bench/growth/eyes_growth.gnuplot build/eyes-growth.csv build/eyes-growth.png

fuzz: plain-compiler ## fuzz whatever reads texts and files of users, GTP, the language server and the studio: make fuzz FUZZ_SECONDS=600
	@tools/setup/install-packages fuzz
	@cmake --preset fuzz
	@cmake --build --preset fuzz --parallel $(JOBS)
	@for program in build/fuzz/bin/katachi-fuzz-*; do tests/fuzz/run $$program build/fuzz/$${program##*-}-corpus $(FUZZ_SECONDS) || exit; done

weights: build ## learn the engine's weights of moves and the worths of its mined shapes from games: make weights GAMES=folder
	@build/bin/katachi compile patterndb/mined -o build/shapes.kpb
	@build/bin/katachi compile patterndb/library build/joseki/library -o build/library.kpb
	@build/bin/katachi train $(GAMES) -o engine/moves/learned/weights.txt --shapes build/shapes.kpb \
	  --values patterndb/mined/mined.db --patterns build/library.kpb --epochs 1 --reading-games 150 \
	  --report build/weights

owners: build ## learn the engine's chances of owners anew: make owners OUTCOMES=folder GAMES=server-9d-2009.tar.gz
	@build/bin/katachi owners count $(GAMES) --rules chinese -o build/counted-2009.jsonl
	@build/bin/katachi owners train $(OUTCOMES)/outcomes-train.jsonl.gz build/counted-2009.jsonl --leave-out 6 \
	  -o engine/position/learned/owners.txt
	@build/bin/katachi owners judge $(OUTCOMES)/outcomes-train.jsonl.gz --every 6 --weights engine/position/learned/owners.txt
	@build/bin/katachi owners judge $(OUTCOMES)/outcomes-dev.jsonl.gz --weights engine/position/learned/owners.txt

crude-weights: build ## learn the curves of the crude judge anew and print them for engine/position/crude_curves.cpp: make crude-weights LOOK=first, then, built with these, LOOK=second
	@build/bin/katachi-crude-weights $(LOOK)

life-order: build ## learn which moves the search of life tries first in closed regions: engine/life/moves/closed_promise_weights.h
	@build/bin/katachi life train --order engine/life/moves/closed_promise_weights.h --jobs $(JOBS)

format: ## write all C and C++ in the project's style
	@tools/setup/install-packages style
	@$(sources) | xargs clang-format -i

# Built are the generated sources, and the program that writes them, alone.
lint: setup ## check style and run clang-tidy
	@tools/setup/install-packages style lint
	@$(sources) | xargs clang-format --dry-run --Werror
	@cmake --preset lint
	@cmake --build --preset lint --parallel $(JOBS)
	@run-clang-tidy -quiet -j $(JOBS) -p build/lint '^$(CURDIR)/(base|engine|compiler|patterndb|joseki|games|regression|tools|tests)/'

vscode: ## package the extension for VS Code: build/katachi.vsix
	@command -v npm >/dev/null || tools/setup/install-packages vscode
	@mkdir -p build/vscode
	@cp -r tools/editors/vscode/. LICENSE build/vscode
	@cd build/vscode && npm ci --no-audit --no-fund --ignore-scripts && npm test && npm run package -- --out ../katachi.vsix

studio_programs = build/bin/katachi build/bin/katachi-gtp

# Sources are copied to where their packages are installed: nothing is written into the tree.
studio: build/studio/node_modules ## build the page of katachi studio: build/share/katachi/studio
	@rm -rf build/studio/src build/studio/tests
	@cp -r tools/studio/web/. build/studio
	@cp -r tests/studio/web build/studio/tests
	@cd build/studio && npm run --silent check && node build.mjs ../share/katachi/studio

test-studio: studio $(studio_programs) ## play all scenes of the page in Chromium against build/bin/katachi and its engine, and test its logic
	@tools/setup/install-packages studio-test
	@cd build/studio && node tests/build.mjs && node --test out/unit && \
	  node out/run.mjs ../bin/katachi ../../patterndb/library ../../examples/lee-sedol-alphago-2016-game-4.sgf

bench-studio: studio $(studio_programs) ## measure the page in Chromium: first paint, keys, scrolling, beside what is asked
	@tools/setup/install-packages studio-test
	@cd build/studio && node tests/build.mjs && \
	  node out/bench.mjs ../bin/katachi ../../patterndb/library ../../examples/lee-sedol-alphago-2016-game-4.sgf

studio-screenshots: studio $(studio_programs) ## draw the pictures of the page anew that stand in the documents: docs/images/studio-*.png
	@tools/setup/install-packages studio-test
	@cd build/studio && node tests/build.mjs && \
	  node out/screenshots.mjs ../bin/katachi ../../patterndb/library ../../examples/lee-sedol-alphago-2016-game-4.sgf ../../docs/images

# What is built already is played against as it is.
$(studio_programs) &:
	@$(MAKE) engine

build/studio/node_modules: tools/studio/web/package.json tools/studio/web/package-lock.json
	@command -v npm >/dev/null || tools/setup/install-packages studio
	@mkdir -p build/studio
	@cp tools/studio/web/package.json tools/studio/web/package-lock.json tools/studio/web/.npmrc build/studio
	@cd build/studio && npm ci --no-audit --no-fund --ignore-scripts
	@touch $@

clean: ## remove everything that was built
	@rm -rf build
