// katachi-bench: what each stage costs, on real data. The counter `matches` is the signature of matching: a
// faster matcher must not change it.
#include <benchmark/benchmark.h>

#include "tests/bench/corpus.h"

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    benchmark::AddCustomContext("corpus", katachi::corpus_name());
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}
