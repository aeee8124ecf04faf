// A search must not see what lies outside its zone: real positions are changed there, and it must go the same way.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <random>
#include <vector>

#include "engine/board/position_text.h"
#include "engine/reading/connection_goal.h"
#include "engine/reading/either_goal.h"
#include "engine/reading/proof_search.h"
#include "engine/reading/reading_zone.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"
#include "tests/support/recorded_positions.h"

namespace katachi {
namespace {

VertexSet all_points(const Board& board) {
    return board.empty_points() | board.stones(Colour::black) | board.stones(Colour::white);
}

// Stones without liberties can't be.
bool mend(Position& position, const VertexSet& outside) {
    for (int round = 0; round < 20; ++round) {
        const Board board(position);
        VertexSet dead;
        for (const Colour colour : {Colour::black, Colour::white})
            for (const Vertex stone : board.stones(colour))
                if (board.liberties(stone) == 0) dead.insert(stone);
        if (dead.empty()) return true;
        for (const Vertex vertex : (dead | dead.beside()) & outside) position.put(vertex, Colour::empty);
    }
    return false;
}

// The same within the zone, and about half of the other points changed.
std::optional<Board> changed_outside(const Board& board, const VertexSet& zone, std::mt19937& random) {
    std::uniform_int_distribution<int> pick(0, 5);
    Position position = board.position();
    const VertexSet outside = all_points(board) - zone;
    for (const Vertex vertex : outside)
        if (const int picked = pick(random); picked < 3) position.put(vertex, static_cast<Colour>(picked));
    if (!mend(position, outside)) return std::nullopt;
    return Board(position);
}

constexpr Colour anyone[] = {Colour::empty, Colour::black, Colour::white};

class Zone : public testing::Test {
  protected:
    void SetUp() override {
        KATACHI_NEEDS(recorded_matches_file);
        for (const RecordedPosition& recorded : recorded_positions())
            if (recorded.position.size >= 9) boards_.emplace_back(recorded.position);
        std::shuffle(boards_.begin(), boards_.end(), random_);
    }

    template <typename AnyGoal, typename... Strings>
    static AnyGoal about(const Board& board, Strings... strings) {
        if constexpr (std::is_same_v<AnyGoal, EitherGoal>)
            return EitherGoal(board, {strings...});
        else
            return AnyGoal(board, strings...);
    }

    template <typename AnyGoal, typename... Strings>
    void check(Board& board, Colour to_move, Colour privileged, Strings... strings) {
        const AnyGoal goal = about<AnyGoal>(board, strings...);
        const SearchResult result = search_.run(board, goal, to_move, {privileged}, limits_);
        VertexSet touched = search_.tried();
        (touched.insert(strings), ...);
        const VertexSet zone = reading_zone(board, touched, goal.sight());
        zone_points_ += zone.count();
        all_points_ += all_points(board).count();
        for (int round = 0; round < 3; ++round) {
            auto changed = changed_outside(board, zone, random_);
            if (!changed) continue;
            ++changed_;
            const AnyGoal same_goal = about<AnyGoal>(*changed, strings...);
            const SearchResult again = search_.run(*changed, same_goal, to_move, {privileged}, limits_);
            const std::string where = (vertex_name(strings, board.size()) + ... + "\n") +
                                      print_position(board.position()) + print_position(changed->position());
            ASSERT_EQ(again.is_reached, result.is_reached) << where;
            ASSERT_EQ(again.move, result.move) << where;
            ASSERT_EQ(again.nodes, result.nodes) << where;
            ASSERT_EQ(again.met_ko, result.met_ko) << where;
        }
    }

    // Of pairs of strings of one colour near each other.
    template <typename AnyGoal>
    void check_pairs() {
        for (int i = 0; i < rounds(6, 500); ++i) {
            Board& board = boards_[static_cast<std::size_t>(i)];
            for (const Colour colour : {Colour::black, Colour::white})
                for (const Vertex string : board.strings(colour))
                    for (const Vertex other :
                         board.string_stones(string).beside().beside().beside() & board.strings(colour))
                        for (const Colour to_move : {Colour::black, Colour::white}) {
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

    std::mt19937 random_{test_seed()};
    std::vector<Board> boards_;
    ProofSearch search_;
    SearchLimits limits_{.nodes = 500};
    int changed_ = 0;
    std::int64_t zone_points_ = 0;
    std::int64_t all_points_ = 0;
};

TEST_F(Zone, HoldsAllThatCapturesDependOn) {
    for (int i = 0; i < rounds(40, 2000) && i < static_cast<int>(boards_.size()); ++i) {
        Board& board = boards_[static_cast<std::size_t>(i)];
        for (const Vertex stone : board.strings(Colour::black) | board.strings(Colour::white)) {
            if (board.liberties(stone) > 4) continue;
            for (const Colour to_move : {Colour::black, Colour::white})
                ASSERT_NO_FATAL_FAILURE(check<CaptureGoal>(board, to_move, anyone[i % 3], stone));
        }
    }
    EXPECT_GT(changed_, 1000);
}

TEST_F(Zone, HoldsAllThatCapturesOfEitherStringDependOn) { check_pairs<EitherGoal>(); }

TEST_F(Zone, HoldsAllThatConnectionsDependOn) { check_pairs<ConnectionGoal>(); }

}  // namespace
}  // namespace katachi
