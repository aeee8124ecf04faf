// The game that the program begins with, or that a person loads.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "engine/board/rules.h"
#include "engine/sgf/game_record.h"

namespace katachi::player {

struct StartOptions {
    int size = board::max_board_size;
    int handicap = 0;
    std::optional<double> komi;  // else what the game is usually played with
    std::string rules;           // a name, else those of the file, else Japanese
    // Else what the rules have.
    std::optional<board::KoRule> ko;
    std::optional<board::SuicideRule> suicide;
    std::string file;   // SGF to go on from, FILE or FILE#N, if not empty
    std::string until;  // the move that it stops before: a number, or the vertex of a move
};

// What is wrong, in one line, and what to do.
struct StartError {
    std::string message;
    bool is_about_until = false;
};

std::variant<sgf::GameRecord, StartError> start_record(const StartOptions& options);

// Names of all rule sets, with commas.
std::string rule_names();

}  // namespace katachi::player
