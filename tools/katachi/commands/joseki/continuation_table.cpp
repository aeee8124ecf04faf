#include "tools/katachi/commands/joseki/continuation_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "base/text/counted.h"
#include "base/text/terminal_text.h"
#include "engine/board/side_name.h"
#include "joseki/graph/continuations.h"

namespace katachi::cli {

namespace {

constexpr std::size_t first_number = 3, behind_numbers = 5;  // columns that are aligned to the right

struct Row {
    // Mark, move, class, share, games, success, for whom it is good, years, name.
    std::array<std::string, 9> cells;
    std::string below;  // lines under the row
};

std::size_t shown_width(const std::string& cell) {
    return static_cast<std::size_t>(base::width(base::glyphs(cell, true)));
}

std::string text_of(const std::vector<Row>& rows) {
    std::array<std::size_t, std::tuple_size_v<decltype(Row::cells)>> widths{};
    for (const Row& row : rows)
        for (std::size_t i = 0; i < widths.size(); ++i) widths[i] = std::max(widths[i], shown_width(row.cells[i]));
    std::string text;
    for (const Row& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            if (widths[i] == 0) continue;
            const std::string padding(widths[i] - shown_width(row.cells[i]), ' ');
            const bool is_number = i >= first_number && i < behind_numbers;
            line += "  " + (is_number ? padding + row.cells[i] : row.cells[i] + padding);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n' + row.below;
    }
    return text;
}

class ContinuationTable {
  public:
    ContinuationTable(const joseki::LibraryAnswer& answer, const joseki::Graph& library, const ContinuationView& view)
        : answer_(answer), library_(library), view_(view) {}

    std::string text() const {
        std::vector<Row> rows;
        std::size_t hidden = 0;
        for (const joseki::AnsweredMove& move : answer_.moves)
            is_shown(library_.edge(move.edge), view_.details) ? rows.push_back(row_of(move)) : void(++hidden);
        if (library_.node(answer_.node).ended.games > 0) rows.push_back(row_of_end());
        std::string text = text_of(rows);
        if (hidden > 0)
            text += fmt::format("{} played fewer than {} times {} not shown: --all\n",
                                base::counted(hidden, "continuation", "continuations"), view_.details.least_games,
                                hidden == 1 ? "is" : "are");
        return text;
    }

  private:
    Row row_of(const joseki::AnsweredMove& move) const {
        const joseki::Edge& edge = library_.edge(move.edge);
        Row row;
        row.cells[0] = view_.mark(move.move);
        row.cells[1] = move_name(move.move, view_.size);
        if (move.mirrored) row.cells[1] += " or " + move_name(*move.mirrored, view_.size);
        if (edge.move_class) row.cells[2] = joseki::name(*edge.move_class);
        if (edge.played.games > 0) add_counts(row, move.share, edge.played.games);
        if (const auto won = joseki::success(edge.played))
            row.cells[5] = fmt::format("{} {:.1f} % ± {:.1f}", board::side_name(view_.to_move), 100 * won->rate,
                                       100 * won->margin);
        row.cells[6] = outcome_after(edge);
        row.cells[7] = years_text(edge.played);
        row.cells[8] = edge.name;
        row.below = lines_below(edge, move.has_slid);
        return row;
    }

    Row row_of_end() const {
        const std::int64_t games = library_.node(answer_.node).ended.games;
        const auto all = static_cast<double>(joseki::reached(library_, answer_.node).games);
        Row row;
        row.cells[1] = "ends";
        add_counts(row, static_cast<double>(games) / all, games);
        row.cells[8] = "both play elsewhere";
        return row;
    }

    // "1995–2019", of the first game and the last.
    static std::string years_text(const joseki::PlayRecord& played) {
        const int first = played.first_date / 10000, last = played.last_date / 10000;
        if (last == 0) return "";
        return first == 0 || first == last ? std::to_string(last) : fmt::format("{}–{}", first, last);
    }

    static void add_counts(Row& row, double share, std::int64_t games) {
        row.cells[3] = fmt::format("{:.0f} %", 100 * share);
        row.cells[4] = fmt::format("{}×", games);
    }

    std::string outcome_after(const joseki::Edge& edge) const {
        const joseki::Node& node = library_.node(edge.to);
        if (!node.outcome) return "";
        const board::Colour favoured = joseki::favoured(*node.outcome, board::opponent(view_.to_move));
        return favoured == board::Colour::empty ? "even" : "good for " + board::side_name(favoured);
    }

    std::string lines_below(const joseki::Edge& edge, bool has_slid) const {
        std::string text;
        const auto line = [&](const std::string& words) {
            const std::string indent = "       ";
            text += indent;
            for (const char c : words) text += c == '\n' ? '\n' + indent : std::string(1, c);
            text += '\n';
        };
        if (has_slid) line("one line nearer than in the library");
        if (!edge.pattern.constraint.empty()) line("if " + edge.pattern.constraint);
        if (!view_.details.are_all) return text;
        for (const auto& [language, words] : edge.texts) line((language.empty() ? "" : language + ": ") + words);
        if (!edge.example.empty()) line("played in " + edge.example);
        return text;
    }

    const joseki::LibraryAnswer& answer_;
    const joseki::Graph& library_;
    const ContinuationView& view_;
};

}  // namespace

std::string move_name(board::Vertex move, int size) {
    return move == board::pass_vertex ? "tenuki" : board::vertex_name(move, size);
}

bool is_shown(const joseki::Edge& edge, const JosekiDetails& details) {
    return edge.played.games >= details.least_games || edge.move_class || edge.played.games == 0;
}

std::string continuation_table(const joseki::LibraryAnswer& answer, const joseki::Graph& library,
                               const ContinuationView& view) {
    return ContinuationTable(answer, library, view).text();
}

}  // namespace katachi::cli
