// What races with the dragons beside it say of a dragon that has no eyes.
#include "engine/life/statuses/race_standing.h"

#include <gtest/gtest.h>

#include "engine/position/statuses.h"
#include "tests/position/judged.h"

namespace katachi::life {
namespace {

using board::Board;
using position::Status;

// Black's row in the middle, White's above it, both without eyes, between dragons that live.
class Rows {
  public:
    explicit Rows(std::string_view above, std::string_view black, std::string_view below)
        : board_(board::parse_rows(".X.X...../XXXXXXXXX/" + std::string(above) + "/OOOOOOOOO/" + std::string(black) +
                                   '/' + std::string(below) + "/OOOOOOOOO/.O.O...../.........")
                     .value()),
          judged_(board_.position(), board::Colour::white),
          believed_(position::statuses_of(judged_.stages().crude_life())) {}

    bool wins(int row = 4) {
        return winning_in_races(reader_, board_, dragons(), number_in(row), Certainty::believed).stands;
    }
    bool stands(int row) { return standing_in_races(reader_, board_, dragons(), number_in(row)).stands; }

    void believe_in_all() { believed_.assign(believed_.size(), Status::alive); }

  private:
    int number_in(int row) { return judged_.stages().dragons_before_life().number_at(board::vertex_at(row, 0)); }
    BelievedDragons dragons() { return {judged_.stages().dragons_before_life(), believed_}; }

    Board board_;
    position::Judged judged_;
    std::vector<Status> believed_;
    RaceReader reader_{{.nodes = 20'000}};
};

TEST(RaceStanding, WinsByMoreLiberties) {
    Rows six_against_five(".X.X.X.X.", "XXXXXXXXX", "..O.O.O..");
    EXPECT_TRUE(six_against_five.wins());
}

TEST(RaceStanding, TakesNoneThatIsBelievedToLive) {
    Rows six_against_five(".X.X.X.X.", "XXXXXXXXX", "..O.O.O..");
    six_against_five.believe_in_all();
    EXPECT_FALSE(six_against_five.wins());
}

TEST(RaceStanding, LosesWhereTheOpponentMayMoveFirst) {
    Rows five_each(".X.X.X.X.", "XXXXXXXXX", ".O.O.O.O.");
    EXPECT_FALSE(five_each.wins());
}

// The row below takes Black's if White's above is given, but that one is taken first.
TEST(RaceStanding, DoesNotWinAgainstOneThatTakesAnother) {
    Rows rows(".X.X.X.X.", "XXXXXXXXX", "..O.O.O..");
    EXPECT_FALSE(rows.wins(6));
}

// Black's row lives by the capture of White's above.
TEST(RaceStanding, IsNoSekiWithOneThatTakesAnother) {
    Rows six_against_five(".X.X.X.X.", "XXXXXXXXX", "..O.O.O..");
    EXPECT_FALSE(six_against_five.stands(6));
    Rows five_each(".X.X.X.X.", "XXXXXXXXX", ".O.O.O.O.");
    EXPECT_TRUE(five_each.stands(6));
}

TEST(RaceStanding, DoesNotWinASeki) {
    Rows shared(".X.X.X.X.", "XXX..XXXX", "..XXXX...");
    EXPECT_FALSE(shared.wins());
}

}  // namespace
}  // namespace katachi::life
