// Half and false eyes: the manual's examples (chapters 7.4, 8.8 and 8.9), its kos row by row.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/eyes/solved_eyes.h"
#include "tests/eyespaces/read_eyes.h"
#include "tests/support/needs.h"
#include "tests/support/recorded_positions.h"

namespace katachi::eyespaces {
namespace {

using board::Colour;
using Kind = TopologicalEye::Kind;

struct KoCase {
    std::string name;
    std::vector<std::string> diagram;  // White's eye is the third point of the row that begins with OO.
    int ones;
    int kos_of_owner;  // a
    int kos_of_other;  // b
    int least, most;   // of the desired interval, in eighths
};

// White's eye at this row and column of the diagram, all of it read.
TopologicalEye eye_of(const std::vector<std::string>& diagram, int row, int column) {
    ReadEyes read(framed(diagram));
    const board::Vertex eye = framed_vertex(diagram, row, column);
    const EyeSpace* const space = read.spaces.at(eye, Colour::white);
    const TopologicalEye* const end = space == nullptr ? nullptr : space->end_at(eye);
    if (end == nullptr) return TopologicalEye();
    SafeMoves safe_moves(read.board, read.tactics);
    const TopologicalEye whole =
        Topology(safe_moves, read.worms).fully_at(eye, Colour::white, read.spaces.own_eyes(Colour::white));
    EXPECT_EQ(end->kind(), whole.kind());
    EXPECT_EQ(end->kind_if_ko(KoWinner::owner), whole.kind_if_ko(KoWinner::owner));
    EXPECT_EQ(end->kind_if_ko(KoWinner::attacker), whole.kind_if_ko(KoWinner::attacker));
    return whole;
}

const std::vector<KoCase> ko_cases{
    {"a", {".X..", "..OO", "OO.O", "O.OO", "XOX.", ".X.."}, 1, 1, 0, 0, 15},
    {"a'", {".X..", "..OO", "OO.O", "OXOO", "X.X.", ".X.."}, 1, 0, 1, 17, 23},
    {"b", {".X..", ".XOO", "OO.O", "O.OO", "XOX.", ".X.."}, 2, 1, 0, 17, 23},
    {"b'", {".X..", ".XOO", "OO.O", "OXOO", "X.X.", ".X.."}, 2, 0, 1, 25, 31},
    {"c", {".X..", "XOX.", "O.OO", "OO.O", "O.OO", "XOX.", ".X.."}, 0, 2, 0, 0, 15},
    {"c'", {".X..", "XOX.", "O.OO", "OO.O", "OXOO", "X.X.", ".X.."}, 0, 1, 1, 16, 16},
    {"c''", {".X..", "X.X.", "OXOO", "OO.O", "OXOO", "X.X.", ".X.."}, 0, 0, 2, 17, 23},
    {"d", {".X...", "XOX..", "O.O.X", "OO.O.", "O.OO.", "XOX..", ".X..."}, 1, 2, 0, 17, 23},
    {"d'", {".X...", "XOX..", "O.O.X", "OO.O.", "OXOO.", "X.X..", ".X..."}, 1, 1, 1, 24, 24},
    {"d''", {".X...", "X.X..", "OXO.X", "OO.O.", "OXOO.", "X.X..", ".X..."}, 1, 0, 2, 25, 31},
    {"e", {".X...", "XOX..", "O.OXX", "OO.O.", "O.OO.", "XOX..", ".X..."}, 2, 2, 0, 25, 31},
    {"e'", {".X...", "XOX..", "O.OXX", "OO.O.", "OXOO.", "X.X..", ".X..."}, 2, 1, 1, 32, 32},
    {"e''", {".X...", "X.X..", "OXOXX", "OO.O.", "OXOO.", "X.X..", ".X..."}, 2, 0, 2, 33, 64},
};

TEST(Topology, WeighsTheKosOfTheManual) {
    for (const KoCase& ko : ko_cases) {
        const auto row = std::find_if(ko.diagram.begin(), ko.diagram.end(),
                                      [](const std::string& text) { return text.starts_with("OO.O"); });
        const TopologicalEye eye = eye_of(ko.diagram, static_cast<int>(row - ko.diagram.begin()), 2);
        ASSERT_NE(eye.point, board::pass_vertex) << ko.name;
        EXPECT_EQ(eye.eighths, 8 * ko.ones + 7 * ko.kos_of_owner + 9 * ko.kos_of_other) << ko.name;
        EXPECT_GE(eye.eighths, ko.least) << ko.name;
        EXPECT_LE(eye.eighths, ko.most) << ko.name;
    }
}

TEST(Topology, TellsHalfEyes) {
    EXPECT_EQ(eye_of({"OOXX", "O.O.", "OO.X"}, 1, 1).kind(), Kind::half);
    const TopologicalEye eye = eye_of({"OO..X", "O.O.X", "OOXXX"}, 1, 1);
    EXPECT_EQ(eye.kind(), Kind::half);
    EXPECT_EQ(eye.attacks, eye.defences);
}

TEST(Topology, TellsFalseEyes) {
    EXPECT_EQ(eye_of({".OOX", "OO.OX", ".XOO.", ".X..."}, 1, 2).kind(), Kind::false_eye);
    EXPECT_EQ(eye_of({"..OOXX.", ".OO.OO..", "..OOXX.."}, 1, 3).kind(), Kind::false_eye);
}

// Rows of so many lines, with stones around the eye in that corner: its three neighbours are White's.
std::string corner_rows(int size, bool is_top, bool is_left) {
    const auto lines = static_cast<std::size_t>(size);
    std::vector<std::string> rows(lines, std::string(lines, '.'));
    const std::size_t row = is_top ? 0 : lines - 1, inner_row = is_top ? 1 : lines - 2;
    const std::size_t column = is_left ? 0 : lines - 1, inner_column = is_left ? 1 : lines - 2;
    rows[row][inner_column] = rows[inner_row][column] = rows[inner_row][inner_column] = 'O';
    std::string text;
    for (const std::string& each : rows) text += (text.empty() ? "" : "/") + each;
    return text;
}

TEST(Topology, IsTheSameInAllCorners) {
    for (const int size : {9, 13, 19})
        for (const bool is_top : {false, true})
            for (const bool is_left : {false, true}) {
                const ReadEyes read(corner_rows(size, is_top, is_left));
                const std::string name = std::string(1, is_left      ? 'A'
                                                        : size == 9  ? 'J'
                                                        : size == 13 ? 'N'
                                                                     : 'T') +
                                         std::to_string(is_top ? size : 1);
                const EyeSpace* const space = read.spaces.at(read.vertex(name.c_str()), Colour::white);
                ASSERT_NE(space, nullptr) << name;
                const TopologicalEye* const end = space->end_at(read.vertex(name.c_str()));
                ASSERT_NE(end, nullptr) << name;
                EXPECT_EQ(end->eighths, 16) << name;
            }
}

TEST(Topology, CountsTheEdgeAsTwoAndTheCornerAsTwo) {
    const ReadEyes read("...O.O.../..XOOO.../..X....../........./........./O......../O.X....../OXX....../.OOO.....");
    const auto eighths = [&](const char* name) {
        const EyeSpace* const space = read.spaces.at(read.vertex(name), Colour::white);
        const TopologicalEye* const end = space == nullptr ? nullptr : space->end_at(read.vertex(name));
        return end == nullptr ? -1 : end->eighths;
    };
    EXPECT_EQ(eighths("E9"), 16);
    EXPECT_EQ(eighths("A1"), 32);
}

TEST(Topology, KnowsEyesThatSafeStonesOfTheOtherSideMakeFalse) {
    const auto is_false = [](const char* rows, const char* point) {
        const ReadEyes read(rows);
        return is_obvious_false_eye(read.board, read.worms, read.vertex(point), Colour::white);
    };
    EXPECT_TRUE(
        is_false("........./........./........./...X...../........./.....X.../........./........./.........", "E5"))
        << "two of four";
    EXPECT_FALSE(
        is_false("........./........./........./...X...../........./........./........./........./.........", "E5"))
        << "one";
    EXPECT_FALSE(
        is_false("........./........./........./...X...../........./....OXO../.....O.../........./.........", "E5"))
        << "F4 can be captured";
    EXPECT_TRUE(
        is_false("........./........./........./........./........./........./........./...X...../.........", "E1"))
        << "one at the edge";
    EXPECT_TRUE(
        is_false("........./........./........./........./........./........./........./.X......./.........", "A1"))
        << "one in the corner";
    EXPECT_FALSE(
        is_false("........./........./........./........./........./........./........./.X......./.........", "J1"))
        << "none in the corner";
}

TEST(Topology, ReadsWhatTheKindHangsOn) {
    KATACHI_NEEDS(test::recorded_matches_file);
    int ends = 0, half = 0, next = 0;
    for (const test::RecordedPosition& recorded : test::recorded_positions()) {
        if (next++ % 9 != 0) continue;
        board::Board board(recorded.position);
        reading::Tactics tactics({.nodes = 100});
        const worms::Worms worms(board, tactics);
        KnownGames known(solved_eyes().eyes);
        const EyeSpaces spaces(board, worms, tactics, known);
        SafeMoves safe_moves(board, tactics);
        Topology topology(safe_moves, worms);
        for (const EyeSpace& space : spaces.all())
            for (const TopologicalEye& end : space.ends) {
                const TopologicalEye whole = topology.fully_at(end.point, space.owner, spaces.own_eyes(space.owner));
                ASSERT_EQ(end.kind_if_ko(KoWinner::owner), whole.kind_if_ko(KoWinner::owner)) << recorded.game;
                ASSERT_EQ(end.kind_if_ko(KoWinner::attacker), whole.kind_if_ko(KoWinner::attacker)) << recorded.game;
                ASSERT_EQ(end.kind(), whole.kind()) << recorded.game;
                if (end.kind() != Kind::half) continue;
                ASSERT_EQ(end.attacks, whole.attacks) << recorded.game;
                ASSERT_EQ(end.defences, whole.defences) << recorded.game;
                ++half;
            }
        for (const EyeSpace& space : spaces.all()) ends += static_cast<int>(space.ends.size());
    }
    EXPECT_GT(ends, 100);
    EXPECT_GT(half, 10);
}

}  // namespace
}  // namespace katachi::eyespaces
