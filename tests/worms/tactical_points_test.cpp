// Which moves are tried for a string, and which of them stay in its lists, on boards that a reader can check.
#include "engine/worms/tactical_points.h"

#include <gtest/gtest.h>

#include "tests/worms/crowded_board.h"

namespace katachi::worms {
namespace {

using reading::TacticalCode;

struct Tried {
    board::Board board;
    reading::Tactics tactics{{.nodes = 2000, .far_nodes = 4000}};

    explicit Tried(const char* rows) : board(board::parse_rows(rows).value()) {}

    board::Vertex vertex(const char* name) const { return board::parse_vertex(name, board.size()).value(); }
    board::VertexSet points(std::initializer_list<const char*> names) const {
        board::VertexSet set;
        for (const char* name : names) set.insert(vertex(name));
        return set;
    }
    TacticalPoint open(const char* name, TacticalCode code) const { return {vertex(name), code, false}; }
    TacticalPoint settled(const char* name, TacticalCode code) const { return {vertex(name), code}; }
};

board::VertexSet moves_of(const TacticalPoints& points) {
    board::VertexSet set;
    for (const TacticalPoint& point : points) set.insert(point.move);
    return set;
}

TEST(PointsAround, AreLibertiesOfNeighboursThatHaveFew) {
    const Tried few("......./......./......./...XO../......./......./.......");
    EXPECT_TRUE(points_around(few.board, few.vertex("D4")).contains(few.vertex("F4")));
    const Tried many("......./......./....X../...XOO./......./......./.......");
    EXPECT_EQ(many.board.liberties(many.vertex("E4")), 4);
    EXPECT_FALSE(points_around(many.board, many.vertex("D4")).contains(many.vertex("G4")));
}

// Both moves capture the stone at A4, whatever its owner does.
TEST(TacticalPoints, AreNotLookedForWhereNoneIsNamed) {
    Tried tried("..X../OX.../.X.../...../.....");
    TacticalPoints attacks, defences;
    add_attacks(attacks, tried.board, tried.tactics, tried.vertex("A4"), tried.points({"A3", "A5"}));
    add_defences(defences, tried.board, tried.tactics, tried.vertex("A4"), tried.points({"A3", "A5"}));
    EXPECT_TRUE(attacks.empty());
    EXPECT_TRUE(defences.empty());
}

// White takes the stones at A4, or gets there by a ko after C5. D1 does nothing to them.
constexpr const char* ko_at_edge = "XO.../.XO../.XOX./..X../.....";

TEST(TacticalPoints, StandBehindTheOneThatIsNamedTheSurestFirst) {
    Tried tried(ko_at_edge);
    TacticalPoints attacks{tried.settled("C5", TacticalCode::ko_a)};
    add_attacks(attacks, tried.board, tried.tactics, tried.vertex("A5"), tried.points({"A4", "C5", "D1"}));
    ASSERT_EQ(attacks.size(), 2U);
    EXPECT_EQ(attacks[0].move, tried.vertex("C5"));
    EXPECT_EQ(attacks[1], tried.settled("A4", TacticalCode::win));
}

TEST(TacticalPoints, ReadAgainKeepTheNamedOneAndWhatMoreReadingConfirms) {
    Tried tried(ko_at_edge);
    const auto attacks = [&](const TacticalPoints& read) {
        return attacks_read_again(read, tried.board, tried.tactics, tried.vertex("A5"));
    };
    const TacticalPoint nothing = tried.open("D1", TacticalCode::ko_b);
    EXPECT_EQ(attacks({nothing}), TacticalPoints{nothing}) << "what is named stays";
    EXPECT_EQ(moves_of(attacks({tried.settled("A4", TacticalCode::win), nothing})), tried.points({"A4"}));
    const TacticalPoint won = tried.open("D1", TacticalCode::win);
    EXPECT_EQ(attacks({tried.settled("A4", TacticalCode::win), won}).back(), won) << "more reading could not add to it";
    const TacticalPoints sorted = attacks({tried.settled("A4", TacticalCode::win), tried.open("C5", TacticalCode::ko_a),
                                           tried.settled("D1", TacticalCode::win)});
    ASSERT_EQ(sorted.size(), 3U);
    EXPECT_EQ(sorted[1].move, tried.vertex("D1"));
    EXPECT_EQ(sorted[2].move, tried.vertex("C5"));
    const auto defences = [&](const TacticalPoints& read) {
        return defences_read_again(read, tried.board, tried.tactics, tried.vertex("A5"));
    };
    EXPECT_EQ(moves_of(defences({tried.settled("A4", TacticalCode::win), tried.open("D1", TacticalCode::win),
                                 tried.open("C5", TacticalCode::win)})),
              tried.points({"A4", "C5"}));
}

// After White B7, too, a move would capture Black's three stones, but four liberties are too many for that.
TEST(TacticalPoints, ThreatenAStringOfFourLibertiesOnThoseAlone) {
    Tried tried("O..X..X/...O.O./O.OOOXX/XXXO.O./......X/...X.../O..O.XX");
    const board::Vertex string = tried.vertex("A4");
    ASSERT_EQ(tried.board.liberties(string), 4);
    ASSERT_NE(tried.tactics.threatens_attack(tried.board, tried.vertex("B7"), string).code, TacticalCode::failure);
    const TacticalPoints threats = attack_threats(tried.board, tried.tactics, string, tried.board.empty_points());
    EXPECT_FALSE(threats.empty());
    EXPECT_TRUE((moves_of(threats) - tried.board.liberty_points(string)).empty());
}

// A threat to capture leaves the string three liberties at most.
TEST(TacticalPoints, ThatThreatenToCaptureAreThoseAfterWhichAMoveCaptures) {
    base::Random random(12);
    std::array<int, 6> told{};  // by liberties of the string
    int elsewhere = 0;
    for (int game = 0; game < 12; ++game) {
        board::Board board = crowded_board(random);
        reading::Tactics tactics({.nodes = 100});
        for (const board::Colour colour : {board::Colour::black, board::Colour::white})
            for (const board::Vertex string : board.strings(colour)) {
                const int liberties = board.liberties(string);
                if (liberties > 5 || tactics.attack(board, string).code != TacticalCode::failure) continue;
                board::VertexSet threats;
                for (const board::Vertex move : board.empty_points()) {
                    const bool leaves_three = liberties - (board.liberty_points(string).contains(move) ? 1 : 0) <= 3;
                    const auto second = tactics.threatens_attack(board, move, string);
                    if (leaves_three && second.code != TacticalCode::failure) threats.insert(move);
                }
                EXPECT_EQ(moves_of(attack_threats(board, tactics, string, board.empty_points())), threats)
                    << board::vertex_name(string, board.size()) << " of " << board::to_rows(board.position());
                told[static_cast<std::size_t>(liberties)] += threats.count();
                elsewhere += (threats - board.liberty_points(string)).count();
            }
    }
    EXPECT_GT(told[3], 0);
    EXPECT_GT(told[4], 0);
    EXPECT_GT(elsewhere, 0);
}

}  // namespace
}  // namespace katachi::worms
