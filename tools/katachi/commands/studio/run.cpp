#include "tools/katachi/commands/studio/run.h"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <iostream>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/long_work/interrupt.h"
#include "base/process/own_program.h"
#include "compiler/model/discovery.h"
#include "regression/suites/selection.h"
#include "regression/suites/suite_positions.h"
#include "tools/studio/request/target.h"
#include "tools/studio/serve.h"

namespace katachi::cli {

namespace {

namespace fs = std::filesystem;

// The path is named from `folder`.
std::string named_from(const fs::path& folder, const std::string& path) {
    const fs::path place = fs::absolute(path).lexically_normal();
    const fs::path inside = place.lexically_relative(folder);
    return !inside.empty() && *inside.begin() != ".." ? inside.string() : place.string();
}

// Answers name files as they are named in the folder that is shown.
void enter(studio::Settings& settings, const std::string& folder) {
    settings.shows = studio::Library::Shows::this_folder;
    settings.folder = fs::absolute(folder).lexically_normal();
    if (!settings.folder.has_filename()) settings.folder = settings.folder.parent_path();
    std::error_code error;
    if (fs::is_regular_file(folder, error))
        throw base::FileError(folder + ": is a file; name the folder of patterns that it is in");
    static_cast<void>(
        compiler::discover_databases(fs::path(folder)));  // tells of a folder without any by the name that was given
    fs::current_path(settings.folder, error);
    if (error) throw base::file_error(folder, error);
}

bool is_suite(const std::string& word) {
    const auto selection = word.rfind(".tst:");
    return word.ends_with(".tst") || (selection != std::string::npos && word.find('/', selection) == std::string::npos);
}

// The folder of patterns that the words name; empty: none.
std::string folder_in(const std::vector<std::string>& words) {
    std::string folder;
    for (const std::string& word : words) {
        if (is_suite(word)) continue;
        if (!folder.empty())
            throw base::FileError(word + ": one folder of patterns is shown at a time, and " + folder + " is named");
        folder = word;
    }
    return folder;
}

// The suite and the games that it loads; a test of it that is named is what one comes to first.
void show_suite(const std::string& word, const fs::path& from, studio::Settings& settings) {
    for (const regression::AskedSuite& asked : regression::asked_suites(word)) {
        base::Diagnostics findings;  // the page tells them
        const regression::Suite suite = regression::read_suite(base::read_file(asked.path), findings);
        const std::string name = named_from(from, asked.path.string());
        settings.suites.push_back(name);
        for (const auto& [line, board] : regression::positions_of_tests(suite)) {
            if (board.game.empty()) continue;
            const fs::path game = asked.path.parent_path() / board.game;
            const fs::path place = game.has_parent_path() ? game.parent_path() : game;
            const std::string shown = named_from(from, place.string());
            if (std::ranges::find(settings.games, shown) == settings.games.end()) settings.games.push_back(shown);
        }
        if (!asked.selection.is_everything())
            settings.landing =
                "/?suite=" + studio::in_target(name) + "&test=" + std::to_string(asked.selection.ranges.front().first);
    }
}

}  // namespace

Outcome run_studio(const StudioOptions& options) {
    const auto say = [](const std::string& line) { std::cerr << "katachi: " << line << '\n'; };
    // A browser that goes away in the midst of an answer is nothing to die of.
    std::signal(SIGPIPE, SIG_IGN);
    studio::Settings settings;
    settings.program = base::own_program();
    settings.page = studio::page_folder();
    settings.tell = say;
    const std::string folder = folder_in(options.shown);
    const fs::path from = folder.empty() ? fs::current_path() : fs::absolute(folder).lexically_normal();
    for (const std::string& path : options.games) settings.games.push_back(named_from(from, path));
    for (const std::string& word : options.shown)
        if (is_suite(word)) show_suite(word, from, settings);
    if (!folder.empty()) enter(settings, folder);
    const std::atomic<bool>& stop = base::stop_on_interrupt(base::SecondInterrupt::ends_program);
    const std::string shown = folder.empty() ? "the shipped library" : settings.folder.string();
    studio::serve(
        settings, options.port,
        [&](const std::string& address) {
            std::cout << address << std::endl;
            if (!std::cout)
                throw base::FileError("cannot write the address to standard output; make room where it goes");
            say("the studio shows " + shown + "; open the address above in a browser of this machine; Ctrl-C ends");
        },
        stop);
    say("the studio is closed");
    return Outcome::success;
}

}  // namespace katachi::cli
