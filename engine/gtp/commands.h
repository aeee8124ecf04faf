// The commands that the engine understands: one table, of a group for each part of the session. Names and answers are
// those of GTP 2 and GNU Go 3.8. As there, what stands behind the arguments that a command takes is passed over.
#pragma once

#include <span>
#include <string_view>

#include "engine/gtp/session.h"

namespace katachi {

struct GtpCommand {
    std::string_view name;
    std::string_view parameters;  // as help shows them
    std::string_view meaning;
    GtpAnswer (*run)(GtpSession& session, const GtpArguments& arguments);
};

std::span<const GtpCommand> gtp_commands();
const GtpCommand* find_gtp_command(std::string_view name);

// The groups.
std::span<const GtpCommand> administration_commands();
std::span<const GtpCommand> setup_commands();
std::span<const GtpCommand> record_commands();
std::span<const GtpCommand> move_commands();
std::span<const GtpCommand> play_commands();
std::span<const GtpCommand> clock_commands();
std::span<const GtpCommand> candidate_commands();
std::span<const GtpCommand> analysis_commands();
std::span<const GtpCommand> score_commands();
std::span<const GtpCommand> trial_commands();
std::span<const GtpCommand> board_commands();
std::span<const GtpCommand> reading_commands();
std::span<const GtpCommand> connection_commands();
std::span<const GtpCommand> pattern_commands();
std::span<const GtpCommand> drawing_commands();

}  // namespace katachi
