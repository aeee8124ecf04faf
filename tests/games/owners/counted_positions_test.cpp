#include "games/owners/counted_positions.h"

#include <gtest/gtest.h>

namespace katachi::games {
namespace {

std::string rows(char letter) {
    std::string text;
    for (int row = 0; row < 19; ++row) text += std::string(row > 0 ? 1 : 0, '/') + std::string(19, letter);
    return text;
}

std::string line(std::string_view result, const std::string& board, const std::string& owner) {
    return R"({"game": 7, "move": 60, "to_play": "W", "result": ")" + std::string(result) +
           R"(", "komi": "6.5", "board": ")" + board + R"(", "owner": ")" + owner + "\"}\n";
}

std::string trouble(const std::string& text) {
    const auto read = read_counted_positions(text);
    const auto* error = std::get_if<CountedPositionsError>(&read);
    return error == nullptr ? "" : std::to_string(error->line) + ": " + error->message;
}

TEST(CountedPositions, AreReadFromLines) {
    std::string board = rows('.'), owner = rows('B');
    board[1] = 'X';
    owner[0] = '=';
    owner[2] = 'W';
    const auto read =
        std::get<std::vector<CountedPosition>>(read_counted_positions(line("W+2.5", board, owner) + "\n"));
    ASSERT_EQ(read.size(), 1U);
    EXPECT_EQ(read[0].game, 7);
    EXPECT_EQ(read[0].to_move, board::Colour::white);
    EXPECT_EQ(read[0].result, -2.5);
    EXPECT_EQ(read[0].position.at(0, 1), board::Colour::black);
    EXPECT_EQ(outcome(read[0], board::vertex_at(0, 0), board::Colour::black), 0.5F);
    EXPECT_EQ(outcome(read[0], board::vertex_at(0, 1), board::Colour::black), 1);
    EXPECT_EQ(outcome(read[0], board::vertex_at(0, 2), board::Colour::black), 0);
    EXPECT_EQ(score_question(read[0]).black_played_more, 1);
}

TEST(CountedPositions, AreWrittenAsTheyAreRead) {
    std::string owner = rows('B');
    owner[0] = '=';
    auto counted =
        std::get<std::vector<CountedPosition>>(read_counted_positions(line("W+2.5", rows('O'), owner))).front();
    for (const board::Scoring scoring : {board::Scoring::area, board::Scoring::territory}) {
        counted.scoring = scoring;
        for (const double result : {-3.5, 0.0, 12.0}) {
            counted.result = result;
            const auto read =
                std::get<std::vector<CountedPosition>>(read_counted_positions(line_of(counted) + "\n")).front();
            EXPECT_EQ(read.result, result);
            EXPECT_EQ(read.scoring, scoring);
            EXPECT_EQ(read.komi, 6.5);
            EXPECT_EQ(read.to_move, counted.to_move);
            EXPECT_EQ(read.position, counted.position);
            EXPECT_EQ(read.owners, counted.owners);
        }
    }
}

TEST(CountedPositions, SayWhatIsWrongAndWhere) {
    const std::string good = line("B+0.5", rows('.'), rows('='));
    EXPECT_EQ(trouble(good + line("B+R", rows('.'), rows('='))), "2: `B+R` is no counted result");
    EXPECT_EQ(trouble(good + line("Draw", rows('.'), rows('='))), "2: `Draw` is no counted result");
    EXPECT_EQ(trouble(line("B+1", "...", rows('='))), "1: no board of 19 lines");
    EXPECT_EQ(trouble("{}"), "1: key 'game' not found");
    EXPECT_EQ(trouble("nothing"), "1: is no JSON");
    EXPECT_EQ(trouble("[1, 2]"), "1: is no position, but other JSON");
}

}  // namespace
}  // namespace katachi::games
