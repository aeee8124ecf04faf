// The table of what engines get right.
#include "tests/regression/judges/results.h"

#include <gtest/gtest.h>

namespace katachi::regression {
namespace {

TEST(Results, CountEachKindAndNameWrongAnswers) {
    const std::vector<JudgedQuestion> questions = read_questions(
        "a.sgf\t9\tattack\tC3\tdrawn\t1\tD3\t-\n"
        "a.sgf\t9\tdisconnect\tC3 D4\tdisputed\t0\t-\t-\tdiagonal\n");
    const std::vector<Judgement> judgements{{questions[0], "1 D3", "0", false}, {questions[1], "1 D3", "0", true}};
    EXPECT_EQ(results_text(judgements),
              "| | questions | GNU Go | this engine | settled |\n"
              "|---|--:|--:|--:|--:|\n"
              "| attack | 1 | 100.0 % (20.7–100.0) |   0.0 % (0.0–79.3) |   0.0 % (0.0–79.3) |\n"
              "| attack, drawn | 1 | 100.0 % (20.7–100.0) |   0.0 % (0.0–79.3) |   0.0 % (0.0–79.3) |\n"
              "| disconnect | 1 |   0.0 % (0.0–79.3) | 100.0 % (20.7–100.0) | 100.0 % (20.7–100.0) |\n"
              "| disconnect, diagonal | 1 |   0.0 % (0.0–79.3) | 100.0 % (20.7–100.0) | 100.0 % (20.7–100.0) |\n"
              "| disconnect, disputed | 1 |   0.0 % (0.0–79.3) | 100.0 % (20.7–100.0) | 100.0 % (20.7–100.0) |\n"
              "\nopen and wrong: 0 in a.sgf\t9\tattack\tC3\tdrawn\t1\tD3\t-\n");
}

}  // namespace
}  // namespace katachi::regression
