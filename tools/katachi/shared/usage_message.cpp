#include "tools/katachi/shared/usage_message.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <regex>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text/nearest.h"
#include "base/text/number.h"
#include "tools/options/missing_values.h"

namespace katachi::cli {

namespace {

// The command that was understood last.
const CLI::App* chosen_command(const CLI::App& program) {
    const CLI::App* command = &program;
    while (!command->get_subcommands().empty()) command = command->get_subcommands().front();
    return command;
}

// "katachi db list"
std::string full_name(const CLI::App* command) {
    const CLI::App* parent = command->get_parent();
    return (parent == nullptr ? "" : full_name(parent) + " ") + command->get_name();
}

std::string nearest_of(const std::string& word, const std::vector<std::string>& names) {
    const std::vector<std::string_view> known(names.begin(), names.end());
    return std::string(base::nearest(word, known));
}

std::vector<std::string> command_names(const CLI::App* command) {
    std::vector<std::string> names;
    for (const CLI::App* sub : command->get_subcommands([](const CLI::App*) { return true; }))
        if (!sub->get_group().empty()) names.push_back(sub->get_name());
    return names;
}

// "katachi db import or katachi games import": the commands of commands that bear this name; "" where none does.
std::string commands_called(const std::string& word, const CLI::App& program) {
    std::string found;
    for (const CLI::App* command : program.get_subcommands([](const CLI::App*) { return true; })) {
        const std::vector<std::string> names = command_names(command);
        if (std::ranges::find(names, word) != names.end())
            found += (found.empty() ? "" : " or ") + full_name(command) + " " + word;
    }
    return found;
}

// The answer is the command of ours that does what a word of other tools means, or "" for all other words.
std::string command_for(std::string_view word) {
    constexpr std::array<std::pair<std::string_view, const char*>, 22> words{{{"analyse", "katachi review"},
                                                                              {"analyze", "katachi review"},
                                                                              {"annotate", "katachi review"},
                                                                              {"build", "katachi compile"},
                                                                              {"engine", "katachi-gtp"},
                                                                              {"format", "katachi fmt"},
                                                                              {"genmove", "katachi why"},
                                                                              {"gtp", "katachi-gtp"},
                                                                              {"gui", "katachi studio"},
                                                                              {"learn", "katachi train"},
                                                                              {"lint", "katachi check"},
                                                                              {"mkpat", "katachi compile"},
                                                                              {"play", "katachi-gtp --mode ascii"},
                                                                              {"render", "katachi draw"},
                                                                              {"replay", "katachi review"},
                                                                              {"score", "katachi position"},
                                                                              {"serve", "katachi studio"},
                                                                              {"suggest", "katachi why"},
                                                                              {"tsumego", "katachi solve"},
                                                                              {"validate", "katachi check"},
                                                                              {"version", "katachi --version"},
                                                                              {"view", "katachi studio"}}};
    const auto* const found = std::ranges::find(words, word, &std::pair<std::string_view, const char*>::first);
    return found == words.end() ? "" : found->second;
}

std::vector<std::string> option_names(const CLI::App* command) {
    std::vector<std::string> names;
    for (; command != nullptr; command = command->get_parent())
        for (const CLI::Option* option : command->get_options())
            for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

// "--every: Value 3.5 not in range 1 to 100000" is said of what is no number, or no whole one, too.
std::string number_fault(const std::string& what) {
    static const std::regex out_of_range(R"((.*: )Value (\S+) not in range (\S+) to (\S+))");
    std::smatch parts;
    if (!std::regex_match(what, parts, out_of_range)) return what;
    const auto number = base::finite_number_from<double>(parts[2].str());
    const bool wants_whole = base::number_from<std::int64_t>(parts[3].str()).has_value();
    if (number && (!wants_whole || *number == std::trunc(*number))) return what;
    return parts[1].str() + "`" + parts[2].str() + "` is no " + (number ? "whole " : "") + "number from " +
           parts[3].str() + " to " + parts[4].str();
}

// "--rotate: abc" alone is said where one of several numbers is wanted and there is none.
std::string choice_fault(const std::string& what, const CLI::App* command) {
    const auto colon = what.find(": ");
    if (colon == std::string::npos || what.find(' ', colon + 2) != std::string::npos) return what;
    const CLI::Option* const option = command->get_option_no_throw(what.substr(0, colon));
    const std::string type = option == nullptr ? "" : option->get_type_name();
    const auto choice = type.find('{');
    return choice == std::string::npos ? what : what + " not in " + type.substr(choice);
}

// People write `katachi match game.sgf 37`.
bool tells_move_number(const std::string& word, const CLI::App* command) {
    return base::number_from<int>(word) && command->get_option_no_throw("--move") != nullptr;
}

}  // namespace

std::string usage_message(const CLI::ParseError& error, const CLI::App& program) {
    const CLI::App* command = chosen_command(program);
    const std::string name = full_name(command);
    const std::vector<std::string> commands = command_names(command);
    const bool needs_command = command->get_require_subcommand_min() > 0;
    const std::string help_shows = "; " + name + " --help shows ";
    const std::string help = help_shows + (needs_command ? "the commands" : "its options");
    std::vector<std::string> left = program.remaining(true);
    std::erase(left, "--");  // is no option, and stands here though it was understood
    const std::string word = left.empty() ? "" : left.front();
    if (word.starts_with("-:"))
        return "`" + word + "` is taken for an option; write it behind all options and `--`: " + name + " -- " + word;
    if (word.starts_with('-') && word != "-") {
        const std::string near = nearest_of(word.substr(0, word.find('=')), option_names(command));
        return name + " has no option " + word + (near.empty() ? help : "; did you mean " + near + "?");
    }
    if (!word.empty() && !commands.empty()) {
        const std::string near = nearest_of(word, commands);
        const std::string elsewhere = commands_called(word, program);
        std::string meant = command == &program ? command_for(word) : "";
        if (meant.empty()) meant = !elsewhere.empty() || near.empty() ? elsewhere : name + " " + near;
        return "there is no command " + name + " " + word +
               (meant.empty() ? help_shows + "the commands" : "; did you mean " + meant + "?");
    }
    if (!left.empty() && !needs_command)
        return name + " takes no more arguments, and there is `" + word + "`" +
               (tells_move_number(word, command) ? "; did you mean --move " + word + "?" : help);
    if (needs_command) return name + " needs a command" + help;
    const std::string what = options::missing_values_told(choice_fault(number_fault(error.what()), command), *command);
    return what.ends_with('?') ? what : what + help;
}

}  // namespace katachi::cli
