#include <fmt/format.h>

#include <algorithm>

#include "base/text/counted.h"
#include "tools/katachi/commands/life/profile.h"

namespace katachi::cli {

namespace {

std::string percent_of(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? "" : fmt::format("{:.1f} %", 100 * static_cast<double>(part) / static_cast<double>(whole));
}

// "1,000 → 900 positions, 10.0 % saved"
std::string effect_text(const authoring::PatternEffect& effect) {
    const auto without = static_cast<std::int64_t>(effect.without.positions);
    const bool is_loss = effect.saved() < 0;
    return fmt::format("{} positions without patterns, {} with them: {} {}; {} and {} of {} questions settled",
                       effect.without.positions, effect.with.positions, percent_of(std::abs(effect.saved()), without),
                       is_loss ? "lost" : "saved", effect.without.settled, effect.with.settled,
                       effect.without.questions);
}

bool was_read_alone(const authoring::LifeProfile& profile) {
    return std::ranges::any_of(profile.patterns, [](const auto& counted) { return counted.alone.has_value(); });
}

TableRow counted_row(const authoring::ProfiledLifePattern& counted, bool is_alone_shown) {
    const authoring::PatternFits& fits = counted.fits;
    TableRow row{counted.database->spec.name + "/" + counted.pattern->name,
                 std::to_string(fits.problems),
                 std::to_string(fits.offered),
                 std::to_string(fits.tried()),
                 std::to_string(fits.right),
                 percent_of(fits.right, fits.tried()),
                 std::to_string(fits.in_vain)};
    if (is_alone_shown)
        row.push_back(counted.alone ? percent_of(counted.alone->saved(),
                                                 static_cast<std::int64_t>(counted.alone->without.positions))
                                    : "");
    return row;
}

// Names of those that `wants`, after a heading with their count; nothing where there are none.
template <typename Wants>
std::string named_patterns(const authoring::LifeProfile& profile, const std::string& heading, const Wants& wants) {
    std::string names;
    std::size_t count = 0;
    for (const authoring::ProfiledLifePattern& counted : profile.patterns)
        if (wants(counted)) {
            names += fmt::format("  {}/{}\n", counted.database->spec.name, counted.pattern->name);
            ++count;
        }
    return count == 0 ? "" : fmt::format("\n{} {}:\n{}", base::counted(count, "pattern", "patterns"), heading, names);
}

}  // namespace

std::string life_profile_text(const authoring::LifeProfile& profile, const base::TextStyle& style) {
    const bool is_alone_shown = was_read_alone(profile);
    Table table{{{"pattern", "problems", "offered", "tried", "right", "of tried", "in vain"}}, 1};
    if (is_alone_shown) table.rows[0].emplace_back("saved alone");
    for (const authoring::ProfiledLifePattern& counted : profile.patterns)
        if (counted.fits.offered > 0) table.rows.push_back(counted_row(counted, is_alone_shown));
    const auto with_patterns = base::counted(profile.patterns.size(), "pattern", "patterns");
    return fmt::format("{}, {}: {}\n\n", base::counted(profile.problems, "problem", "problems"), with_patterns,
                       effect_text(profile.all)) +
           aligned(table, style) +
           named_patterns(profile, "offered moves and never a right one",
                          [](const auto& counted) { return counted.never_helps(); }) +
           named_patterns(profile, "never offered a move",
                          [](const auto& counted) { return counted.fits.offered == 0; });
}

std::string life_profile_tsv(const authoring::LifeProfile& profile) {
    Table table{{{"database", "name", "problems", "offered", "hopeless", "tried", "right", "in_vain", "alone_without",
                  "alone_with"}}};
    for (const authoring::ProfiledLifePattern& counted : profile.patterns) {
        const authoring::PatternFits& fits = counted.fits;
        TableRow row{counted.database->spec.name, counted.pattern->name};
        for (const std::int64_t number :
             {std::int64_t{fits.problems}, fits.offered, fits.hopeless, fits.tried(), fits.right, fits.in_vain})
            row.push_back(std::to_string(number));
        row.push_back(counted.alone ? std::to_string(counted.alone->without.positions) : "");
        row.push_back(counted.alone ? std::to_string(counted.alone->with.positions) : "");
        table.rows.push_back(row);
    }
    return tab_separated(table);
}

}  // namespace katachi::cli
