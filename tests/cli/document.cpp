#include "tests/cli/document.h"

#include <algorithm>
#include <array>
#include <span>
#include <sstream>
#include <string_view>
#include <utility>

#include "tests/cli/conversation.h"
#include "tests/support/shared_data.h"

namespace katachi::cli {

namespace {

constexpr std::string_view any_lines = "...";

// These are files of the shared data, under the names of the documents.
constexpr std::array<std::pair<const char*, const char*>, 3> collection{
    {{"games19/server-9d-2009.tar.gz", "2009.tar.gz"},
     {"games19/server-9d-2016-07.sgf.gz", "2016.sgf.gz"},
     {"games19/loose", "loose"}}};

using Lines = std::span<const std::string>;

bool are_answered(Lines answer, Lines lines) {
    if (answer.empty()) return lines.empty();
    if (answer.front() == any_lines)
        return are_answered(answer.subspan(1), lines) || (!lines.empty() && are_answered(answer, lines.subspan(1)));
    return !lines.empty() && answer.front() == lines.front() && are_answered(answer.subspan(1), lines.subspan(1));
}

std::string conversation_of(const std::vector<Example>& examples) {
    const auto game = test::project_folder() / "examples/lee-sedol-alphago-2016-game-4.sgf";
    std::string text = "$ cp '" + game.string() + "' game.sgf && mkdir games && cp game.sgf games";
    for (const auto& [file, name] : collection)
        text += " && ln -s '" + (test::shared_data() / file).string() + "' " + name;
    text += "\n";
    for (const Example& example : examples)
        for (const std::string& line : example.command) text += line + "\n";
    return text;
}

// What each command of a conversation wrote, to standard output first.
std::vector<std::vector<std::string>> outputs_of(const std::string& played) {
    std::vector<std::vector<std::string>> outputs;
    std::istringstream in(played);
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("$ ")) outputs.emplace_back();
        if (line.starts_with("|") || line.starts_with("!"))
            outputs.back().push_back(line.size() > 2 ? line.substr(2) : "");
    }
    return outputs;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

}  // namespace

bool answers(const std::vector<std::string>& answer, const std::vector<std::string>& lines) {
    return are_answered(answer, lines);
}

std::vector<Example> examples(const std::filesystem::path& document) {
    std::vector<Example> found;
    std::istringstream in(test::file_bytes(document));
    bool in_console = false;
    std::size_t number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        if (line.starts_with("```")) {
            in_console = line == "```console";
        } else if (in_console && line.starts_with("$ ")) {
            found.push_back({.line = number, .command = {line}, .answer = {}});
        } else if (in_console && !found.empty()) {
            const bool goes_on = line.starts_with("> ") && found.back().answer.empty();
            (goes_on ? found.back().command : found.back().answer).push_back(without_times(line));
        }
    }
    return found;
}

bool needs_collection(const std::filesystem::path& document) {
    const std::vector<Example> written = examples(document);
    return std::any_of(written.begin(), written.end(), [](const Example& example) {
        return example.command.front().find(collection.front().second) != std::string::npos;
    });
}

std::string differences(const std::filesystem::path& document) {
    const std::vector<Example> written = examples(document);
    const auto outputs = outputs_of(play_text(conversation_of(written)).text);
    std::string found;
    for (std::size_t i = 0; i < written.size(); ++i) {
        const std::vector<std::string>& output = outputs.at(i + 1);  // behind that of the first line, which sets up
        if (answers(written[i].answer, output)) continue;
        found += document.filename().string() + ":" + std::to_string(written[i].line) + ": " +
                 joined(written[i].command) + "is said to answer\n" + joined(written[i].answer) + "and answers\n" +
                 joined(output) + "\n";
    }
    return found;
}

}  // namespace katachi::cli
