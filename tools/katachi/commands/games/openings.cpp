// katachi games openings: the moves that the games of a base begin with.
#include <fmt/format.h>

#include <iostream>

#include "base/text/counted.h"
#include "games/search/openings.h"
#include "tools/answers/games/openings_json.h"
#include "tools/katachi/commands/games/chosen_games.h"
#include "tools/katachi/commands/games/finding.h"
#include "tools/katachi/commands/games/success_text.h"
#include "tools/katachi/commands/games/text.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

std::string vertex_name(board::Move move) { return board::vertex_name(move.vertex, board::max_board_size); }

// "Q4 35 %"
std::string answered_text(const games::OpeningMove& move) {
    if (!move.reply) return "";
    const auto& [reply, times] = *move.reply;
    return fmt::format("{} {:.0f} %", vertex_name(reply),
                       100 * static_cast<double>(times) / static_cast<double>(move.count.played()));
}

// Moves are set in as far as they come in their line.
std::string openings_text(const games::OpeningTree& tree, const base::TextStyle& style) {
    const std::vector<std::size_t> lines = games::by_lines(tree);
    std::vector<std::size_t> line_of(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) line_of[lines[i]] = i + 1;
    Table table{{{"line", "opening", "played", "share"}}};
    TableRow& headings = table.rows.front();
    headings.insert(headings.end(), success_headings.begin(), success_headings.end());
    for (const char* heading : {"years", "answered", "games after"}) headings.emplace_back(heading);
    for (const std::size_t index : lines) {
        const games::OpeningMove& move = tree.moves[index];
        const double share = static_cast<double>(move.count.played()) / static_cast<double>(move.stood);
        TableRow row{std::to_string(line_of[index]),
                     std::string(2 * static_cast<std::size_t>(move.number - 1), ' ') +
                         fmt::format("{} {}", move.number, vertex_name(move.move)),
                     std::to_string(move.count.played()), fmt::format("{:.1f} %", 100 * share)};
        for (std::string& cell :
             success_cells(authoring::mover_success(move.count.won, move.count.lost, move.count.expected)))
            row.push_back(std::move(cell));
        row.push_back(years_text(move.count));
        row.push_back(answered_text(move));
        row.push_back(std::to_string(move.games_after) +
                      (move.same ? fmt::format(", as line {}", line_of[*move.same]) : ""));
        table.rows.push_back(std::move(row));
    }
    return aligned(table, style);
}

}  // namespace

Outcome run_games_openings(const GamesOpeningsOptions& options, const CommonOptions& common) {
    const ChosenGames games(options.base, options.filter);
    const games::OpeningTree tree = games::opening_tree(games.searched(), options.depth, options.limit);
    if (options.format == "json") {
        std::cout << answers::openings_json(tree) << std::flush;
    } else {
        std::cout << fmt::format("{} of {} from the empty board of 19 lines\n", tree.from_empty,
                                 base::counted(tree.games, "game", "games"));
        if (!tree.moves.empty()) std::cout << "\n" << openings_text(tree, text_style(common));
        std::cout << std::flush;
    }
    if (!tree.is_whole)
        std::cerr << "the " << tree.moves.size() << " most played moves are listed; more with --limit\n";
    return tree.moves.empty() ? Outcome::findings : Outcome::success;
}

}  // namespace katachi::cli
