// A search must not see what lies outside its zone: real positions are changed there, and it must go the same way.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <random>
#include <vector>

#include "engine/board/position_text.h"
#include "engine/reading/goals/connection_goal.h"
#include "engine/reading/goals/either_goal.h"
#include "engine/reading/proof_search.h"
#include "engine/reading/reading_zone.h"
#include "engine/reading/tactics.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"
#include "tests/support/recorded_positions.h"

namespace katachi::reading {
namespace {

board::VertexSet all_points(const board::Board& board) {
    return board.empty_points() | board.stones(board::Colour::black) | board.stones(board::Colour::white);
}

// Stones without liberties can't be.
bool mend(board::Position& position, const board::VertexSet& outside) {
    for (int round = 0; round < 20; ++round) {
        const board::Board board(position);
        board::VertexSet dead;
        for (const board::Colour colour : {board::Colour::black, board::Colour::white})
            for (const board::Vertex stone : board.stones(colour))
                if (board.liberties(stone) == 0) dead.insert(stone);
        if (dead.empty()) return true;
        for (const board::Vertex vertex : (dead | dead.beside()) & outside) position.put(vertex, board::Colour::empty);
    }
    return false;
}

// The same within the zone, and about half of the other points changed.
std::optional<board::Board> changed_outside(const board::Board& board, const board::VertexSet& zone,
                                            std::mt19937& random) {
    std::uniform_int_distribution<int> pick(0, 5);
    board::Position position = board.position();
    const board::VertexSet outside = all_points(board) - zone;
    for (const board::Vertex vertex : outside)
        if (const int picked = pick(random); picked < 3) position.put(vertex, static_cast<board::Colour>(picked));
    if (!mend(position, outside)) return std::nullopt;
    return board::Board(position);
}

constexpr board::Colour anyone[] = {board::Colour::empty, board::Colour::black, board::Colour::white};

class Zone : public testing::Test {
  protected:
    void SetUp() override {
        KATACHI_NEEDS(test::recorded_matches_file);
        for (const test::RecordedPosition& recorded : test::recorded_positions())
            if (recorded.position.size >= 9) boards_.emplace_back(recorded.position);
        std::shuffle(boards_.begin(), boards_.end(), random_);
    }

    template <typename AnyGoal, typename... Strings>
    static AnyGoal about(const board::Board& board, Strings... strings) {
        if constexpr (std::is_same_v<AnyGoal, EitherGoal>)
            return EitherGoal(board, {strings...});
        else
            return AnyGoal(board, strings...);
    }

    template <typename AnyGoal, typename... Strings>
    void check(board::Board& board, board::Colour to_move, board::Colour privileged, Strings... strings) {
        const AnyGoal goal = about<AnyGoal>(board, strings...);
        const SearchResult result = search_.run(board, goal, to_move, {privileged}, limits_);
        LookedAt looked_at = search_.looked_at();
        (looked_at.centres.insert(strings), ...);
        const board::VertexSet zone = reading_zone(board, looked_at, goal.sight());
        zone_points_ += zone.count();
        all_points_ += all_points(board).count();
        for (int round = 0; round < 3; ++round) {
            auto changed = changed_outside(board, zone, random_);
            if (!changed) continue;
            ++changed_;
            const AnyGoal same_goal = about<AnyGoal>(*changed, strings...);
            const SearchResult again = search_.run(*changed, same_goal, to_move, {privileged}, limits_);
            const std::string where = (board::vertex_name(strings, board.size()) + ... + "\n") +
                                      board::print_position(board.position()) +
                                      board::print_position(changed->position());
            ASSERT_EQ(again.is_reached, result.is_reached) << where;
            ASSERT_EQ(again.move, result.move) << where;
            ASSERT_EQ(again.nodes, result.nodes) << where;
            ASSERT_EQ(again.met_ko, result.met_ko) << where;
        }
    }

    // The questions are about pairs of strings of one colour near each other.
    template <typename AnyGoal>
    void check_pairs() {
        for (int i = 0; i < test::rounds(6, 500); ++i) {
            board::Board& board = boards_[static_cast<std::size_t>(i)];
            for (const board::Colour colour : {board::Colour::black, board::Colour::white})
                for (const board::Vertex string : board.strings(colour))
                    for (const board::Vertex other :
                         board.string_stones(string).beside().beside().beside() & board.strings(colour))
                        for (const board::Colour to_move : {board::Colour::black, board::Colour::white}) {
                            if (other <= string) continue;
                            ASSERT_NO_FATAL_FAILURE(check<AnyGoal>(board, to_move, anyone[i % 3], string, other));
                        }
        }
        EXPECT_GT(changed_, 300);
    }

