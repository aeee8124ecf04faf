#include "tools/katachi/commands/watch/run.h"

#include <fmt/core.h>

#include <chrono>
#include <filesystem>
#include <iostream>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/files/placed_error.h"
#include "base/long_work/interrupt.h"
#include "base/text/counted.h"
#include "compiler/emit/blob.h"
#include "compiler/emit/table_builder.h"
#include "tools/authoring/workspace/source_watch.h"
#include "tools/katachi/commands/check/report.h"
#include "tools/katachi/commands/watch/text.h"

namespace katachi::cli {

namespace {

using Clock = std::chrono::steady_clock;

std::string seconds_since(Clock::time_point start) {
    return fmt::format("{:.2f} s", std::chrono::duration<double>(Clock::now() - start).count());
}

authoring::KeptPositions keep_games(const WatchOptions& options, const std::atomic<bool>& stop) {
    if (options.games.empty()) return {};
    const auto say = [](const std::string& line) { std::cerr << "katachi: " << line << '\n'; };
    return authoring::keep_positions(options.games, options.every, say, options.reading.until(stop));
}

void compile(const authoring::WatchedLibrary& library, const std::string& output) {
    if (has_errors(library.findings())) {
        const bool is_there = std::filesystem::exists(output);
        std::cerr << "katachi: " << output << (is_there ? " stays as it was" : " is not written")
                  << "; mend the errors first\n";
        return;
    }
    const auto start = Clock::now();
    const compiler::BuiltTables built(library.databases());
    base::write_file(output, compiler::blob_bytes(built.tables()));
    std::cerr << "katachi: " << output << ": " << base::counted(built.tables().patterns.size(), "pattern", "patterns")
              << ", " << seconds_since(start) << '\n';
}

class Watcher {
  public:
    Watcher(const WatchOptions& options, const base::TextStyle& style, const std::atomic<bool>& stop)
        : options_(options),
          style_(style),
          watch_(options.paths, authoring::SourceWatch::Tests::are_watched),
          library_(options.paths),
          tests_(library_),
          games_(keep_games(options, stop)) {}

    void begin() {
        std::size_t entries = 0;
        for (std::size_t i = 0; i < library_.size(); ++i) entries += library_.database(i).patterns.size();
        if (!options_.output.empty()) compile(library_, options_.output);
        std::cerr << "katachi: watching " << base::counted(entries, "entry", "entries") << " of "
                  << base::counted(library_.size(), "database", "databases") << ", " << count_text(library_.findings());
        if (!games_.games.empty())
            std::cerr << ", " << base::counted(games_.positions.size(), "position", "positions") << " of "
                      << base::counted(games_.games.size(), "game", "games");
        std::cerr << "; Ctrl-C ends\n";
    }

    bool wait(const std::atomic<bool>& stop) { return watch_.wait_for_change(stop); }

    void tell() {
        const auto start = Clock::now();
        const authoring::LibraryChange change = library_.refresh();
        const std::string text = watch_text(change, tests_, library_, games_, style_);
        std::cout << text;
        if (text.empty()) std::cout << "nothing changed but the text\n";
        std::cout << count_text(library_.findings()) << " in all; " << seconds_since(start) << "\n\n" << std::flush;
        if (!options_.output.empty() && !change.after.empty()) compile(library_, options_.output);
    }

  private:
    const WatchOptions& options_;
    base::TextStyle style_;
    authoring::SourceWatch watch_;
    authoring::WatchedLibrary library_;
    authoring::WatchedTests tests_;
    authoring::KeptPositions games_;
};

}  // namespace

// It runs until Ctrl-C. What goes wrong the first time ends it; later it is shown, and all stays as it was.
Outcome run_watch(const WatchOptions& options, const CommonOptions& common) {
    const std::atomic<bool>& stop = base::stop_on_interrupt(base::SecondInterrupt::is_ignored);
    Watcher watcher(options, text_style(common), stop);
    watcher.begin();
    while (watcher.wait(stop)) {
        try {
            watcher.tell();
        } catch (const base::FileError& error) {
            std::cerr << "katachi: " << base::error_text(error, text_style(common))
                      << "katachi: entries and tables stay as they were\n";
        }
    }
    std::cerr << "katachi: stopped\n";
    return Outcome::success;
}

}  // namespace katachi::cli
