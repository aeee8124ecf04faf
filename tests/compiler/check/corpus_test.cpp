// All rules over a corpus of real databases. Every finding counted here was looked at and is a true one.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>

#include "compiler/check/check.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tests/support/needs.h"
#include "tests/support/shared_data.h"

namespace katachi::compiler {

namespace {

TEST(Corpus, HasTheKnownFindingsAndNoOthers) {
    KATACHI_NEEDS("gnugo/patterns");
    std::map<std::string, int> counts;
    for (const DatabaseSpec& spec : discover_databases(test::shared_data() / "gnugo/patterns")) {
        base::Diagnostics findings;
        check(read_database(spec, findings), findings);
        for (const base::Diagnostic& finding : findings) ++counts[finding.rule];
    }
    const std::map<std::string, int> expected{
        {"class-without-stones", 8},
        {"constant-comparison", 2},
        {"constant-condition", 1},
        {"constraint-diagram-contradiction", 2},
        {"constraint-repeats-diagram", 11},
        {"duplicate-shape", 5},
        {"false-symmetry", 1},
        {"hidden-eye-shape", 1},
        {"label-case", 298},
        {"label-on-several-points", 1},
        {"shadowed-entry", 31},
        {"two-anchors", 2},
        {"undeclared-symmetry", 68},
        {"value-without-effect", 2},
        {"wrong-kind-of-point", 3},
    };
    EXPECT_EQ(counts, expected);
}

}  // namespace

}  // namespace katachi::compiler