    void TearDown() override {
        if (changed_ == 0) return;
        std::cout << changed_ << " changed positions, the zone " << 100 * zone_points_ / all_points_
                  << " % of the board\n";
    }

    std::mt19937 random_{test::test_seed()};
    std::vector<board::Board> boards_;
    ProofSearch search_;
    SearchLimits limits_{.nodes = 500};
    int changed_ = 0;
    std::int64_t zone_points_ = 0;
    std::int64_t all_points_ = 0;
};

TEST_F(Zone, HoldsAllThatCapturesDependOn) {
    for (int i = 0; i < test::rounds(40, 2000) && i < static_cast<int>(boards_.size()); ++i) {
        board::Board& board = boards_[static_cast<std::size_t>(i)];
        for (const board::Vertex stone : board.strings(board::Colour::black) | board.strings(board::Colour::white)) {
            if (board.liberties(stone) > 4) continue;
            for (const board::Colour to_move : {board::Colour::black, board::Colour::white})
                ASSERT_NO_FATAL_FAILURE(check<CaptureGoal>(board, to_move, anyone[i % 3], stone));
        }
    }
    EXPECT_GT(changed_, 1000);
}

// A stone more of the owner of a string that is lost, where the answer says that none has influence.
TEST_F(Zone, OfACaptureHoldsAllMovesThatSave) {
    Tactics tactics(limits_);
    int asked = 0;
    for (int i = 0; i < test::rounds(40, 2000) && i < static_cast<int>(boards_.size()); ++i) {
        board::Board& board = boards_[static_cast<std::size_t>(i)];
        for (const board::Vertex stone : board.strings(board::Colour::black) | board.strings(board::Colour::white)) {
            if (board.liberties(stone) > 4) continue;
            const TacticalAnswer answer = tactics.attack(board, stone);
            if (answer.code != TacticalCode::win) continue;
            const board::VertexSet near = board.string_stones(stone).beside().beside().beside();
            for (const board::Vertex move : (near & board.empty_points()) - answer.zone) {
                if (board.play(board.at(stone), move) != board::Legality::ok) continue;
                const TacticalAnswer after = tactics.attack(board, stone);
                board.undo();
                ASSERT_TRUE(after.code == TacticalCode::win || !after.is_settled)
                    << board::vertex_name(stone, board.size()) << " " << board::vertex_name(move, board.size()) << "\n"
                    << board::print_position(board.position());
                ++asked;
            }
        }
    }
    EXPECT_GT(asked, 300);
}

// The same of links: a stone more of their owner, where the answer says that none has influence.
TEST_F(Zone, OfACutHoldsAllMovesThatJoin) {
    Tactics tactics(limits_);
    tactics.set_caching(false);  // so that each question is read
    int asked = 0;
    for (int i = 0; i < test::rounds(6, 500) && i < static_cast<int>(boards_.size()); ++i) {
        board::Board& board = boards_[static_cast<std::size_t>(i)];
        for (const board::Vertex string : board.strings(board::Colour::black) | board.strings(board::Colour::white))
            for (const board::Vertex other :
                 board.string_stones(string).beside().beside().beside() & board.strings(board.at(string))) {
                if (other <= string) continue;
                const TacticalAnswer cut = tactics.disconnect(board, string, other);
                if (cut.code != TacticalCode::win || cut.zone == board::VertexSet::everything()) continue;
                const board::Vertex move = (board.empty_points() - cut.zone).first();
                if (move == board::pass_vertex || board.play(board.at(string), move) != board::Legality::ok) continue;
                const TacticalAnswer after = tactics.disconnect(board, string, other);
                board.undo();
                ASSERT_EQ(after.code, cut.code) << board::print_position(board.position());
                ASSERT_EQ(after.move, cut.move) << board::print_position(board.position());
                ++asked;
            }
    }
    EXPECT_GT(asked, 50);
}

TEST_F(Zone, HoldsAllThatCapturesOfEitherStringDependOn) { check_pairs<EitherGoal>(); }

TEST_F(Zone, HoldsAllThatConnectionsDependOn) { check_pairs<ConnectionGoal>(); }

}  // namespace
}  // namespace katachi::reading
