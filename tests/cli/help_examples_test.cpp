// Each command's help has an example of that command, not one of the program's general ones alone.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace katachi::cli {

namespace {

std::string help_of(const std::string& command) {
    constexpr std::string_view program = "katachi";
    const std::string line = "'" KATACHI_PROGRAM "'" + command.substr(program.size()) + " --help";
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(line.c_str(), "r"), pclose);
    std::string text;
    std::array<char, 4096> buffer;
    while (pipe && std::fgets(buffer.data(), buffer.size(), pipe.get()) != nullptr) text += buffer.data();
    return text;
}

std::vector<std::string> subcommands(const std::string& help) {
    std::vector<std::string> names;
    std::istringstream lines(help);
    bool is_listing = false;
    for (std::string line; std::getline(lines, line);) {
        if (line.empty()) is_listing = false;
        if (const auto end = line.find(' ', 2); is_listing && line.starts_with("  ") && end > 2)
            names.push_back(line.substr(2, end - 2));
        if (line == "Subcommands:") is_listing = true;
    }
    return names;
}

bool has_example_of(const std::string& command, const std::string& help) {
    const auto examples = help.find("\nExample");
    if (examples == std::string::npos) return false;
    for (auto at = help.find(command, examples); at != std::string::npos; at = help.find(command, at + 1)) {
        const auto end = at + command.size();
        if (end == help.size() || help[end] == ' ' || help[end] == '\n') return true;
    }
    return false;
}

// `command` with all below it.
void walk(const std::string& command, std::size_t& walked) {
    const std::string help = help_of(command);
    ASSERT_FALSE(help.empty()) << command;
    ++walked;
    EXPECT_TRUE(has_example_of(command, help)) << command << " --help has no example of `" << command << "`";
    for (const std::string& name : subcommands(help)) walk(command + " " + name, walked);
}

TEST(Help, HasAnExampleOfEachCommand) {
    std::size_t walked = 0;
    const std::vector<std::string> commands = subcommands(help_of("katachi"));
    for (const std::string& name : commands) walk("katachi " + name, walked);
    EXPECT_GE(commands.size(), 19U);
    EXPECT_GE(walked, 51U) << "with the commands of arena, db, joseki and sgf";
}

}  // namespace

}  // namespace katachi::cli
