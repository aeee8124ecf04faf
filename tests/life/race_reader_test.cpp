// Races as they are answered.
#include "engine/life/races/race_reader.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <variant>

#include "engine/board/position_text.h"

namespace katachi::life {
namespace {

using reading::TacticalCode;

constexpr LifeLimits limits{.nodes = 5'000};

board::Board board_of(const std::string& drawing) {
    return board::Board(std::get<board::Position>(board::read_position_text(drawing)));
}

// A board of thirteen lines, of which these three are at the top, and the others empty.
board::Board board_below(std::string top) {
    for (int line = 3; line < 13; ++line) top += ". . . . . . . . . . . . .\n";
    return board_of(top);
}

// The first dragon moves first; each is one string.
RaceAnswer raced(const char* drawing, board::Vertex own, board::Vertex rival, const LifeLimits& most = limits) {
    board::Board board = board_of(drawing);
    RaceReader reader(most);
    return reader.read(board,
                       race_between(board, {own, board.string_stones(own)}, {rival, board.string_stones(rival)}));
}

// Black's outer liberties are two, White's three.
constexpr const char* without_eyes =
    ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\nO O O O . . . . .\n. . O O . . . . .\nX X X X O . . . .\n"
    "O O O O X . . . .\n. . . X . . . . .\nX X X X . . . . .\n";
const board::Vertex black_string = board::vertex_at(5, 0), white_string = board::vertex_at(6, 0);

TEST(RaceReader, WhoHasMoreLibertiesNeedsNoMove) {
    const RaceAnswer black = raced(without_eyes, black_string, white_string);
    EXPECT_EQ(black.defence, TacticalCode::failure);
    EXPECT_EQ(black.attack, TacticalCode::failure);
    const RaceAnswer white = raced(without_eyes, white_string, black_string);
    EXPECT_EQ(white.defence, TacticalCode::win);
    EXPECT_EQ(white.attack, TacticalCode::win);
    EXPECT_EQ(white.move, board::pass_vertex);
    EXPECT_NE(white.certainty, Certainty::open);
}

TEST(RaceReader, SharedLibertiesMakeSeki) {
    constexpr const char* drawing =
        ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\nO O O O O O . . .\nX X X X X O . . .\n"
        "X . X . X O . . .\nO O O O O X . . .\nO O O O O X . . .\nX X X X X X . . .\n";
    for (const auto& [own, rival] : {std::pair(board::vertex_at(4, 0), board::vertex_at(6, 0)),
                                     {board::vertex_at(6, 0), board::vertex_at(4, 0)}}) {
        const RaceAnswer answer = raced(drawing, own, rival);
        EXPECT_EQ(answer.defence, TacticalCode::win);
        EXPECT_EQ(answer.attack, TacticalCode::failure);
        EXPECT_EQ(answer.move, board::pass_vertex);
    }
}

// White may fill either liberty to win, and leaves the shared one.
TEST(RaceReader, FillsFromOutside) {
    constexpr const char* drawing =
        ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\nO O O O O O . . .\n. X X X X O . . .\n"
        "X . X X X O . . .\nO O O O O X . . .\n. O O O O X . . .\nX X X X X X . . .\n";
    const RaceAnswer white = raced(drawing, board::vertex_at(6, 0), board::vertex_at(5, 2));
    EXPECT_EQ(white.attack, TacticalCode::win);
    EXPECT_EQ(white.move, board::vertex_at(4, 0));
}

// White has two of the five points in the corner, and fills the third whenever he likes: nobody need play.
constexpr const char* corner_of_five =
    ". O . X . O . . .\nO X X X O . . . .\n. X O O O . . . .\nX X O . . . . . .\n. O O . . . . . .\n. O . . . . . . .\n"
    "O O . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n";

TEST(RaceReader, ABentFourInTheCornerIsDead) {
    const board::Vertex black = board::vertex_at(1, 1), white = board::vertex_at(0, 1);
    const RaceAnswer attacked = raced(corner_of_five, white, black);
    EXPECT_EQ(attacked.attack, TacticalCode::win);
    EXPECT_EQ(attacked.defence, TacticalCode::win);
    EXPECT_EQ(attacked.move, board::pass_vertex);
    const RaceAnswer defended = raced(corner_of_five, black, white);
    EXPECT_EQ(defended.attack, TacticalCode::failure);
    EXPECT_EQ(defended.defence, TacticalCode::failure);
}

// White's way out below lies outside of what the two reach: Black blocks it, and wins by one liberty.
TEST(RaceReader, WhoRacesMayBeKeptIn) {
    constexpr const char* drawing =
        ". . . O O O . . .\nX X X X O . . . .\nO O O O X X X X .\n. . X X X . . . .\nX . X . . . . . .\n. . . . . . . "
        ". .\n"
        ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n";
    const RaceAnswer white = raced(drawing, board::vertex_at(2, 0), board::vertex_at(1, 0));
    EXPECT_EQ(white.attack, TacticalCode::failure);
    EXPECT_EQ(white.defence, TacticalCode::failure);
    EXPECT_NE(white.certainty, Certainty::open);
}

// A search of one position sees no end. Black's two liberties might still become an eye, so that nothing is counted.
TEST(RaceReader, OneEyeBeatsNoneWhereTheSearchIsOpen) {
    constexpr const char* drawing =
        ". . . . . . . . .\n. . . . . . . . .\nO O O . . . . . .\n. . O O . . . . .\n. . O O . . . . .\nX X X X O . . "
        ". .\n"
        "O O O O X . . . .\n. . . O X . . . .\nO O O O X . . . .\n";
    const RaceAnswer black = raced(drawing, black_string, white_string, {.nodes = 1});
    EXPECT_EQ(black.certainty, Certainty::open);
    EXPECT_EQ(black.attack, TacticalCode::failure);
    EXPECT_EQ(black.defence, TacticalCode::failure);
}

// The one move that kills joins four stones to the wall. It is none of the first that are tried, and all others fail
// since Black then gets out by taking the four, which is believed to be life.
TEST(RaceReader, OneMoveOfDoubtfulPromiseWins) {
    constexpr const char* drawing =
        ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . X X X X X\n. . O X X . . . .\n. O O X O O O "
        "O O\n"
        ". O . O X X X X X\n. O . O X . . . X\n. . X . O O O O X\n";
    const RaceAnswer white = raced(drawing, board::vertex_at(5, 4), board::vertex_at(6, 4));
    EXPECT_EQ(white.attack, TacticalCode::win);
    EXPECT_EQ(white.defence, TacticalCode::win);
    EXPECT_EQ(white.move, board::vertex_at(8, 3));
}

// White's stone is taken whoever plays first, but Black makes two eyes by the third point alone.
TEST(RaceReader, WhoTakesFewStonesPlaysWhereHeNeedsToLive) {
    constexpr const char* drawing =
        ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . "
        ". .\n"
        "O O O O O O . . .\nX X X X X O . . .\n. O . . X . O . .\n";
    const RaceAnswer black = raced(drawing, board::vertex_at(7, 0), board::vertex_at(8, 1));
    EXPECT_EQ(black.attack, TacticalCode::win);
    EXPECT_EQ(black.defence, TacticalCode::win);
    EXPECT_EQ(black.move, board::vertex_at(8, 2));
}

// Black lives by either of two ways to his stones, G9 and H7, so that White, who dies without the race, may not be
// stopped where he threatens one of them.
TEST(RaceReader, WhoLivesWithoutTheRaceMayBeThreatened) {
    constexpr const char* drawing =
        ". . . . . . . . . . . . .\n. . . . . . . . . . . . .\n. . . . O O X X . . . . .\n. . . O O O X X X X . . .\n"
        ". . . O X . . O O X X . .\n. . . O X X X O O X X . .\n. . . O X X X . O . X X .\n. . . O O O O X X X X . .\n"
        ". . . . . O O X X X . . .\n. . . . . . . . . . . . .\n. . . . . . . . . . . . .\n. . . . . . . . . . . . .\n"
        ". . . . . . . . . . . . .\n";
    const RaceAnswer white = raced(drawing, board::vertex_at(4, 7), board::vertex_at(4, 4));
    EXPECT_EQ(white.defence, TacticalCode::win);
    EXPECT_EQ(white.attack, TacticalCode::failure);
    EXPECT_EQ(white.move, board::vertex_at(4, 6));
    EXPECT_NE(white.certainty, Certainty::open);
}

// Given that White lives without the race, E12 would take Black's strings as well. Without that gift only H12 does.
TEST(RaceReader, AMoveThatTakesOnlyByAGiftIsNotTold) {
    board::Board board = board_of(
        ". . O O X O . . X X . . .\n. . O O . O O . X X . . .\n. . O O . X X O X X . . .\n. . O O X X . X O O . . .\n"
        ". . O O . . X X O O . . .\n. . O O O O O O O O . . .\n. . O O O O O O O O . . .\n. . . . . . . . . . . . .\n"
        ". . . . . . . . . . . . .\n. . . . . . . . . . . . .\n. . . . . . . . . . . . .\n. . . . . . . . . . . . .\n"
        ". . . . . . . . . . . . .\n");
    const auto racer = [&](board::Vertex first, board::Vertex second) {
        return Racer{first, board.string_stones(first) | board.string_stones(second)};
    };
    const Race race = race_between(board, racer(board::vertex_at(0, 5), board::vertex_at(2, 7)),
                                   racer(board::vertex_at(2, 5), board::vertex_at(3, 7)));
    const RaceAnswer white = RaceReader(limits).read(board, race);
    EXPECT_EQ(white.defence, TacticalCode::win);
    EXPECT_EQ(white.attack, TacticalCode::win);
    EXPECT_EQ(white.move, board::vertex_at(1, 7));
}

// White's four stones beside the way out have a liberty on it and one behind them: Black may take them.
TEST(RaceReader, StringsThatAreShutInAsWellAreRead) {
    constexpr const char* drawing =
        ". X X O O O X X . O X X .\n. X X O O O X X X O O X X\n. X X O O X X X X O O X X\nX X . O O . X . . . O . X\n"
        ". X X X X O O O O X X X X\n. . X . X O O . O X X X .\n. . . . . . . . . . . . .\n. . . . . . . . . . . . .\n"
        ". . . . . . . . . . . . .\n. . . . . . . . . . . . .\n. . . . . . . . . . . . .\n. . . . . . . . . . . . .\n"
        ". . . . . . . . . . . . .\n";
    const RaceAnswer white = raced(drawing, board::vertex_at(0, 3), board::vertex_at(0, 6));
    EXPECT_EQ(white.defence, TacticalCode::win);
    EXPECT_EQ(white.attack, TacticalCode::failure);
    EXPECT_NE(white.certainty, Certainty::open);
}

// Black's five stones in the corner and his wall below share a liberty.
constexpr const char* corner_beside_a_wall =
    "X X X O O . X . . . . . .\n"
    "X X . O O . X . . . . . .\n"
    "O O X X X X X . . . . . .\n";
constexpr board::Vertex corner_string = board::vertex_at(0, 0), wall_string = board::vertex_at(2, 4),
                        side_string = board::vertex_at(0, 3);

// Black's dragon holds both of his strings.
Race race_beside_a_wall(const board::Board& board, const board::VertexSet& weak = {}) {
    return race_between(board, {side_string, board.string_stones(side_string)},
                        {corner_string, board.string_stones(corner_string) | board.string_stones(wall_string)}, weak);
}

TEST(RaceBetween, AWallWithLibertiesOfItsOwnIsNoPart) {
    const board::Board board = board_below(corner_beside_a_wall);
    const Race race = race_beside_a_wall(board);
    EXPECT_EQ(race.rivals.stones, board.string_stones(corner_string));
    EXPECT_TRUE(race.own.given_safe.contains(wall_string));
}

TEST(RaceBetween, AWallThatReadingCapturesIsPart) {
    const board::Board board = board_below(corner_beside_a_wall);
    const Race race = race_beside_a_wall(board, board.string_stones(wall_string));
    EXPECT_TRUE(race.rivals.stones.contains(wall_string));
}

TEST(RaceBetween, AStringWithFewLibertiesOfItsOwnIsPart) {
    const board::Board board = board_of(
        "X X O O X . . . .\nX X . O X . . . .\nX . X X X . . . .\nO O O O O O . . .\n. . . . . . . . .\n"
        ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n");
    const board::Vertex own = board::vertex_at(0, 2), rival = board::vertex_at(0, 0), wall = board::vertex_at(2, 4);
    const Race race = race_between(board, {own, board.string_stones(own)},
                                   {rival, board.string_stones(rival) | board.string_stones(wall)});
    EXPECT_TRUE(race.rivals.stones.contains(wall));
}

TEST(RaceReader, WhoTakesWhatIsShutInNeedNotTakeTheWall) {
    board::Board board = board_below(corner_beside_a_wall);
    RaceReader reader(limits);
    const RaceAnswer white = reader.read(board, race_beside_a_wall(board));
    EXPECT_EQ(white.attack, TacticalCode::win);
    EXPECT_EQ(white.move, board::vertex_at(1, 2));
}

// White is in atari and has no move that helps. Whether Black's wall, which counts as weak, could be taken
// stays open.
// A straight three in the corner is no race: the wall around it stands in the open.
TEST(RaceReader, WhoStandsApartNeitherLivesNorDiesByTheRace) {
    constexpr const char* drawing =
        ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . "
        ". .\n"
        "O O O O O O . . .\nX X X X X O . . .\nX . . . X O . . .\n";
    const board::Vertex wall = board::vertex_at(6, 0), corner = board::vertex_at(7, 0), vital = board::vertex_at(8, 2);
    const RaceAnswer saved = raced(drawing, corner, wall);
    EXPECT_EQ(saved.defence, TacticalCode::win);
    EXPECT_EQ(saved.attack, TacticalCode::failure);
    EXPECT_EQ(saved.move, vital);
    const RaceAnswer killed = raced(drawing, wall, corner);
    EXPECT_EQ(killed.defence, TacticalCode::win);
    EXPECT_EQ(killed.attack, TacticalCode::win);
    EXPECT_EQ(killed.move, vital);
    EXPECT_EQ(killed.certainty, Certainty::believed);
}

TEST(RaceBetween, WhoStandsApartHasNineLibertiesOfItsOwnInTheOpen) {
    const auto is_black_apart = [](const std::string& top) {
        const board::Board board = board_below(top);
        const board::Vertex white = board::vertex_at(0, 0), black = board::vertex_at(1, 0);
        const Race race = race_between(board, {black, board.string_stones(black)}, {white, board.string_stones(white)});
        EXPECT_FALSE(race.are_rivals_apart) << top;
        return race.is_own_apart;
    };
    EXPECT_TRUE(is_black_apart("O O O O O O O . X O . . .\nX X X X X X X X X O . . .\n. . . . . . . . . . . . .\n"));
    EXPECT_FALSE(is_black_apart("O O O O O O O . X O . . .\nX X X X X X X X X O . . .\nO . . . . . . . . . . . .\n"));
}

TEST(RaceReader, WhoDiesTakesNothingThatIsLeftOpen) {
    constexpr const char* drawing =
        "X X X X O O O X . . . . .\n"
        ". . . X . O O X . . . . .\n"
        "O O O O X X X X . . . . .\n";
    board::Board board = board_below(drawing);
    const board::Vertex own = board::vertex_at(0, 4), rival = board::vertex_at(0, 0), wall = board::vertex_at(2, 4);
    RaceReader reader(limits);
    const RaceAnswer white =
        reader.read(board, race_between(board, {own, board.string_stones(own)},
                                        {rival, board.string_stones(rival) | board.string_stones(wall)},
                                        board.string_stones(wall)));
    EXPECT_EQ(white.certainty, Certainty::open);
    EXPECT_EQ(white.defence, TacticalCode::failure);
    EXPECT_EQ(white.attack, TacticalCode::failure);
}

// White takes four stones at once and is left with a square of four, which is no two eyes: so the search, which stays
// open, leans.
TEST(RaceReader, WhoTakesFewStonesAndSeemsToDieLoses) {
    constexpr const char* drawing =
        "X X O O O X . . . . . . .\n"
        "X X . . O X . . . . . . .\n"
        "O O X X X X . . . . . . .\n";
    board::Board board = board_below(drawing);
    const board::Vertex own = board::vertex_at(0, 4), rival = board::vertex_at(0, 0), weak = board::vertex_at(2, 0);
    RaceReader reader(limits);
    const RaceAnswer white =
        reader.read(board, race_between(board, {own, board.string_stones(own)}, {rival, board.string_stones(rival)},
                                        board.string_stones(weak)));
    EXPECT_EQ(white.certainty, Certainty::open);
    EXPECT_EQ(white.defence, TacticalCode::failure);
    EXPECT_EQ(white.attack, TacticalCode::failure);
}

// White is saved at M11 and at M4. Whether he takes anything stays open, but only M4, the vital point of Black's eye
// space, is not refuted.
TEST(RaceReader, OfMovesThatSaveTheLastAttackIsTold) {
    constexpr const char* drawing =
        ". . . . . . . . X X X X .\n. . . . . . . . X . O O O\n. . . . . . . . X X O . X\n. . . . . . . . . X O X .\n"
        ". . . . . . . . . X O . .\n. . . . . . . . O X O O O\n. . . . . . . O O O X X .\n. . . . . . . O . O O X X\n"
        ". . . . . . . . O X X X .\n. . . . . . . . O X . . O\n. . . . . . . . O X X X .\n. . . . . . . . O O . X X\n"
        ". . . . . . . . . O O O O\n";
    const RaceAnswer white = raced(drawing, board::vertex_at(5, 11), board::vertex_at(6, 11), {.nodes = 20'000});
    EXPECT_EQ(white.defence, TacticalCode::win);
    EXPECT_EQ(white.attack, TacticalCode::failure);
    EXPECT_EQ(white.move, board::vertex_at(9, 11));
}

}  // namespace
}  // namespace katachi::life
