// Players' habits for programs, and the state of a batch of reviews, a line a game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/authoring/review/habits.h"

namespace katachi::answers {

std::string habits_json(const std::vector<authoring::PlayerHabits>& table);

// What is kept of a game that was reviewed, so that it need not be again.
struct ReviewedGame {
    std::string name;                // "2016/a.sgf#3"
    std::string hash;                // of all that its review came from
    std::vector<std::string> files;  // that were written, within the folder of reviews
    std::vector<authoring::Habits> habits;
};

// One line of JSON, with a line end.
std::string reviewed_game_line(const ReviewedGame& game);
// Nothing for a line that is broken, as the last one of a batch that was killed may be.
std::optional<ReviewedGame> reviewed_game_of_line(std::string_view line);

}  // namespace katachi::answers
