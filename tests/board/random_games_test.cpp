// Random games under every rule set, legal and illegal moves, passes and undos: Game must agree with the plain
// game about every move, and the board with what can be found out about its position from nothing.
#include <gtest/gtest.h>

#include <random>

#include "engine/board/zobrist.h"
#include "tests/board/plain_game.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::board {
namespace {

Vertex vertex_of(int point, int size) { return vertex_at(point / size, point % size); }

VertexSet vertices(const std::set<int>& points, int size) {
    VertexSet result;
    for (const int point : points) result.insert(vertex_of(point, size));
    return result;
}

// Strings, liberties, sets and hash, each against the plain board.
void check_consistency(const Board& board, const PlainGame& plain) {
    const int size = board.size();
    ASSERT_EQ(to_rows(board.position()), plain.rows());
    ASSERT_EQ(board.captured(Colour::black), plain.captured('X'));
    ASSERT_EQ(board.captured(Colour::white), plain.captured('O'));
    ASSERT_EQ(board.hash(), SymmetricHash(board.position()).seen_by(Colour::black));
    VertexSet seen;
    int empty = 0;
    for (int point = 0; point < size * size; ++point) {
        const Vertex vertex = vertex_of(point, size);
        ASSERT_EQ(board.empty_points().contains(vertex), board.at(vertex) == Colour::empty);
        empty += board.at(vertex) == Colour::empty ? 1 : 0;
        if (board.at(vertex) == Colour::empty || seen.contains(vertex)) continue;
        const VertexSet stones = vertices(plain.string(point), size);
        const VertexSet liberties = vertices(plain.liberties(point), size);
        ASSERT_EQ(board.origin(vertex), vertex);
        for (const Vertex stone : stones) ASSERT_TRUE(board.same_string(stone, vertex));
        ASSERT_EQ(board.string_stones(vertex), stones);
        ASSERT_EQ(board.liberty_points(vertex), liberties);
        ASSERT_EQ(board.string_size(vertex), stones.count());
        ASSERT_EQ(board.liberties(vertex), liberties.count());
        seen |= stones;
    }
    ASSERT_EQ(board.empty_points().count(), empty);
}

// What the board says of a move before it is made, against the board after it.
struct Foretold {
    Foretold(const Board& board, Colour colour, Vertex vertex)
        : hash(board.hash_after(colour, vertex)),
          liberties(board.liberties_after(colour, vertex)),
          cheap_liberties(board.liberties_without_captures(colour, vertex)),
          is_suicide(board.is_suicide(colour, vertex)),
          is_capture(board.is_capture(colour, vertex)),
          is_ko_capture(board.is_ko_capture(colour, vertex)),
          opponents(board.captured(opponent(colour))) {}

    void check(const Board& after, Colour colour, Vertex vertex) const {
        const int taken = after.captured(opponent(colour)) - opponents;
        ASSERT_EQ(after.hash(), hash);
        ASSERT_EQ(is_suicide, after.at(vertex) == Colour::empty);
        ASSERT_EQ(is_capture, taken > 0);
        ASSERT_EQ(after.ko_point() != pass_vertex, is_ko_capture);
        if (is_suicide) return;
        ASSERT_EQ(after.liberty_points(vertex), liberties);
        ASSERT_EQ(cheap_liberties, cheap_liberties & liberties);
        ASSERT_TRUE(taken > 0 || cheap_liberties == liberties);
    }

    std::uint64_t hash;
    VertexSet liberties, cheap_liberties;
    bool is_suicide, is_capture, is_ko_capture;
    int opponents;
};

class RandomGame {
  public:
    RandomGame(int size, const Rules& rules, std::mt19937& random)
        : size_(size), random_(random), game_(size, rules), plain_(size, rules) {}

    void play_on(int moves) {
        for (int move = 0; move < moves && !testing::Test::HasFatalFailure(); ++move) {
            if (below(10) > 0) colour_ = opponent(colour_);
            if (below(16) == 0)
                take_back(1 + below(6));
            else if (below(40) == 0)
                pass();
            else
                try_point(below(size_ * size_));
        }
        take_back(static_cast<int>(game_.board().history().size()));
        ASSERT_EQ(game_.board().position(), Position(size_));
        ASSERT_FALSE(game_.undo());
    }

  private:
    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }
    char plain_colour() const { return colour_ == Colour::black ? 'X' : 'O'; }

    void try_point(int point) {
        const Vertex vertex = vertex_of(point, size_);
        const Legality expected = plain_.judge(plain_colour(), point);
        Legality legality = game_.is_legal(colour_, vertex);
        if (legality == Legality::ko) legality = Legality::superko;
        ASSERT_STREQ(reason(legality), reason(expected)) << vertex_name(vertex, size_) << " on " << plain_.rows();
        const bool repeats_anyway = expected == Legality::superko && below(2) == 0;
        if (expected != Legality::ok && !repeats_anyway) {
            const Legality as_ko = expected == Legality::superko ? expected : game_.play_ko(colour_, vertex);
            ASSERT_NE(as_ko, Legality::ok);
            ASSERT_NE(game_.play(colour_, vertex), Legality::ok);
            return check_consistency(game_.board(), plain_);
        }
        const Foretold foretold(game_.board(), colour_, vertex);
        ASSERT_EQ(repeats_anyway ? game_.play_ko(colour_, vertex) : game_.play(colour_, vertex), Legality::ok);
        plain_.play(plain_colour(), point);
        check_consistency(game_.board(), plain_);
        foretold.check(game_.board(), colour_, vertex);
    }

    void pass() {
        ASSERT_EQ(game_.play(colour_, pass_vertex), Legality::ok);
        plain_.pass(plain_colour());
        ASSERT_EQ(game_.board().ko_point(), pass_vertex);
    }

    void take_back(int moves) {
        for (; moves > 0 && !game_.board().history().empty(); --moves) {
            ASSERT_TRUE(game_.undo());
            plain_.undo();
        }
        check_consistency(game_.board(), plain_);
    }

    int size_;
    std::mt19937& random_;
    Game game_;
    PlainGame plain_;
    Colour colour_ = Colour::white;
};

std::vector<std::string> names_of_rules() {
    std::vector<std::string> names;
    for (const Rules& rules : rule_sets()) names.emplace_back(rules.name);
    return names;
}

class RandomGames : public testing::TestWithParam<std::string> {};

// 10,000 in all: of every seven, six on boards of up to nine lines.
TEST_P(RandomGames, AgreeWithThePlainGame) {
    const unsigned seed = test::test_seed();
    std::mt19937 random(seed);
    const int games = test::rounds(1430, 71500);
    for (int number = 0; number < games && !HasFatalFailure(); ++number) {
        const int size = number % 7 == 0 ? 10 + number / 7 % 10 : 2 + number % 8;
        SCOPED_TRACE("game " + std::to_string(number) + ", size " + std::to_string(size) + ", seed " +
                     std::to_string(seed));
        RandomGame(size, *find_rules(GetParam()), random).play_on(size < 10 ? 3 * size * size : size * size * 3 / 2);
    }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, RandomGames, testing::ValuesIn(names_of_rules()), [](const auto& rules) {
    std::string name = rules.param;
    name.erase(std::remove(name.begin(), name.end(), '-'), name.end());
    return name;
});

}  // namespace
}  // namespace katachi::board
