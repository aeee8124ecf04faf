#include "tools/katachi/commands/arena/text.h"

#include <fmt/core.h>

#include <cmath>

#include "base/findings/diagnostic_text.h"
#include "base/text/terminal_text.h"
#include "regression/matches/match_folder.h"
#include "regression/matches/standings.h"
#include "regression/matches/win_rate.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

std::string signed_elo(double elo) {
    if (std::isinf(elo)) return elo > 0 ? "+infinite" : "-infinite";
    return fmt::format("{:+.0f}", elo == 0 ? 0 : elo);
}

std::string heading(const authoring::ArenaReport& report) {
    const regression::MatchSettings& settings = report.settings;
    return fmt::format("{} against {}: {}x{}, {} rules, komi {:g}\n", report.names[0], report.names[1], settings.size,
                       settings.size, settings.rules.name, settings.komi);
}

TableRow tally_row(const std::string& name, const regression::Tally& tally) {
    TableRow row{name};
    for (const int count : {tally.games(), tally.wins, tally.losses, tally.draws, tally.unknown})
        row.push_back(std::to_string(count));
    row.push_back(tally.decided() == 0 ? "" : fmt::format("{:.1f} %", 100 * tally.points() / tally.decided()));
    return row;
}

std::string results_table(const authoring::ArenaReport& report, const regression::Standings& now,
                          const base::TextStyle& style) {
    Table table{.rows = {{"", "games", "wins", "losses", "draws", "unknown", "rate"}}, .first_number = 1};
    for (std::size_t i = 0; i < regression::player_count; ++i) {
        const regression::PlayerStanding& player = now.players[i];
        table.rows.push_back(tally_row(report.names[i], player.total()));
        table.rows.push_back(tally_row("  as Black", player.by_colour[0]));
        table.rows.push_back(tally_row("  as White", player.by_colour[1]));
    }
    return aligned(table, style);
}

std::string per_move(double seconds, int moves) { return moves == 0 ? "" : fmt::format("{:.4f} s", seconds / moves); }

std::string costs_table(const authoring::ArenaReport& report, const regression::Standings& now,
                        const base::TextStyle& style) {
    Table table{.rows = {{"", "moves", "cpu a move", "time a move", "longest", "resigned", "lost on time", "illegal",
                          "no answer", "crashed", "refused"}},
                .first_number = 1};
    for (std::size_t i = 0; i < regression::player_count; ++i) {
        const regression::PlayerStanding& player = now.players[i];
        const regression::PlayerCost& cost = player.cost;
        TableRow row{report.names[i], std::to_string(cost.moves), per_move(cost.cpu_seconds, cost.moves),
                     per_move(cost.seconds, cost.moves), fmt::format("{:.2f} s", cost.longest_seconds)};
        for (const regression::GameEnd end :
             {regression::GameEnd::resignation, regression::GameEnd::time, regression::GameEnd::illegal_move,
              regression::GameEnd::no_answer, regression::GameEnd::crash, regression::GameEnd::refusal}) {
            const auto found = player.lost_by.find(end);
            row.push_back(std::to_string(found == player.lost_by.end() ? 0 : found->second));
        }
        table.rows.push_back(std::move(row));
    }
    return aligned(table, style);
}

std::string cost_ratio(const regression::Standings& now) {
    const regression::PlayerCost& a = now.players[0].cost;
    const regression::PlayerCost& b = now.players[1].cost;
    if (a.cpu_seconds <= 0 || b.cpu_seconds <= 0) return "";
    return fmt::format("a move of A takes {:.2f} times the processor time of one of B\n",
                       a.cpu_seconds / a.moves * b.moves / b.cpu_seconds);
}

std::string verdict_text(const regression::SprtBounds& bounds, const regression::SprtState& state) {
    switch (state.verdict) {
        case regression::SprtVerdict::h0: return fmt::format("H0 accepted: A is not {:g} Elo stronger", bounds.elo1);
        case regression::SprtVerdict::h1:
            return fmt::format("H1 accepted: A is more than {:g} Elo stronger", bounds.elo0);
        case regression::SprtVerdict::open: break;
    }
    return "not clear yet";
}

std::string pairs_text(const regression::Standings& now) {
    const regression::PairCounts& pairs = now.pairs;
    std::string text = fmt::format("pairs in which A made 0, 1/2, 1, 1 1/2, 2 points: {}, {}, {}, {}, {}", pairs[0],
                                   pairs[1], pairs[2], pairs[3], pairs[4]);
    if (now.open_pairs > 0) text += fmt::format("; {} not complete", now.open_pairs);
    return text + "\n";
}

std::string lengths_text(const regression::Standings& now) {
    if (now.games == 0) return "";
    std::string text =
        fmt::format("{:.1f} moves a game; ended by ", static_cast<double>(now.moves) / static_cast<double>(now.games));
    bool is_first = true;
    for (const auto& [end, count] : now.ends) {
        text += fmt::format("{}{} {}", is_first ? "" : ", ", regression::name(end), count);
        is_first = false;
    }
    if (now.disputed > 0) text += fmt::format("; the winner was disputed in {}", now.disputed);
    return text + "\n";
}

std::string unknown_text(const authoring::ArenaReport& report, const base::TextStyle& style) {
    std::string text;
    for (const auto& [number, game] : report.games)
        if (game.winner == regression::Winner::unknown)
            text += fmt::format("game {} has no result: {}; {}\n", number + 1,
                                base::printable(game.explanation, style.unicode),
                                regression::log_of_game(report.folder, number).string());
    return text;
}

// "+70 (-137 to +277)", in Elo.
std::string elo_text(const regression::Estimate& elo) {
    return fmt::format("{} ({} to {})", signed_elo(elo.value), signed_elo(elo.low), signed_elo(elo.high));
}

// "60.0 % (31.3 to 83.2)"
std::string rate_text(const regression::Estimate& rate) {
    return fmt::format("{:.1f} % ({:.1f} to {:.1f})", 100 * rate.value, 100 * rate.low, 100 * rate.high);
}

}  // namespace

std::string sprt_text(const regression::SprtBounds& bounds, const regression::SprtState& state) {
    return fmt::format("SPRT of Elo {:g} against {:g}: log-likelihood ratio {:.2f} ({:.2f} to {:.2f}); {}\n",
                       bounds.elo0, bounds.elo1, state.log_likelihood_ratio, state.lower, state.upper,
                       verdict_text(bounds, state));
}

std::string arena_text(const authoring::ArenaReport& report, const base::TextStyle& style) {
    const regression::Standings now = regression::standings(report.games);
    std::string text =
        base::printable(heading(report), style.unicode) + "\n" + results_table(report, now, style) + "\n";
    if (now.rate)
        text += fmt::format("A wins {}, Elo {}, with 95 % confidence\n", rate_text(*now.rate),
                            elo_text(regression::elo_of_rate(*now.rate)));
    text += pairs_text(now);
    if (report.settings.sprt)
        text += sprt_text(*report.settings.sprt, regression::weigh_pairs(*report.settings.sprt, report.games).state);
    text += "\n" + costs_table(report, now, style) + cost_ratio(now) + "\n" + lengths_text(now) +
            unknown_text(report, style);
    return text + report.why_it_ended + "\n";
}

}  // namespace katachi::cli
