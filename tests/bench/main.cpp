// katachi-bench: what each stage costs, on real data. The counter `matches` is the signature of matching: a
// faster matcher must not change it.
#include <benchmark/benchmark.h>
#include <unistd.h>

#include "tests/bench/corpus.h"
#include "tests/bench/side_by_side.h"

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    benchmark::AddCustomContext("corpus", katachi::bench::corpus_name());
    using Reporter = katachi::bench::SideBySideReporter;
    Reporter reporter(isatty(STDOUT_FILENO) != 0 ? Reporter::OO_Color : Reporter::OO_None);
    benchmark::RunSpecifiedBenchmarks(&reporter);
    benchmark::Shutdown();
    return reporter.matchers_agree() ? 0 : 1;
}
