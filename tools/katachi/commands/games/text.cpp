#include "tools/katachi/commands/games/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string_view>

#include "base/text/counted.h"
#include "games/search/shape_sequence.h"
#include "tools/katachi/commands/games/success_text.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

// The letters are without those that draw cells.
constexpr std::string_view letters = "ABCDEFGHIJKLMNPRSTUVWZabcdefghijklmnpqrstuvwyz";

using Continuations = std::vector<std::pair<games::ShapeMove, games::ContinuationCount>>;
using Letters = std::map<std::pair<int, int>, char>;  // by row and column

// The points where it goes on, then those of the replies; a point that holds a stone keeps it.
Letters lettered(const games::Shape& shape, const games::ShapeAnswer& answer, const Continuations& continuations) {
    Letters found;
    const auto add = [&](const games::ShapeMove& move) {
        if (found.size() < letters.size()) found.try_emplace({move.row, move.column}, letters[found.size()]);
    };
    for (const auto& [move, count] : continuations) add(move);
    for (const auto& [move, count] : continuations)
        if (const auto reply = games::main_reply(answer, move))
            if ((shape.at(reply->first.row, reply->first.column) & games::allowed(board::Colour::empty)) != 0)
                add(reply->first);
    return found;
}

// Its letter; a point that has none is named as --then names it.
std::string named_point(const games::Shape& shape, const games::ShapeMove& move, const Letters& found) {
    const auto letter = found.find({move.row, move.column});
    return letter != found.end() ? std::string(1, letter->second) : games::point_text(move, shape.rows);
}

// "A O 62 %"
std::string reply_text(const games::Shape& shape, const games::ShapeMove& move, std::uint64_t played,
                       const games::ShapeAnswer& answer, const Letters& found) {
    const auto reply = games::main_reply(answer, move);
    if (!reply) return "";
    return fmt::format("{} {} {:.0f} %", named_point(shape, reply->first, found),
                       board::stone_letter(reply->first.colour),
                       100 * static_cast<double>(reply->second) / static_cast<double>(played));
}

std::string drawing(const games::Shape& shape, const Letters& found) {
    const compiler::DrawnEdges& edges = shape.edges;
    const std::string edge =
        fmt::format("  {}{:->{}}{}\n", edges.west ? "+" : "", "", shape.columns, edges.east ? "+" : "");
    std::string text = edges.north ? edge : "";
    for (int row = 0; row < shape.rows; ++row) {
        text += edges.west ? "  |" : "  ";
        for (int column = 0; column < shape.columns; ++column) {
            const auto letter = found.find({row, column});
            text += letter != found.end() ? letter->second : games::cell_of(shape.at(row, column));
        }
        text += edges.east ? "|\n" : "\n";
    }
    return text + (edges.south ? edge : "");
}

std::string percent(std::uint64_t part, std::uint64_t whole) {
    return fmt::format("{:.1f} %", 100 * static_cast<double>(part) / static_cast<double>(whole));
}

std::string continuation_table(const games::Shape& shape, const Continuations& continuations, const Letters& found,
                               const games::ShapeAnswer& answer, const base::TextStyle& style) {
    Table table{{{"move", "side", "played"}}, 2};
    const bool tells_reached =
        std::ranges::any_of(continuations, [&](const auto& each) { return answer.reached.contains(each.first); });
    if (tells_reached) table.rows[0].push_back("reached");
    for (const char* heading : {"share", "at once", "later"}) table.rows[0].push_back(heading);
    const auto add_success = [&](TableRow& row, const TableRow& cells) {
        row.insert(row.end(), cells.begin(), answer.tells_expected ? cells.end() : cells.begin() + 1);
    };
    add_success(table.rows[0], success_headings);
    const bool has_years =
        std::ranges::any_of(continuations, [](const auto& each) { return each.second.last_year > 0; });
    const bool has_replies = !answer.replies.empty();
    if (has_years) table.rows[0].push_back("years");
    if (has_replies) table.rows[0].push_back("answered");
    const auto add_end = [&](const char* what, std::uint64_t count) {
        if (count == 0) return;
        TableRow row{what, "", std::to_string(count)};
        if (tells_reached) row.push_back("");
        row.push_back(percent(count, answer.hits));
        row.resize(table.rows[0].size());
        table.rows.push_back(row);
    };
    for (const auto& [move, count] : continuations) {
        TableRow row{named_point(shape, move, found), std::string(1, board::stone_letter(move.colour)),
                     std::to_string(count.played())};
        if (tells_reached) row.push_back(std::to_string(answer.reached.at(move)));
        row.push_back(percent(count.played(), answer.hits));
        row.push_back(std::to_string(count.at_once));
        row.push_back(std::to_string(count.later));
        add_success(row, success_cells(authoring::mover_success(count.won, count.lost, count.expected)));
        if (has_years) row.push_back(years_text(count));
        if (has_replies) row.push_back(reply_text(shape, move, count.played(), answer, found));
        table.rows.push_back(row);
    }
    add_end("none", answer.standing);
    add_end("captured", answer.broken);
    return aligned(table, style);
}

TableRow hit_row(const answers::ListedHit& listed) {
    const games::ShapeHit& hit = listed.hit;
    const answers::ListedGame& game = *listed.game;
    const board::Vertex corner = board::vertex_at(hit.upper_left.row, hit.upper_left.column);
    const bool is_played = hit.end == games::HitEnd::played;
    TableRow row{game.name,
                 std::to_string(hit.position),
                 board::vertex_name(corner, game.size),
                 is_played ? fmt::format("{} {}", hit.next_move, board::vertex_name(hit.move.vertex, game.size)) : "",
                 game.black,
                 game.white,
                 game.result};
    if (game.number > 0) row.insert(row.begin(), std::to_string(game.number));
    return row;
}

}  // namespace

std::string years_text(const games::ContinuationCount& count) {
    if (count.last_year == 0) return "";
    return count.first_year == count.last_year ? std::to_string(count.last_year)
                                               : fmt::format("{}-{}", count.first_year, count.last_year);
}

std::string shape_answer_text(const games::Shape& shape, const games::ShapeAnswer& answer, std::size_t limit,
                              const base::TextStyle& style) {
    std::string text =
        fmt::format("{} in {} of {}, {} with colours exchanged\n", base::counted(answer.hits, "hit", "hits"),
                    answer.games_with_hit, base::counted(answer.games, "game", "games"), answer.hits_exchanged);
    if (answer.hits == 0) return text + "\n" + drawing(shape, {});
    Continuations continuations = games::by_count(answer);
    const std::size_t all = continuations.size();
    continuations.resize(std::min(limit, all));
    const Letters found = lettered(shape, answer, continuations);
    text += "\n" + drawing(shape, found) + "\n" + continuation_table(shape, continuations, found, answer, style);
    if (continuations.size() < all)
        text += fmt::format("{} of {} continuations; more with --limit\n", continuations.size(), all);
    return text;
}

void print_listed_hits(std::ostream& out, const std::vector<answers::ListedHit>& hits, const base::TextStyle& style) {
    const bool are_of_base = !hits.empty() && hits.front().game->number > 0;
    TableRow headings{"game", "after move", "upper left", "next", "black", "white", "result"};
    if (are_of_base) headings.insert(headings.begin(), "number");
    AlignedRows rows(style);
    rows.fit(headings);
    for (const answers::ListedHit& hit : hits) rows.fit(hit_row(hit));
    out << '\n' << rows.line(headings);
    for (const answers::ListedHit& hit : hits) out << rows.line(hit_row(hit));
}

}  // namespace katachi::cli
