// The conditions among the class letters of a colon line.
#include "engine/match/constraint/class_conditions.h"

#include <gtest/gtest.h>

#include "engine/match/constraint/constants.h"
#include "tests/compiler/constraint/known_analysis.h"
#include "tests/compiler/constraint/one_pattern.h"

namespace katachi::compiler {
namespace {

const board::Vertex own_stone = board::vertex_at(0, 1), opponents_stone = board::vertex_at(0, 0);

// What is refused and where: "O B19", "true" or "undecided".
std::string verdict(const std::string& classes, const KnownAnalysis& known, const std::string& rows = "XO\no*\n") {
    const OnePattern one("Pattern P\n\n" + rows + "\n:8," + classes + "\n\n");
    KnownAnalysis analysis = known;
    const match::Placement placement = match::placement_of(
        one.tables(),
        match_at(one.pattern(), 0, board::Orientation::identity, board::Colour::black, board::vertex_at(0, 0)));
    const match::ClassVerdict said = match::evaluate_classes(one.tables(), placement, analysis);
    if (!said.value.is_decided()) return "undecided";
    return said.value.is_true()
               ? "true"
               : std::string{said.letter} + " " + board::vertex_name(said.vertex, board::max_board_size);
}

KnownAnalysis safe() {
    KnownAnalysis known;
    known.named = {{"legal_omove", 1}, {"safe_omove", 1}, {"safe_xmove", 1}, {"status", match::status_unknown}};
    return known;
}

KnownAnalysis with_status(int own, int opponents) {
    KnownAnalysis known = safe();
    known.at[{"status", own_stone}] = static_cast<float>(own);
    known.at[{"status", opponents_stone}] = static_cast<float>(opponents);
    return known;
}

TEST(ClassConditions, AskWhetherTheMoveIsSafe) {
    KnownAnalysis known = safe();
    EXPECT_EQ(verdict("-", known), "true");
    known.named["safe_omove"] = 0;
    EXPECT_EQ(verdict("C", known), "s B18");
    EXPECT_EQ(verdict("sC", known), "true");
    known.named["legal_omove"] = 0;
    EXPECT_EQ(verdict("sC", known), "* B18");
    EXPECT_EQ(verdict("C", known), "* B18");
    known = safe();
    known.named["safe_xmove"] = 0;
    EXPECT_EQ(verdict("C", known), "true");
    EXPECT_EQ(verdict("n", known), "n B18");
    known.named.erase("safe_xmove");
    EXPECT_EQ(verdict("n", known), "undecided");
}

TEST(ClassConditions, AskTheStatusOfTheStonesDrawn) {
    const struct {
        const char* letter;
        const char* refused_at;
        bool accepts[4];  // dead, alive, critical, unknown
    } letters[] = {{"O", "O B19", {false, true, false, true}},
                   {"o", "o B19", {true, false, false, true}},
                   {"X", "X A19", {false, true, true, true}},
                   {"x", "x A19", {true, false, true, true}}};
    for (const auto& [letter, refused_at, accepts] : letters)
        for (const int status :
             {match::status_dead, match::status_alive, match::status_critical, match::status_unknown}) {
            const bool is_own = letter[0] == 'O' || letter[0] == 'o';
            const auto known =
                is_own ? with_status(status, match::status_unknown) : with_status(match::status_unknown, status);
            EXPECT_EQ(verdict(letter, known), accepts[status] ? "true" : refused_at) << letter << status;
        }
}

TEST(ClassConditions, AreFalseWhateverIsUndecided) {
    KnownAnalysis known = with_status(match::status_dead, match::status_unknown);
    known.at.erase({"status", opponents_stone});
    known.named.erase("status");
    EXPECT_EQ(verdict("X", known), "undecided");
    EXPECT_EQ(verdict("XO", known), "O B19");
    known.named["legal_omove"] = 0;
    EXPECT_EQ(verdict("X", known), "* B18");
}

TEST(ClassConditions, DoNotAskForAMoveThatIsNotThere) {
    EXPECT_EQ(verdict("n", KnownAnalysis(), "XO\no.\n"), "true");
    EXPECT_EQ(verdict("O", KnownAnalysis(), "XO\no.\n"), "undecided");
}

}  // namespace
}  // namespace katachi::compiler
