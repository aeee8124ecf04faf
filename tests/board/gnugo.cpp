#include "tests/board/gnugo.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <stdexcept>

#include "base/files/read_file.h"
#include "engine/gtp/conversation.h"
#include "tests/support/shared_data.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/tiny_tables.h"

namespace katachi::board {

namespace {

std::string lines_of(const std::vector<std::string>& requests) {
    std::string text;
    for (const std::string& request : requests) text += request + '\n';
    return text;
}

Answers split(const std::string& output) {
    Answers answers;
    std::size_t start = 0;
    for (std::size_t end = output.find("\n\n"); end != std::string::npos; end = output.find("\n\n", start)) {
        answers.push_back(output.substr(start, end - start));
        start = end + 2;
    }
    return answers;
}

}  // namespace

std::optional<std::string> find_gnugo() {
    for (const char* program : {"gnugo", "/usr/games/gnugo"})
        if (std::system((std::string("command -v ") + program + " > /dev/null").c_str()) == 0) return program;
    return std::nullopt;
}

Answers answers_of_gnugo(const std::string& program, const std::vector<std::string>& requests) {
    const test::TemporaryFolder folder;
    const auto script = folder.write("requests", lines_of(requests));
    const auto output = folder / "answers";
    const std::string command = program + " --mode gtp < " + script.string() + " > " + output.string() + " 2>&1";
    if (std::system(command.c_str()) != 0) throw std::runtime_error("gnugo failed: " + test::file_bytes(output));
    return split(test::file_bytes(output));
}

Answers answers_of_katachi(const std::vector<std::string>& requests) {
    gtp::Session session{
        .matcher = match::Matcher(test::tiny_tables()),
        .read_file = [](const std::string& path) { return std::string(base::read_file(path)->text()); },
        .write_file = [](const std::string&, std::string_view) {},
        .notice = [](std::string_view) {}};
    std::istringstream in(lines_of(requests));
    std::ostringstream out;
    gtp::converse(session, in, out);
    return split(out.str());
}

std::string sorted_words(const std::string& answer) {
    std::istringstream text(answer);
    std::vector<std::string> words;
    for (std::string word; text >> word;) words.push_back(word);
    std::sort(words.begin(), words.end());
    std::string sorted;
    for (const std::string& word : words) sorted += word + ' ';
    return sorted;
}

}  // namespace katachi::board
