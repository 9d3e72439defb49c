# Start with `make gallery` and `make test`. Both install what they need.

.DEFAULT_GOAL := help
# In CI what is built for the tests is compiled strictly, so that lint need not compile it again.
STRICT := $(if $(WARNINGS_ARE_ERRORS),-Xswiftc -warnings-as-errors -Xcc -Werror)
.PHONY: help gallery test test-here pages fuzz bench peers lint docs recordings pictures window clean

help: ## List the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

gallery: ## Build build/gallery.html, the demos in one page, and open it
	@Scripts/setup gallery
	@Hosts/Web/build --quick
	@Scripts/open build/gallery.html

test: ## Run the Swift tests, the fuzzer, the web build, and the page in real browsers
	@Scripts/setup test
	swift build --build-tests $(STRICT)
	@$(MAKE) --no-print-directory --jobs=2 test-here pages
	@Tests/Web/run

# The compiler for the web uses one core at a time, so what needs no browser is tested meanwhile.
test-here:
	swift test --skip-build $(STRICT)
	@Scripts/test-live $(STRICT)
	@Scripts/check-sources $(STRICT)
	@Scripts/test-pictures $(STRICT)
	@Scripts/fuzz $(STRICT)
	@Scripts/check-mistakes $(STRICT)
	@Scripts/check-dependency $(STRICT)
	python3 -B Tests/Adapt/test_adapt.py
	python3 -B Tests/New/test_new.py
	python3 -B Tests/Mutants/test_mutants.py
	python3 -B Tests/Compare/test_compare.py

pages:
	@Hosts/Web/build
	@Hosts/Web/build --fixtures --quick
	@Scripts/web Tests/Web/Screens --quick --output build/screens.html
	@Scripts/web Tests/Web/Screens --quick --folder build/screens
	@Scripts/web Tests/Web/Flow --quick --folder build/flow

fuzz: ## Perform random operations on collection views and check the screen
	@Scripts/fuzz

bench: ## Run the benchmarks, alternating with other toolkits that are installed, and in Chromium
	@Scripts/setup test
	swift build -c release --product benchmarks --static-swift-stdlib
	@python3 -B Benchmarks/run.py "$$(swift build -c release --product benchmarks --show-bin-path)/benchmarks" --micro
	@Hosts/Web/build --fixtures
	@.venv/bin/python -B Benchmarks/web.py
	@.venv/bin/python -B Benchmarks/web_peers.py
	@Hosts/Web/build
	@.venv/bin/python -B Benchmarks/page.py

peers: ## Install Qt, GTK and React for comparison in `make bench`
	@Scripts/setup peers

lint: ## Check the formatting and the documents, and compile with warnings as errors
	@Scripts/lint

docs: ## Build build/docs, the guides and the documentation of the modules
	@Scripts/docs

recordings: ## Record the demos as animated pictures, Documentation/*.svg
	@Scripts/recordings

pictures: ## Draw the demos natively, build/pictures/*.png
	@Scripts/pictures

window: ## Show the demos in a window, natively on Linux
	@Scripts/setup window
	swift run --package-path Hosts/Native -c release gallery-window

clean: ## Remove all build results
	rm -rf .build build
