#include "tools/katachi/commands/studio/run.h"

#include <csignal>
#include <filesystem>
#include <iostream>

#include "base/files/file_error.h"
#include "base/long_work/interrupt.h"
#include "base/process/own_program.h"
#include "tools/studio/serve.h"

namespace katachi::cli {

namespace {

namespace fs = std::filesystem;

// As it is named from `folder`.
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
    fs::current_path(settings.folder, error);
    if (error) throw base::file_error(folder, error);
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
    for (const std::string& path : options.games)
        settings.games.push_back(
            named_from(options.folder.empty() ? fs::current_path() : fs::absolute(options.folder), path));
    if (!options.folder.empty()) enter(settings, options.folder);
    const std::atomic<bool>& stop = base::stop_on_interrupt(base::SecondInterrupt::ends_program);
    const std::string shown = options.folder.empty() ? "the shipped library" : settings.folder.string();
    studio::serve(
        settings, options.port,
        [&](const std::string& address) {
            std::cout << address << std::endl;
            say("the studio shows " + shown + "; open the address above in a browser of this machine; Ctrl-C ends");
        },
        stop);
    say("the studio is closed");
    return Outcome::success;
}

}  // namespace katachi::cli
