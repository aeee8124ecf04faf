// katachi watch: after every save, what it changed: entries, their matches, findings, tests; and compiled tables.
#include <fmt/format.h>

#include <chrono>
#include <iostream>

#include "compiler/emit/blob.h"
#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "patterndb/atomic_file.h"
#include "tools/katachi/check_report.h"
#include "tools/katachi/command.h"
#include "tools/katachi/interrupt.h"
#include "tools/katachi/source_watch.h"
#include "tools/katachi/watch_report.h"

namespace katachi {

namespace {

using Clock = std::chrono::steady_clock;

struct WatchOptions {
    std::vector<std::string> paths;
    std::vector<std::string> games;
    int every = 20;
    std::string output;
};

std::string seconds_since(Clock::time_point start) {
    return fmt::format("{:.2f} s", std::chrono::duration<double>(Clock::now() - start).count());
}

KeptPositions keep_games(const WatchOptions& options) {
    if (options.games.empty()) return {};
    return keep_positions(options.games, options.every,
                          [](const std::string& line) { std::cerr << "katachi: " << line << '\n'; });
}

void compile(const WatchedLibrary& library, const std::string& output) {
    if (has_errors(library.findings())) {
        std::cerr << "katachi: " << output << " stays as it was; mend the errors first\n";
        return;
    }
    const auto start = Clock::now();
    const BuiltTables built(library.databases());
    write_file(output, blob_bytes(built.tables()));
    std::cerr << "katachi: " << output << ": " << counted(built.tables().patterns.size(), "pattern", "patterns") << ", "
              << seconds_since(start) << '\n';
}

class Watcher {
  public:
    Watcher(const WatchOptions& options, const TextStyle& style)
        : options_(options),
          style_(style),
          watch_(options.paths, SourceWatch::Tests::are_watched),
          library_(options.paths),
          tests_(library_),
          games_(keep_games(options)) {}

    void begin() {
        std::size_t entries = 0;
        for (std::size_t i = 0; i < library_.size(); ++i) entries += library_.database(i).patterns.size();
        if (!options_.output.empty()) compile(library_, options_.output);
        std::cerr << "katachi: watching " << counted(entries, "entry", "entries") << " of "
                  << counted(library_.size(), "database", "databases") << ", " << count_text(library_.findings());
        if (!games_.games.empty())
            std::cerr << ", " << counted(games_.positions.size(), "position", "positions") << " of "
                      << counted(games_.games.size(), "game", "games");
        std::cerr << "; Ctrl-C ends\n";
    }

    bool wait(const std::atomic<bool>& stop) { return watch_.wait_for_change(stop); }

    void tell() {
        const auto start = Clock::now();
        const LibraryChange change = library_.refresh();
        const std::string text = watch_text(change, tests_, library_, games_, style_);
        std::cout << text;
        if (text.empty()) std::cout << "nothing changed but the text\n";
        std::cout << count_text(library_.findings()) << " in all; " << seconds_since(start) << "\n\n" << std::flush;
        if (!options_.output.empty() && !change.after.empty()) compile(library_, options_.output);
    }

  private:
    const WatchOptions& options_;
    TextStyle style_;
    SourceWatch watch_;
    WatchedLibrary library_;
    WatchedTests tests_;
    KeptPositions games_;
};

// Until Ctrl-C. What goes wrong the first time ends it; later it is shown, and all stays as it was.
Outcome run_watch(const WatchOptions& options, const CommonOptions& common) {
    const std::atomic<bool>& stop = stop_on_interrupt(SecondInterrupt::is_ignored);
    Watcher watcher(options, text_style(common));
    watcher.begin();
    while (watcher.wait(stop)) {
        try {
            watcher.tell();
        } catch (const FileError& error) {
            std::cerr << "katachi: " << error.what() << '\n';
        }
    }
    std::cerr << "katachi: stopped\n";
    return Outcome::success;
}

}  // namespace

void add_watch_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("watch", "tell after every save what it changed: entries, matches, tests");
    auto options = std::make_shared<WatchOptions>();
    command->add_option("PATH", options->paths, "folders or .db files")->required()->type_name("");
    auto* games = command
                      ->add_option("--games", options->games,
                                   "compare the matches in these games: SGF files, folders, .zip, .tar.gz, .sgf.gz")
                      ->type_name("PATH");
    command->add_option("--every", options->every, "with --games: a position every N moves; all are kept in memory")
        ->check(CLI::Range(1, 100000))
        ->capture_default_str()
        ->needs(games);
    command->add_option("-o,--output", options->output, "compile into this .kpb file, too, while there are no errors")
        ->type_name("FILE");
    add_examples(*command,
                 "Examples:\n"
                 "  katachi watch patterns/\n"
                 "  katachi watch attack.db --games games/ --every 10\n"
                 "  katachi watch patterns/ -o patterns.kpb\n"
                 "\nTests in x.test beside x.db are run again where their entry, or they, changed. Ctrl-C ends it.\n"
                 "\nExit status: 0 stopped by Ctrl-C, 2 trouble at the start.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_watch(*options, common); }; });
}

}  // namespace katachi
