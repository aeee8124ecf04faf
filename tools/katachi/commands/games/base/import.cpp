#include "tools/katachi/commands/games/base/import.h"

#include <algorithm>
#include <chrono>
#include <iostream>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/files/work_lock.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "base/text/terminal_text.h"
#include "games/base/import_session.h"
#include "tools/authoring/games/game_files.h"
#include "tools/authoring/games/source_paths.h"

namespace katachi::cli {

namespace {

constexpr std::int64_t told_troubles = 20;

// What a remark says of one game or text, and of several.
struct RemarkWords {
    const char* one;
    const char* many;
    bool is_passed_over;
};
constexpr std::array<RemarkWords, games::import_remark_count> remark_words{{
    {"text holds no game", "texts hold no game", true},
    {"game is on no square board of 2 to 19 lines", "games are on no square board of 2 to 19 lines", true},
    {"result says that both sides have won", "results say that both sides have won", false},
    {"result is not understood", "results are not understood", false},
    {"date is not understood", "dates are not understood", false},
    {"game has something that cannot be read", "games have something that cannot be read", false},
}};

class Import {
  public:
    Import(const games::GameBase& base, const GamesImportOptions& options)
        : reading_(options.reading.until(base::stop_on_interrupt())),
          session_(base, {.workers = options.jobs,
                          .encoding = reading_.encoding,
                          .stop = reading_.stop,
                          .progress = [this](const games::ImportReport& report) { show(report); }}) {}

    const games::ImportReport& run(const std::vector<std::string>& paths) {
        const auto take = [this](const authoring::GameText& text) {
            const bool is_entry = text.name.size() > text.file.size();
            return session_.add_text(text.file, is_entry ? text.name.substr(text.file.size() + 2) : "", text.text,
                                     text.share);
        };
        authoring::visit_game_texts(
            paths, {.text = take, .trouble = [this](const std::string& line) { tell(line); }, .decodes = true},
            reading_);
        const games::ImportReport& report = session_.finish();
        line_.clear();
        if (troubles_ > told_troubles)
            std::cerr << "katachi: " << base::counted(troubles_ - told_troubles, "more line is", "more lines are")
                      << " not shown\n";
        return report;
    }

    bool is_stopped() const { return reading_.is_stopped(); }
    bool has_trouble() const { return troubles_ > 0; }

  private:
    void show(const games::ImportReport& report) const {
        line_.show("Importing  " + std::to_string(static_cast<int>(100 * report.share)) + " %  " +
                   base::counted(report.games, "game", "games"));
    }

    void tell(const std::string& line) {
        if (++troubles_ > told_troubles) return;
        line_.clear();
        std::cerr << "katachi: " << base::printable(authoring::shown_source(line)) << '\n';
    }

    authoring::GameReading reading_;
    base::ProgressLine line_;
    std::int64_t troubles_ = 0;
    games::ImportSession session_;
};

// Whether something was passed over.
bool tell_remarks(const games::ImportReport& report) {
    bool any = false;
    for (std::size_t kind = 0; kind < remark_words.size(); ++kind) {
        const std::int64_t count = report.remarks[kind];
        if (count == 0) continue;
        const RemarkWords& words = remark_words[kind];
        any = any || words.is_passed_over;
        std::cerr << "katachi: " << base::counted(count, words.one, words.many)
                  << (words.is_passed_over ? "; passed over: " : ": ");
        const auto& names = report.examples[kind];
        for (std::size_t i = 0; i < names.size(); ++i)
            std::cerr << (i > 0 ? ", " : "") << base::printable(authoring::shown_source(names[i]));
        std::cerr << (count > std::ssize(names) ? ", ...\n" : "\n");
    }
    return any;
}

void tell(const games::ImportReport& report) {
    if (const std::int64_t sources = report.sources - report.unchanged; sources > 0) {
        std::cout << base::counted(report.games, "game", "games") << " imported from "
                  << base::counted(sources, "source", "sources");
        if (report.replaced > 0) std::cout << ", " << report.replaced << " of them changed since the last import";
        std::cout << '\n';
    }
    if (report.unchanged > 0)
        std::cout << base::counted(report.unchanged, "source is", "sources are") << " unchanged\n";
    if (report.duplicates > 0)
        std::cout << base::counted(report.duplicates, "game has", "games have")
                  << " the moves of another game; each counts once\n";
    std::cout << std::flush;
}

}  // namespace

Outcome run_games_import(const GamesImportOptions& options, const CommonOptions&) {
    if (options.paths.empty() && options.aliases.empty())
        throw base::FileError("games import takes BASE and GAMES; katachi games import --help shows examples");
    const std::vector<std::string> paths = authoring::full_paths(options.paths);
    std::vector<games::Alias> aliases;
    if (!options.aliases.empty())
        aliases = games::read_aliases(base::read_file(options.aliases)->text(), options.aliases);
    const games::GameBase base = games::GameBase::open(options.base, games::GameBase::Access::write);
    const base::WorkLock lock(base.lock_path());
    if (!lock.is_held())
        throw base::FileError(options.base + ": another program imports into it; wait until it is done");
    if (!aliases.empty()) games::BaseWriter(base).store(aliases);
    if (paths.empty()) {
        base.settle();
        std::cout << "spellings of " << base::counted(aliases.size(), "player", "players") << " taken\n" << std::flush;
        return Outcome::success;
    }
    Import import(base, options);
    const games::ImportReport& report = import.run(paths);
    base.settle();
    const bool is_left_out = tell_remarks(report);
    if (import.is_stopped()) {
        std::cerr << "katachi: stopped after " << base::counted(report.games, "game", "games")
                  << "; the same command goes on\n";
        return Outcome::trouble;
    }
    if (report.sources == 0) throw authoring::no_game_in(options.paths);
    tell(report);
    return is_left_out || import.has_trouble() ? Outcome::findings : Outcome::success;
}

}  // namespace katachi::cli
