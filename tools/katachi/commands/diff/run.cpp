#include "tools/katachi/commands/diff/run.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <future>
#include <iostream>
#include <limits>
#include <system_error>

#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "compiler/check/check.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tools/answers/diff_json.h"
#include "tools/katachi/commands/diff/text.h"

namespace katachi::cli {

namespace {

struct Side {
    std::vector<compiler::DatabaseSpec> specs;
    std::vector<compiler::PatternDatabase> databases;
    base::Diagnostics findings;
    bool is_empty_folder = false;
};

// An empty folder is a library without entries: all of the other one is new, or gone.
Side find_side(const std::string& path) {
    Side side;
    std::error_code unknown;
    side.is_empty_folder = std::filesystem::is_directory(path, unknown) && std::filesystem::is_empty(path, unknown);
    if (!side.is_empty_folder) side.specs = compiler::discover_databases(path);
    return side;
}

// A file that nothing tells the kind of, such as an older state from elsewhere, is of the kind of the file that it is
// compared with.
void take_kind(Side& side, const Side& other) {
    if (side.specs.size() != 1 || other.specs.size() != 1) return;
    compiler::DatabaseSpec& spec = side.specs.front();
    const compiler::DatabaseSpec& model = other.specs.front();
    if (!spec.kind_is_guessed || model.kind_is_guessed) return;
    spec.kind = model.kind;
    spec.helpers = model.helpers;
    spec.kind_is_guessed = false;
}

void read_databases(Side& side) {
    for (const compiler::DatabaseSpec& spec : side.specs) {
        side.databases.push_back(compiler::read_database(spec, side.findings));
        compiler::check_unmatched(side.databases.back(), side.findings);
    }
}

void tell_remarks(const Side& side, const std::string& path) {
    if (side.is_empty_folder)
        std::cerr << "katachi: " << path << ": is an empty folder, taken for a library without entries\n";
    if (!side.findings.empty())
        std::cerr << "katachi: " << path << ": " << base::counted(side.findings.size(), "finding", "findings")
                  << ", broken entries are left out: katachi check " << path << '\n';
}

authoring::GamesEffect games_effect(const catalogue::DatabaseDiff& diff, const DiffOptions& options) {
    base::ProgressLine line;
    auto shown = std::chrono::steady_clock::now();
    const auto show = [&](const authoring::GamesEffect& so_far) {
        const auto now = std::chrono::steady_clock::now();
        if (now - shown < std::chrono::milliseconds(100)) return;
        shown = now;
        line.show(base::counted(so_far.games, "game", "games") + ", " +
                  base::counted(so_far.positions, "position", "positions"));
    };
    const auto say = [&](const std::string& message) {
        line.clear();
        std::cerr << "katachi: " << message << '\n';
    };
    authoring::GamesChoice games{
        .paths = options.games, .reading = options.reading, .every = options.every, .progress = show, .trouble = say};
    if (options.all_places) games.most_places = std::numeric_limits<std::size_t>::max();
    return authoring::effect_on_games(diff, games);
}

bool may_have_more_places(const authoring::GamesEffect& effect) {
    const auto is_full = [](const authoring::EntryEffect& entry) {
        return std::max(entry.gained_examples.size(), entry.lost_examples.size()) == authoring::few_places;
    };
    return std::ranges::any_of(effect.changed, is_full) || std::ranges::any_of(effect.added, is_full) ||
           std::ranges::any_of(effect.removed, is_full);
}

}  // namespace

Outcome run_diff(const DiffOptions& options, const CommonOptions& common) {
    Side before = find_side(options.before), after = find_side(options.after);
    take_kind(before, after);
    take_kind(after, before);
    auto reading = std::async([&] { read_databases(before); });
    read_databases(after);
    reading.get();
    tell_remarks(before, options.before);
    tell_remarks(after, options.after);
    const auto remarks = options.remarks ? catalogue::Remarks::counted : catalogue::Remarks::ignored;
    authoring::DiffReport report{.diff = catalogue::diff_databases(before.databases, after.databases, remarks)};
    if (!options.games.empty()) report.effect = games_effect(report.diff, options);
    std::cout << (options.format == "json" ? answers::diff_json(report) : diff_text(report, text_style(common)));
    std::cout.flush();
    if (report.effect && !options.all_places && may_have_more_places(*report.effect))
        std::cerr << "at most " << authoring::few_places
                  << " places are listed of what an entry gained and of what it lost; --all lists all\n";
    return report.diff.empty() ? Outcome::success : Outcome::findings;
}

}  // namespace katachi::cli
