#include "engine/gtp/session/commands.h"

#include <algorithm>
#include <vector>

namespace katachi::gtp {

std::span<const Command> gtp_commands() {
    static const std::vector<Command> commands = [] {
        std::vector<Command> all;
        for (const auto& group :
             {administration_commands(), setup_commands(),       record_commands(),    move_commands(),
              play_commands(),           search_area_commands(), clock_commands(),     candidate_commands(),
              analysis_commands(),       score_commands(),       owner_commands(),     trial_commands(),
              board_commands(),          reading_commands(),     worm_commands(),      dragon_commands(),
              life_commands(),           joined_life_commands(), race_commands(),      combination_commands(),
              target_commands(),         eye_commands(),         influence_commands(), connection_commands(),
              pattern_commands(),        naming_commands(),      drawing_commands()})
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

namespace {

bool has_too_many_words(const Command& command, const Arguments& arguments) {
    return command.name.starts_with("katachi-") && command.parameters.find("...") == std::string_view::npos &&
           arguments.count() > Arguments(std::string(command.parameters)).count();
}

std::string too_many_words(const Command& command) {
    const std::string_view taken = command.parameters.empty() ? "no word" : command.parameters;
    return "too many words: " + std::string(command.name) + " takes " + std::string(taken);
}

}  // namespace

Answer execute(Session& session, const GtpRequest& request) {
    if (request.is_too_long)
        return failure("line too long: at most " + std::to_string(max_line_length) + " characters are read");
    if (request.name.empty()) return failure("syntax error");
    const Command* const command = find_gtp_command(request.name);
    if (command == nullptr) return failure("unknown command");
    if (has_too_many_words(*command, request.arguments)) return failure(too_many_words(*command));
    return command->run(session, request.arguments);
}

}  // namespace katachi::gtp
