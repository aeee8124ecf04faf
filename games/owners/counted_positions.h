// Positions of games that were counted to the end, with the owner of each point then.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/position/owners/expected_score.h"

namespace katachi::games {

struct CountedPosition {
    int game = 0;  // its number in the collection
    int move = 0;  // moves played
    board::Colour to_move = board::Colour::black;
    double komi = 0;
    double result = 0;  // Black's points less White's, komi taken off
    board::Scoring scoring = board::Scoring::territory;
    board::Position position;
    board::Position owners;  // empty where nobody owns a point
};

// What the side got of a point: 1, 0, or a half where nobody owned it.
float outcome(const CountedPosition& counted, board::Vertex vertex, board::Colour side);

// The question is told as the game was counted. Prisoners are not known, so that sides are taken to have played by
// turns.
position::ScoreQuestion score_question(const CountedPosition& counted);

struct CountedPositionsError {
    int line = 0;  // from 1
    std::string message;
};

// The text is such as "B+7.5"; there is nothing for games that were not counted, such as "B+R".
std::optional<double> counted_result(std::string_view text);

// A JSON object a line: `game`, `move`, `to_play` (B or W), `komi`, `result` (B+7.5), `board` (rows of X, O and .),
// `owner` (rows of B, W and =) and perhaps `scoring` (area or territory). Boards of 19 lines alone.
std::variant<std::vector<CountedPosition>, CountedPositionsError> read_counted_positions(std::string_view text);
// Reading the line, without an end, gives the same position.
std::string line_of(const CountedPosition& counted);

}  // namespace katachi::games
