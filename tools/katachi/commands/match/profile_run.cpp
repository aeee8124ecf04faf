#include "tools/katachi/commands/match/profile_run.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <optional>

#include "base/findings/diagnostic_text.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "tools/answers/catalogue/profile_json.h"
#include "tools/authoring/profile.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

namespace {

constexpr std::chrono::milliseconds between_progress{100};

std::string counts_text(const catalogue::Profile& profile) {
    return base::counted(profile.games, "game", "games") + ", " +
           base::counted(profile.positions, "position", "positions");
}

// Shows how far the work is, and messages above it.
class ProgressReport {
  public:
    void show(const catalogue::Profile& so_far) {
        const auto now = std::chrono::steady_clock::now();
        if (now - shown_ < between_progress) return;
        shown_ = now;
        line_.show(counts_text(so_far));
    }
    void say(const std::string& message) const {
        line_.clear();
        std::cerr << "katachi: " << message << '\n';
    }

  private:
    base::ProgressLine line_;
    std::chrono::steady_clock::time_point shown_{};
};

catalogue::Profile run(const std::vector<compiler::PatternDatabase>& databases, const ProfileCommandOptions& options) {
    ProgressReport report;
    return authoring::profile_games(databases,
                                    {.games = options.games,
                                     .every = options.every,
                                     .reading = options.reading.until(base::stop_on_interrupt()),
                                     .progress = [&](const catalogue::Profile& so_far) { report.show(so_far); },
                                     .trouble = [&](const std::string& message) { report.say(message); }});
}

// Equal ones stay in the order of the databases.
void sort_patterns(catalogue::Profile& profile, const std::string& by) {
    std::stable_sort(profile.patterns.begin(), profile.patterns.end(),
                     [&](const catalogue::ProfiledPattern& a, const catalogue::ProfiledPattern& b) {
                         return by == "share" ? a.share > b.share : a.hits > b.hits;
                     });
}

Table profile_table(const catalogue::Profile& profile) {
    Table table{{{"database", "name", "hits", "share"}}, 2};
    for (const catalogue::ProfiledPattern& counted : profile.patterns)
        table.rows.push_back({counted.database->spec.name, counted.pattern->name, std::to_string(counted.hits),
                              fmt::format("{:.6f}", counted.share)});
    return table;
}

std::string profile_text(const catalogue::Profile& profile, std::size_t limit, const base::TextStyle& style) {
    const auto hit = [](const catalogue::ProfiledPattern& counted) { return counted.hits > 0; };
    const auto matched = std::count_if(profile.patterns.begin(), profile.patterns.end(), hit);
    std::string text = fmt::format("{}: {} of {} of {}; {:.2f} s\n\n", counts_text(profile),
                                   base::counted(profile.hits, "match", "matches"), matched,
                                   base::counted(profile.patterns.size(), "pattern", "patterns"), profile.seconds);
    Table table{{{"pattern", "hits", "a position", "time"}}, 1};
    const std::size_t shown = std::min(limit, profile.patterns.size());
    for (std::size_t i = 0; i < shown; ++i) {
        const catalogue::ProfiledPattern& counted = profile.patterns[i];
        const auto positions = static_cast<double>(std::max<std::int64_t>(profile.positions, 1));
        table.rows.push_back({counted.database->spec.name + "/" + counted.pattern->name, std::to_string(counted.hits),
                              fmt::format("{:.3f}", static_cast<double>(counted.hits) / positions),
                              fmt::format("{:.2f} %", 100 * counted.share)});
    }
    text += aligned(table, style);
    if (shown < profile.patterns.size())
        text += fmt::format("{} {} more: --limit\n", style.unicode ? "…" : "...", profile.patterns.size() - shown);
    return text;
}

}  // namespace

Outcome run_profile(const std::vector<compiler::PatternDatabase>& databases, const ProfileCommandOptions& options,
                    OutputFormat format, const base::TextStyle& style) {
    // Opened first, so that a long run does not end with a catalogue that cannot be written.
    std::optional<catalogue::Catalogue> catalogue;
    if (!options.catalogue.empty())
        catalogue = catalogue::Catalogue::open(options.catalogue, catalogue::Catalogue::Access::write);
    catalogue::Profile profile = run(databases, options);
    const bool is_left_out = catalogue && !catalogue::store_profile(*catalogue, options.games, profile);
    sort_patterns(profile, options.sort);
    switch (format) {
        case OutputFormat::json: std::cout << answers::profile_json(profile); break;
        case OutputFormat::tsv: std::cout << tab_separated(profile_table(profile)); break;
        case OutputFormat::text: std::cout << profile_text(profile, options.limit, style); break;
    }
    std::cout.flush();
    if (!profile.complete) std::cerr << interrupted_text(counts_text(profile));
    if (is_left_out) std::cerr << complete_run_stays(catalogue->name());
    return profile.complete ? Outcome::success : Outcome::trouble;
}

}  // namespace katachi::cli
