// Reading against the exhaustive solver, about strings in corners and on edges between walls, and on boards of three
// lines.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "engine/board/position_text.h"
#include "engine/reading/goals/ladder.h"
#include "engine/reading/tactics.h"
#include "tests/reading/exhaustive_solver.h"
#include "tests/support/nightly.h"
#include "tests/support/random_move.h"
#include "tests/support/random_position.h"

namespace katachi::reading {
namespace {

constexpr int fillings_of_a_region = 60;

// Where stones are put at random, and what lies around it.
struct Room {
    board::Position walls;
    board::VertexSet region;
};

// The smallest board, without walls.
Room whole_board() {
    Room room{board::Position(3), {}};
    room.region = board::Board(room.walls).empty_points();
    return room;
}

// A region of at most ten points at the upper edge of a board of eleven lines, in the corner or not. Around it are one
// wall or two, each with two eyes that are far away.
Room between_walls(std::mt19937& random) {
    const auto pick = [&](int least, int most) { return std::uniform_int_distribution<int>(least, most)(random); };
    const int height = pick(1, 3);
    const int width = height == 1 ? pick(3, 5) : height == 2 ? pick(2, 5) : 3;
    const int left = pick(0, 1) == 0 ? 0 : 2;
    const int right = left + width;
    const int first_rows = pick(0, height);  // of the wall on the right; the other one is everywhere else
    const board::Colour first = pick(0, 1) == 0 ? board::Colour::black : board::Colour::white;
    const board::Colour other = pick(0, 1) == 0 ? board::opponent(first) : first;
    Room room{board::Position(11), {}};
    for (int row = 0; row < 11; ++row)
        for (int column = 0; column < 11; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            const bool is_in = row < height && column >= left && column < right;
            const bool is_first = column >= right && first_rows > 0 && row < (column < 7 ? first_rows : 3);
            const bool is_eye = (column == 8 || column == 10) && (row == 0 || row == 10);
            if (is_in) room.region.insert(vertex);
            if (!is_in && !is_eye) room.walls.put(vertex, is_first ? first : other);
        }
    return room;
}

// With stones in the region, each with a liberty, and one of `colour` at the target.
std::optional<board::Board> filled(const Room& room, board::Vertex target, board::Colour colour, std::mt19937& random) {
    std::uniform_int_distribution<int> pick(0, 9);
    board::Position position = room.walls;
    const int empties = pick(random) / 2 + 1;  // of ten
    for (const board::Vertex vertex : room.region) {
        const int picked = pick(random);
        if (picked >= empties) position.put(vertex, picked % 2 == 0 ? board::Colour::black : board::Colour::white);
    }
    position.put(target, colour);
    const board::Board board(position);
    for (const board::Colour any : {board::Colour::black, board::Colour::white})
        for (const board::Vertex stone : board.stones(any))
            if (board.liberties(stone) == 0) return std::nullopt;
    // A stone of the walls is none of the strings in question.
    const bool is_in = (board.string_stones(target) - room.region).empty();
    return is_in ? std::optional(board) : std::nullopt;
}

bool is_success(TacticalCode code) { return code == TacticalCode::win || code == TacticalCode::ko_a; }

struct Count {
    int all = 0;
    int wrong = 0;
    int likely = 0;
    int likely_and_wrong = 0;
};

struct Tally {
    Count attacks, failed_attacks, defences, failed_defences;
};

void count(Count& count, const TacticalAnswer& answer, bool is_right) {
    ++count.all;
    count.wrong += is_right ? 0 : 1;
    if (!answer.is_likely) return;
    ++count.likely;
    count.likely_and_wrong += is_right ? 0 : 1;
}

void ask_about(Tactics& tactics, board::Board& board, board::Vertex target, const ExhaustiveSolver& solver,
               Tally& tally) {
    const board::Colour defender = board.at(target);
    const std::string where = board::vertex_name(target, board.size()) + '\n' + board::print_position(board.position());
    const TacticalAnswer attack = tactics.attack(board, target);
    const bool is_attacked = solver.is_captured(board, board::opponent(defender));
    count(is_success(attack.code) ? tally.attacks : tally.failed_attacks, attack,
          is_success(attack.code) == is_attacked);
    EXPECT_FALSE(is_success(attack.code) && !attack.is_likely && !is_attacked) << "attack " << where;

    const TacticalAnswer defence = tactics.defend(board, target);
    const bool is_lost = solver.is_captured(board, defender);
    count(is_success(defence.code) ? tally.defences : tally.failed_defences, defence,
          is_success(defence.code) != is_lost);
    EXPECT_FALSE(!is_success(defence.code) && !defence.is_likely && !is_lost) << "defend " << where;
}

void tell(const char* what, const Count& count) {
    std::cout << what << ": " << count.all << ", of these wrong " << count.wrong << "; likely " << count.likely
              << ", of these wrong " << count.likely_and_wrong << '\n';
}

// Hands boards to `ask`, each with a string and the truth about it.
template <typename Ask>
void for_each_string(int regions, Ask ask) {
    std::mt19937 random(test::test_seed());
    for (int round = 0; round < regions; ++round) {
        const Room room = round % 8 == 0 ? whole_board() : between_walls(random);
        const int index = std::uniform_int_distribution<int>(0, room.region.count() - 1)(random);
        const board::Vertex target = room.region.nth(index);
        const board::Colour defender = round % 2 == 0 ? board::Colour::black : board::Colour::white;
        const ExhaustiveSolver solver(board::Board(room.walls), room.region, target, defender);
        for (int i = 0; i < fillings_of_a_region; ++i)
            if (auto board = filled(room, target, defender, random)) ask(*board, target, solver);
    }
}

// What reading proves is true. What it does not prove may be true all the same, seldom.
void expect_no_wrong_proof(const SearchLimits& limits) {
    Tactics tactics(limits);
    Tally tally;
    for_each_string(test::rounds(1'000, 200'000),
                    [&](board::Board& board, board::Vertex target, const ExhaustiveSolver& solver) {
                        ask_about(tactics, board, target, solver, tally);
                    });
    tell("attacks that succeed", tally.attacks);
    tell("attacks that fail", tally.failed_attacks);
    tell("defences that succeed", tally.defences);
    tell("defences that fail", tally.failed_defences);
    EXPECT_GT(tally.attacks.all + tally.failed_attacks.all, 1000);
    EXPECT_LT(tally.failed_attacks.wrong * 20, tally.failed_attacks.all);
    EXPECT_LT(tally.defences.wrong * 20, tally.defences.all);
}

TEST(Exhaustive, NoCaptureIsProvedThatThereIsNot) { expect_no_wrong_proof({.nodes = 1000}); }

TEST(Exhaustive, NoCaptureIsProvedInStagesThatThereIsNot) { expect_no_wrong_proof({.nodes = 1000, .far_nodes = 5000}); }

// After moves by chance in the region, of which the last one takes a ko, and the side to move; nothing where none does,
// or the string is gone.
struct BoardWithKo {
    board::Board board;
    board::Colour to_move;
};

std::optional<BoardWithKo> played_to_a_ko(const board::Board& start, const board::VertexSet& region,
                                          board::Vertex target, std::mt19937& random) {
    constexpr int most_moves = 12;
    BoardWithKo played{start, board::Colour::black};
    board::Board& board = played.board;
    for (int move = 0; move < most_moves && board.ko_point() == board::pass_vertex; ++move) {
        if (!test::play_random_move(board, played.to_move, region, random)) return std::nullopt;
        if (board.at(target) != start.at(target)) return std::nullopt;
        played.to_move = board::opponent(played.to_move);
    }
    const bool is_in = (board.string_stones(target) - region).empty();
    return is_in && board.ko_point() != board::pass_vertex ? std::optional(played) : std::nullopt;
}

TEST(Exhaustive, NothingIsProvedThatIsNotSoWhereAKoHasJustBeenTaken) {
    std::mt19937 random(test::test_seed());
    Tactics tactics({.nodes = 1000, .far_nodes = 5000});
    int asked = 0, lost = 0;
    for_each_string(
        test::rounds(300, 20'000), [&](board::Board& start, board::Vertex target, const ExhaustiveSolver& solver) {
            auto played = played_to_a_ko(start, solver.region(), target, random);
            if (!played) return;
            board::Board& board = played->board;
            const bool is_attack = played->to_move != board.at(target);
            const TacticalAnswer answer = is_attack ? tactics.attack(board, target) : tactics.defend(board, target);
            if (answer.is_likely) return;
            ++asked;
            if (is_success(answer.code) != is_attack) return;
            ++lost;
            EXPECT_TRUE(solver.is_captured(board, played->to_move))
                << (is_attack ? "attack " : "defend ") << board::vertex_name(target, board.size()) << ", ko at "
                << board::vertex_name(board.ko_point(), board.size()) << '\n'
                << board::print_position(board.position());
        });
    std::cout << asked << " asked, " << lost << " lost\n";
    EXPECT_GT(asked, 50);
    EXPECT_GT(lost, 10);
}

// Whether the string is captured where the side to move may pass or begin with one of these moves.
bool is_captured_after(const board::Board& board, board::Colour to_move, const board::VertexSet& moves,
                       const ExhaustiveSolver& solver, board::Colour defender) {
    const auto is_captured = [&](board::Vertex move) {
        board::Board next = board;
        if (next.play(to_move, move) != board::Legality::ok) return to_move == defender;
        return solver.is_captured(next, board::opponent(to_move));
    };
    const bool after_pass = is_captured(board::pass_vertex);
    return to_move == defender ? after_pass && std::all_of(moves.begin(), moves.end(), is_captured)
                               : after_pass || std::any_of(moves.begin(), moves.end(), is_captured);
}

// Half of the points, by chance, are forbidden to the side to move.
TEST(Exhaustive, NothingIsProvedOfRestrictedMovesThatIsNotSo) {
    std::mt19937 random(test::test_seed());
    Tactics tactics({.nodes = 1000});
    int asked = 0, changed = 0, missed = 0;
    for_each_string(
        test::rounds(300, 20'000), [&](board::Board& board, board::Vertex target, const ExhaustiveSolver& solver) {
            const board::Colour defender = board.at(target);
            const std::string where =
                board::vertex_name(target, board.size()) + '\n' + board::print_position(board.position());
            board::VertexSet allowed, forbidden;
            for (const board::Vertex point : board.empty_points())
                (random() % 2 == 0 ? allowed : forbidden).insert(point);
            for (const bool attacks : {true, false}) {
                const board::Colour side = attacks ? board::opponent(defender) : defender;
                const TacticalAnswer answer = attacks ? tactics.restricted_attack(board, target, forbidden)
                                                      : tactics.restricted_defend(board, target, forbidden);
                const bool is_lost = is_captured_after(board, side, allowed & solver.region(), solver, defender);
                const bool says_lost = is_success(answer.code) == attacks;
                EXPECT_FALSE(says_lost && !is_lost) << (attacks ? "attack " : "defend ") << where;
                EXPECT_TRUE(answer.code == TacticalCode::failure || !forbidden.contains(answer.move)) << where;
                ++asked;
                // Where a string is lost without another move, reading tries no move that does nothing.
                const bool is_lost_anyway = attacks && solver.is_captured(board, defender);
                missed += is_lost && !says_lost && !is_lost_anyway ? 1 : 0;
                changed += is_lost != solver.is_captured(board, side) ? 1 : 0;
            }
        });
    EXPECT_GT(asked, 1000);
    EXPECT_GT(changed, 100) << "that some moves are forbidden hardly matters";
    EXPECT_LT(missed * 20, asked);
}

TEST(Exhaustive, NoLadderIsSaidToWorkThatDoesNot) {
    int ladders = 0;
    for_each_string(test::rounds(300, 20'000),
                    [&](board::Board& board, board::Vertex target, const ExhaustiveSolver& solver) {
                        if (board.liberties(target) > 2 || !read_ladder(board, target, 1000).works) return;
                        ++ladders;
                        EXPECT_TRUE(solver.is_captured(board, board::opponent(board.at(target))))
                            << board::vertex_name(target, board.size()) << '\n'
                            << board::print_position(board.position());
                    });
    EXPECT_GT(ladders, 100);
}

}  // namespace
}  // namespace katachi::reading
