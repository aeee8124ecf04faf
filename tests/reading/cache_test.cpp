// That keeping answers makes them no other, whatever is asked and in whatever order.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "engine/reading/tactics.h"
#include "engine/sgf/game.h"
#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"

namespace katachi::reading {
namespace {

using OneString = TacticalAnswer (Tactics::*)(board::Board&, board::Vertex);
using StringAndPoints = TacticalAnswer (Tactics::*)(board::Board&, board::Vertex, const board::VertexSet&);
using TwoStrings = TacticalAnswer (Tactics::*)(board::Board&, board::Vertex, board::Vertex);

struct Question {
    std::size_t board = 0;
    board::Vertex a = board::pass_vertex;
    board::Vertex b = board::pass_vertex;
    OneString one = nullptr;
    TwoStrings two = nullptr;
    StringAndPoints points = nullptr;  // of the four around the second point
    TacticalAnswer answer = {};        // by reading
};

constexpr SearchLimits limits{.nodes = 300, .far_nodes = 600};

// Questions about the strings of real games, as they stand for some moves in a row.
class Cache : public testing::Test {
  protected:
    void SetUp() override {
        KATACHI_NEEDS(test::bulk_games_file);
        if (questions_.empty()) read_games();
    }

    static void read_games() {
        const std::string text = test::gzip_bytes(test::shared_data() / test::bulk_games_file);
        sgf::SgfReader reader(text);
        for (int number = 0; number < 12; ++number) {
            const auto game = reader.next();
            ASSERT_TRUE(game);
            for (int move = 60 + 10 * number; move < 66 + 10 * number && move <= game->move_count(); ++move)
                boards_.push_back(std::get<sgf::SgfPosition>(sgf::position_before_move(*game, move)).board);
        }
        for (std::size_t i = 0; i < boards_.size(); ++i)
            for (const board::Colour colour : {board::Colour::black, board::Colour::white})
                for (const board::Vertex string : boards_[i].strings(colour))
                    if (boards_[i].liberties(string) <= 4) add_questions(i, string);
        Tactics tactics(limits);
        tactics.set_caching(false);
        for (Question& question : questions_) question.answer = ask(tactics, question);
        EXPECT_EQ(tactics.cache_hits(), 0U);
    }

    static void add_questions(std::size_t i, board::Vertex stone) {
        ++strings_;
        questions_.push_back({.board = i, .a = stone, .one = &Tactics::attack});
        questions_.push_back({.board = i, .a = stone, .one = &Tactics::defend});
        const board::Board& board = boards_[i];
        const board::Vertex liberty = board.liberty_points(stone).first();
        if (stone % 4 == 3) {
            questions_.push_back({.board = i, .a = stone, .b = liberty, .points = &Tactics::restricted_attack});
            questions_.push_back({.board = i, .a = stone, .b = liberty, .points = &Tactics::restricted_defend});
        }
        if (stone % 16 == 2) {
            const board::Vertex entry = (board.liberty_points(stone).beside().beside() & board.empty_points()).first();
            questions_.push_back({.board = i, .a = stone, .b = entry, .points = &Tactics::break_in});
            questions_.push_back({.board = i, .a = stone, .b = entry, .points = &Tactics::block_off});
        }
        const board::VertexSet near = board.liberty_points(stone).beside() & board.stones(board.at(stone));
        const board::Vertex other = (near - board.string_stones(stone)).first();
        if (other == board::pass_vertex) return;
        questions_.push_back({.board = i, .a = stone, .b = other, .two = &Tactics::attack_either});
        if (stone % 4 == 0) questions_.push_back({.board = i, .a = stone, .b = other, .two = &Tactics::connect});
        if (stone % 4 == 1) questions_.push_back({.board = i, .a = stone, .b = other, .two = &Tactics::disconnect});
    }

    static TacticalAnswer ask(Tactics& tactics, const Question& question) {
        board::Board& board = boards_[question.board];
        if (question.points != nullptr)
            return (tactics.*question.points)(board, question.a, board::VertexSet::of(question.b).beside());
        return question.two == nullptr ? (tactics.*question.one)(board, question.a)
                                       : (tactics.*question.two)(board, question.a, question.b);
    }

    // Asks again, with the answers kept.
    static void expect_same_answers(Tactics& tactics) {
        for (const Question& question : questions_) {
            const std::uint64_t hits = tactics.cache_hits();
            const TacticalAnswer answer = ask(tactics, question);
            ASSERT_EQ(answer.code, question.answer.code);
            ASSERT_EQ(answer.move, question.answer.move);
            ASSERT_EQ(answer.nodes, tactics.cache_hits() > hits ? 0 : question.answer.nodes);
        }
    }

    static inline std::vector<board::Board> boards_;
    static inline std::vector<Question> questions_;
    static inline int strings_ = 0;
};

TEST_F(Cache, AnswersAreTheSameAsByReading) {
    EXPECT_GE(strings_, 2000);
    for (const Question& question : questions_) EXPECT_LE(question.answer.nodes, 3 * limits.nodes);
    Tactics tactics(limits);
    expect_same_answers(tactics);
    const auto share = 100 * tactics.cache_hits() / questions_.size();
    std::cout << strings_ << " strings, " << questions_.size() << " questions, " << share << " % known already\n";
    EXPECT_GT(share, 40U);
}

TEST_F(Cache, AnswersAreTheSameInAnyOrder) {
    std::mt19937 random(test::test_seed());
    Tactics tactics(limits);
    for (int order = 0; order < 3; ++order) {
        std::shuffle(questions_.begin(), questions_.end(), random);
        ASSERT_NO_FATAL_FAILURE(expect_same_answers(tactics));
    }
    EXPECT_GT(tactics.cache_hits(), questions_.size());
}

TEST_F(Cache, AnswersAreTheSameAfterOtherLimits) {
    Tactics tactics({.nodes = 20});
    for (const Question& question : questions_) ask(tactics, question);
    tactics.set_limits(limits);
    expect_same_answers(tactics);
    EXPECT_GT(tactics.cache_hits(), 0U);
}

TEST(CacheAlone, ReadsAgainWhatItForgot) {
    Tactics tactics(limits);
    board::Board board(9);
    const board::Vertex stone = board::vertex_at(0, 0);
    board.play(board::Colour::black, stone);
    const auto is_known = [&] {
        const std::uint64_t hits = tactics.cache_hits();
        tactics.attack(board, stone);
        return tactics.cache_hits() > hits;
    };
    EXPECT_FALSE(is_known());
    EXPECT_TRUE(is_known());
    tactics.forget();
    EXPECT_FALSE(is_known());
    EXPECT_TRUE(is_known());
}

// The same points of two boards bear the same stones, and the edge alone captures the white one.
TEST(CacheAlone, KnowsBoardsOfOtherSizesApart) {
    Tactics tactics(limits);
    const auto attack_on = [](Tactics& asked, int size) {
        board::Board board(size);
        board.place(board::Colour::black, board::vertex_at(1, 3));
        board.place(board::Colour::black, board::vertex_at(2, 3));
        board.place(board::Colour::white, board::vertex_at(1, 4));
        return asked.attack(board, board::vertex_at(1, 4)).code;
    };
    EXPECT_EQ(attack_on(tactics, 5), TacticalCode::win);
    Tactics fresh(limits);
    const TacticalCode on_nine_lines = attack_on(fresh, 9);
    EXPECT_NE(on_nine_lines, TacticalCode::win);
    EXPECT_EQ(attack_on(tactics, 9), on_nine_lines);
}

}  // namespace
}  // namespace katachi::reading
