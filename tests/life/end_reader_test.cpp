// Statuses by life and races, and what they say of stones that playouts doubt at the end of a game.
#include "engine/life/statuses/end_reader.h"

#include <gtest/gtest.h>

#include "engine/eyes/solved_eyes.h"
#include "engine/position/statuses.h"
#include "tests/life/row_of_eyes.h"
#include "tests/position/judged.h"

namespace katachi::life {
namespace {

using board::Board;
using board::Vertex;
using board::VertexSet;
using position::Status;

using Ownership = std::array<float, board::vertex_count>;

class End {
  public:
    explicit End(std::string_view rows)
        : board_(board::parse_rows(rows).value()),
          judged_(board_.position(), board::Colour::white),
          believed_(position::statuses_of(judged_.stages().crude_life())) {}

    Board& board() { return board_; }
    Status status_at(Vertex vertex) {
        StatusReader reader({.nodes = 20'000}, solved_eyes().eyes);
        return reader.read(board_, dragons(), judged_.stages().dragons_before_life().number_at(vertex));
    }
    // Whether the string is dead once doubts are read, where its points have that owner and others live.
    bool is_dead(Vertex vertex, bool was_dead, float owner, std::uint64_t positions = EndReader::most_positions) {
        Ownership ownership{};
        for (const Vertex stone : board_.stones(board::Colour::black)) ownership[static_cast<std::size_t>(stone)] = 1;
        for (const Vertex stone : board_.stones(board::Colour::white)) ownership[static_cast<std::size_t>(stone)] = -1;
        const VertexSet string = board_.string_stones(vertex);
        for (const Vertex stone : string) ownership[static_cast<std::size_t>(stone)] = owner;
        EndReader reader(solved_eyes().eyes, positions);
        const ReadEnd end = reader.read(board_, dragons(), was_dead ? string : VertexSet(), ownership);
        read_ = reader.positions_read();
        is_alive_ = end.alive.contains(vertex);
        return end.dead.contains(vertex);
    }
    // Whether reading of the last answer found it alive.
    bool is_alive() const { return is_alive_; }
    // Positions for the last answer.
    std::uint64_t read() const { return read_; }

  private:
    BelievedDragons dragons() { return {judged_.stages().dragons_before_life(), believed_}; }

    Board board_;
    position::Judged judged_;
    std::vector<Status> believed_;
    std::uint64_t read_ = 0;
    bool is_alive_ = false;
};

// Two points in common and no eyes: neither can take the other.
constexpr std::string_view seki =
    ".O.O...../OOOO...../........./OOOOOO.../XXXXXO.../X.X.XOOOO/OOOOOXXXX/OOOOOX.../XXXXXX.X.";

TEST(StatusReader, TellsLifeDeathAndWhatHangsOnTheMove) {
    EXPECT_EQ(End(row_of_eyes(2)).status_at(black_row), Status::dead);
    EXPECT_EQ(End(row_of_eyes(3)).status_at(black_row), Status::critical);
    EXPECT_EQ(End(row_of_eyes(4)).status_at(black_row), Status::alive);
}

TEST(StatusReader, KnowsThatNeitherTakesTheOtherInASeki) {
    End end(seki);
    EXPECT_EQ(end.status_at(board::vertex_at(4, 0)), Status::alive);
    EXPECT_EQ(end.status_at(board::vertex_at(6, 0)), Status::alive);
}

TEST(EndReader, ReadsWhatIsInDoubt) {
    EXPECT_TRUE(End(row_of_eyes(2)).is_dead(black_row, false, 0.2F));
    EXPECT_FALSE(End(row_of_eyes(4)).is_dead(black_row, false, 0));
    EXPECT_FALSE(End(seki).is_dead(board::vertex_at(4, 0), false, 0));
}

TEST(EndReader, ReadsNoFurtherThanItMay) {
    End far(seki), near(seki);
    far.is_dead(board::vertex_at(4, 0), false, 0);
    near.is_dead(board::vertex_at(4, 0), false, 0, 1);
    EXPECT_GT(far.read(), near.read());
}

TEST(EndReader, LeavesWhatHangsOnTheMove) { EXPECT_FALSE(End(row_of_eyes(3)).is_dead(black_row, false, 0)); }

TEST(EndReader, SaysWhatItReadToLive) {
    End two(row_of_eyes(2)), four(row_of_eyes(4));
    two.is_dead(black_row, false, 0.2F);
    four.is_dead(black_row, false, 0);
    EXPECT_FALSE(two.is_alive());
    EXPECT_TRUE(four.is_alive());
}

// Each side has an eye, and two points are common. White's eye is the smaller, so that playouts take White for dead.
TEST(EndReader, FindsASekiOfWhatIsTakenForDead) {
    End end(".O.OOOO/OOOOOOO/XXXXXOO/..XXXOO/XX..XOO/OOOOXOO/.OOXXOO");
    EXPECT_FALSE(end.is_dead(board::vertex_at(5, 2), true, 1));
    EXPECT_TRUE(end.is_alive());
}

TEST(EndReader, LeavesWhatIsTakenForDead) { EXPECT_TRUE(End(row_of_eyes(4)).is_dead(black_row, true, -0.2F)); }

TEST(EndReader, LeavesWhatPlayoutsAgreeOn) { EXPECT_FALSE(End(row_of_eyes(2)).is_dead(black_row, false, 0.9F)); }

// Both sides' stones touch the open rest of the board.
TEST(EndReader, ReadsNothingBeforeTheEnd) {
    const std::string open = "........./";
    const std::string early = "......X../" + open + open + open + open + open + "OOOOOOO../XXXXXXO../X..XXXO..";
    EXPECT_FALSE(End(early).is_dead(black_row, false, 0.2F));
}

}  // namespace
}  // namespace katachi::life
