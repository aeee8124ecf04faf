// Verdicts by reading, which lean on the dragons around.
#include "engine/life/statuses/reading_judge.h"

#include <gmock/gmock.h>

#include "engine/eyes/solved_eyes.h"
#include "engine/worms/capturable.h"
#include "tests/life/row_of_eyes.h"
#include "tests/position/judged.h"

namespace katachi::life {
namespace {

using board::Board;
using board::Vertex;
using position::Assumption;
using position::Status;
using position::Verdict;

class ReadPosition {
  public:
    explicit ReadPosition(std::string_view rows, const LifeLimits& limits = {.nodes = 20'000})
        : board_(board::parse_rows(rows).value()),
          believed_(board_.position(), board::Colour::white),
          lives_(limits, solved_eyes().eyes),
          races_(limits),
          judge_(board_, believed_.stages().crude_life(), worms::capturable_stones(believed_.stages().worms()),
                 {lives_, races_, connections_},
                 [&](const position::Dragon& dragon) { read_.push_back(dragon.origin); }) {}

    const position::Dragons& dragons() { return believed_.stages().dragons_before_life(); }
    int number_at(Vertex vertex) { return dragons().number_at(vertex); }
    const Verdict& crude_at(Vertex vertex) {
        return believed_.stages().crude_life()[static_cast<std::size_t>(number_at(vertex))];
    }
    std::vector<Verdict> judge_all() { return position::judge_all(dragons(), judge_); }
    Verdict verdict_at(Vertex vertex) { return judge_all()[static_cast<std::size_t>(number_at(vertex))]; }
    ReadingJudge& judge() { return judge_; }
    // Origins of the dragons that were read, in turn.
    const std::vector<Vertex>& read() const { return read_; }

  private:
    Board board_;
    position::Judged believed_;
    LifeReader lives_;
    RaceReader races_;
    reading::Tactics connections_;
    std::vector<Vertex> read_;
    ReadingJudge judge_;
};

TEST(ReadingJudge, SaysWhetherDragonsLive) {
    EXPECT_EQ(ReadPosition(row_of_eyes(2)).verdict_at(black_row).status, Status::dead);
    EXPECT_EQ(ReadPosition(row_of_eyes(3)).verdict_at(black_row).status, Status::critical);
    EXPECT_EQ(ReadPosition(row_of_eyes(4)).verdict_at(black_row).status, Status::alive);
}

TEST(ReadingJudge, LeavesDragonsWithALongWayOutAsTheyWereJudged) {
    ReadPosition position(row_of_eyes(2));
    EXPECT_EQ(position.verdict_at(white_wall), position.crude_at(white_wall));
    EXPECT_THAT(position.read(), testing::Not(testing::Contains(position.dragons().at(white_wall)->origin)));
    EXPECT_FALSE(position.judge().readings()[static_cast<std::size_t>(position.number_at(white_wall))]);
}

TEST(ReadingJudge, LeansOnWhatStandsAroundTheRoom) {
    ReadPosition position(row_of_eyes(2));
    EXPECT_THAT(position.verdict_at(black_row).assumptions,
                testing::Contains(Assumption{position.number_at(white_wall), Status::alive}));
}

TEST(ReadingJudge, ReadsALifeAnewOnlyInAnotherRoom) {
    ReadPosition position(row_of_eyes(3));
    std::vector<Status> believed(static_cast<std::size_t>(position.dragons().count()), Status::unknown);
    const int black = position.number_at(black_row);
    position.judge().judge(position.dragons(), black, believed);
    const std::uint64_t first = position.judge().nodes();
    EXPECT_GT(first, 0U);
    believed[static_cast<std::size_t>(position.number_at(white_wall))] = Status::alive;
    const Verdict again = position.judge().judge(position.dragons(), black, believed);
    EXPECT_EQ(position.judge().nodes(), first);
    EXPECT_EQ(again.status, Status::critical);
}

TEST(ReadingJudge, TellsASekiThatOnlyRacesSee) {
    ReadPosition position(".O.O.O./OOOOOOO/.O.O.O./OOOOOOO/OOOOOOO/XXXXXXO/.OOOX.O");
    const Vertex black = board::vertex_at(5, 0);
    const Verdict verdict = position.verdict_at(black);
    EXPECT_EQ(verdict.status, Status::alive);
    EXPECT_FALSE(verdict.is_proved);
    const auto& reading = position.judge().readings()[static_cast<std::size_t>(position.number_at(black))];
    ASSERT_TRUE(reading);
    EXPECT_EQ(reading->help, RaceHelp::seki);
    EXPECT_EQ(reading->safety(*position.dragons().at(black), verdict), position::Safety::alive_in_seki);
}

TEST(ReadingJudge, GivesStagesTheirLives) {
    ReadPosition position(row_of_eyes(3));
    reading::Tactics tactics;
    eyespaces::KnownGames known(solved_eyes().eyes);
    analysis::Stages stages(tactics, known);
    stages.let_judge(position.judge());
    stages.set(Board(board::parse_rows(row_of_eyes(3)).value()), board::Colour::white);
    EXPECT_EQ(stages.weakness().weakness.size(), stages.life().size());
    EXPECT_EQ(stages.life(), ReadPosition(row_of_eyes(3)).judge_all());
    EXPECT_EQ(stages.dragons().safety[static_cast<std::size_t>(position.number_at(black_row))],
              position::Safety::critical);
}

}  // namespace
}  // namespace katachi::life
