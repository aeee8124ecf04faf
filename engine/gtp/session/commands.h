// The commands that the engine understands: one table, of a group for each part of the session. Names and answers are
// those of GTP 2 and GNU Go 3.8. As there, words behind those that a command takes are passed over; commands of
// Katachi's own refuse them.
#pragma once

#include <span>
#include <string_view>

#include "engine/gtp/session/session.h"

namespace katachi::gtp {

struct Command {
    std::string_view name;
    std::string_view parameters;  // as help shows them; with `...` any number of words, else at most a word for each
    std::string_view meaning;
    Answer (*run)(Session& session, const Arguments& arguments);
};

std::span<const Command> gtp_commands();
const Command* find_gtp_command(std::string_view name);

Answer execute(Session& session, const GtpRequest& request);

// The groups.
std::span<const Command> administration_commands();
std::span<const Command> setup_commands();
std::span<const Command> record_commands();
std::span<const Command> move_commands();
std::span<const Command> play_commands();
std::span<const Command> search_area_commands();
std::span<const Command> clock_commands();
std::span<const Command> candidate_commands();
std::span<const Command> analysis_commands();
std::span<const Command> score_commands();
std::span<const Command> owner_commands();
std::span<const Command> trial_commands();
std::span<const Command> board_commands();
std::span<const Command> reading_commands();
std::span<const Command> worm_commands();
std::span<const Command> dragon_commands();
std::span<const Command> life_commands();
std::span<const Command> joined_life_commands();
std::span<const Command> race_commands();
std::span<const Command> combination_commands();
std::span<const Command> target_commands();
std::span<const Command> eye_commands();
std::span<const Command> influence_commands();
std::span<const Command> connection_commands();
std::span<const Command> pattern_commands();
std::span<const Command> naming_commands();
std::span<const Command> drawing_commands();

}  // namespace katachi::gtp
