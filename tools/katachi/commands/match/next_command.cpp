#include "tools/katachi/commands/match/next_command.h"

#include "base/process/shell_word.h"
#include "tools/katachi/commands/match/proposals.h"

namespace katachi::cli {

std::string next_command(const MatchOptions& options, const authoring::MatchReport& report) {
    const std::vector<ProposedMove> proposals = proposals_of(report);
    if (proposals.empty() || options.position.position == "-") return "";
    std::string command = "katachi why " + board::vertex_name(proposals.front().move, report.asked.position.size) +
                          " " + base::shell_word(options.position.position);
    const auto add = [&](const char* option, const std::string& value) {
        if (!value.empty()) command += std::string(option) + base::shell_word(value);
    };
    add(" --move ", options.position.move > 0 ? std::to_string(options.position.move) : "");
    add(" --path ", options.position.path);
    add(" --side ", options.position.side);
    for (const std::string& path : options.patterns.paths) add(" --patterns ", path);
    for (const std::string& name : options.patterns.databases) add(" --database ", name);
    return command;
}

}  // namespace katachi::cli
