#include "tools/katachi/commands/games/weigh_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text/counted.h"
#include "tools/katachi/commands/games/success_text.h"

namespace katachi::cli {

namespace {

std::string share_text(const catalogue::PatternWeight& weight) {
    if (weight.matched == 0) return "";
    return fmt::format("{:.1f} %", 100 * static_cast<double>(weight.played()) / static_cast<double>(weight.matched));
}

std::string summary(const catalogue::Weighing& weighing) {
    const auto matched = std::ranges::count_if(
        weighing.patterns, [](const catalogue::WeighedPattern& each) { return each.weight.matched > 0; });
    const auto played = std::ranges::count_if(
        weighing.patterns, [](const catalogue::WeighedPattern& each) { return each.weight.played() > 0; });
    return fmt::format("{}, {} of them with a winner; {} with a move: {} matched, {} played\n\n",
                       base::counted(weighing.games, "game", "games"), weighing.decided_games,
                       base::counted(weighing.patterns.size(), "pattern", "patterns"), matched, played);
}

}  // namespace

std::string weighing_text(const catalogue::Weighing& weighing, std::size_t limit, const base::TextStyle& style) {
    Table table{{{"pattern", "matched", "played", "share", "at once", "later", "opponent"}}, 1};
    table.rows[0].insert(table.rows[0].end(), success_headings.begin(), success_headings.end());
    const std::size_t shown = std::min(limit, weighing.patterns.size());
    for (std::size_t i = 0; i < shown; ++i) {
        const auto& [database, pattern, weight] = weighing.patterns[i];
        TableRow row{database->spec.name + "/" + pattern->name,
                     std::to_string(weight.matched),
                     std::to_string(weight.played()),
                     share_text(weight),
                     std::to_string(weight.at_once),
                     std::to_string(weight.later),
                     std::to_string(weight.opponent)};
        const TableRow success = success_cells(authoring::mover_success(weight));
        row.insert(row.end(), success.begin(), success.end());
        table.rows.push_back(row);
    }
    std::string text = summary(weighing) + aligned(table, style);
    if (shown < weighing.patterns.size())
        text += fmt::format("{} {} more: --limit\n", style.unicode ? "…" : "...", weighing.patterns.size() - shown);
    return text;
}

std::string weighing_tsv(const catalogue::Weighing& weighing) {
    Table table{{{"database", "name", "matched", "at_once", "later", "opponent", "won", "lost", "success", "low",
                  "high", "expected"}}};
    for (const auto& [database, pattern, weight] : weighing.patterns) {
        TableRow row{database->spec.name, pattern->name};
        for (const std::int64_t number :
             {weight.matched, weight.at_once, weight.later, weight.opponent, weight.won, weight.lost})
            row.push_back(std::to_string(number));
        const auto success = authoring::mover_success(weight);
        row.resize(table.rows[0].size());
        if (success) {
            const auto& [rate, expected] = *success;
            const std::array values{rate.value, rate.low, rate.high, expected};
            for (std::size_t i = 0; i < values.size(); ++i) row[8 + i] = fmt::format("{:.6f}", values[i]);
        }
        table.rows.push_back(row);
    }
    return tab_separated(table);
}

}  // namespace katachi::cli
