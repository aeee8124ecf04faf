#include "engine/gtp/session/commands.h"

#include <algorithm>
#include <vector>

namespace katachi::gtp {

std::span<const Command> gtp_commands() {
    static const std::vector<Command> commands = [] {
        std::vector<Command> all;
        for (const auto& group : {administration_commands(), setup_commands(),       record_commands(),
                                  move_commands(),           play_commands(),        search_area_commands(),
                                  clock_commands(),          candidate_commands(),   analysis_commands(),
                                  score_commands(),          owner_commands(),       trial_commands(),
                                  board_commands(),          reading_commands(),     worm_commands(),
                                  dragon_commands(),         life_commands(),        joined_life_commands(),
                                  race_commands(),           combination_commands(), eye_commands(),
                                  influence_commands(),      connection_commands(),  pattern_commands(),
                                  naming_commands(),         drawing_commands()})
            all.insert(all.end(), group.begin(), group.end());
        return all;
    }();
    return commands;
}

const Command* find_gtp_command(std::string_view name) {
    const auto commands = gtp_commands();
    const auto found =
        std::find_if(commands.begin(), commands.end(), [&](const Command& command) { return command.name == name; });
    return found == commands.end() ? nullptr : &*found;
}

Answer execute(Session& session, const GtpRequest& request) {
    if (request.is_too_long || request.name.empty()) return failure("syntax error");
    const Command* const command = find_gtp_command(request.name);
    return command == nullptr ? failure("unknown command") : command->run(session, request.arguments);
}

}  // namespace katachi::gtp
