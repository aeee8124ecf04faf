// What actions do at a match, and what settles their result.
#include "compiler/constraint/action_run.h"

#include <gtest/gtest.h>

#include "tests/compiler/constraint/known_analysis.h"
#include "tests/compiler/constraint/one_pattern.h"

namespace katachi::compiler {
namespace {

// The text of what settled the result.
std::string settled_by(const std::string& action, std::map<std::string, float> answers = {}) {
    const OnePattern one("Pattern P\n\nXO.\n.*.\n\n:8,-\n\nAbc\n.*d\n\n>" + action + "\n");
    const match::Match match =
        match_at(one.pattern(), 0, board::Orientation::identity, board::Colour::black, board::vertex_at(0, 0));
    KnownAnalysis analysis;
    analysis.named = std::move(answers);
    const ActionRun run = run_actions({one.pattern(), match}, analysis);
    return run.settled_by == nullptr ? "" : to_text(run.settled_by->expression);
}

TEST(ActionRun, NamesWhatSettlesItsResult) {
    EXPECT_EQ(settled_by("antisuji(c); antisuji(d)"), "");
    EXPECT_EQ(settled_by("antisuji(q); return lib(A)"), "");
    EXPECT_EQ(settled_by("antisuji(c); return lib(A)"), "lib(A)");
    EXPECT_EQ(settled_by("if (lib(A)) return 0; else return lib(b);", {{"lib", 0}}), "lib(b)");
    EXPECT_EQ(settled_by("if (lib(A)) return 0; return lib(b);", {{"lib", 0}}), "lib(b)");
    EXPECT_EQ(settled_by("if (lib(A)) return 0; return lib(b);"), "lib(A)");
    EXPECT_EQ(settled_by("if (lib(A)) antisuji(c); if (lib(b)) antisuji(d); return 0;"), "lib(A)");
}

}  // namespace
}  // namespace katachi::compiler
