#include "tools/katachi/commands/joseki/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/text/counted.h"
#include "engine/board/position_text.h"
#include "engine/board/side_name.h"
#include "engine/board/turned_vertex.h"
#include "tools/katachi/commands/joseki/continuation_letters.h"
#include "tools/katachi/commands/joseki/library.h"
#include "tools/katachi/shared/common_options.h"

namespace katachi::cli {

namespace {

class Report {
  public:
    Report(const authoring::JosekiReport& report, const joseki::Graph& library, const JosekiDetails& details)
        : report_(report), library_(library), details_(details) {
        for (const joseki::LibraryAnswer& answer : report.answers)
            if (!is_empty_corner(answer, library, report.board.size)) letters_.add(answer, library, details);
    }

    std::string text() const {
        std::string text = report_.title + "\n\n";
        text += board::print_position(report_.board, [this](board::Vertex point) { return letters_.at(point); });
        bool was_empty = false;
        for (std::size_t i = 0; i < report_.answers.size(); ++i) {
            const joseki::LibraryAnswer& answer = report_.answers[i];
            const bool is_empty = is_empty_corner(answer, library_, report_.board.size);
            text += (was_empty ? "" : "\n") + (is_empty ? empty_corner_text(answer) : answer_text(i));
            was_empty = is_empty;
        }
        return text + sources_text(report_.sources);
    }

  private:
    std::string answer_text(std::size_t index) const {
        const joseki::LibraryAnswer& answer = report_.answers[index];
        const joseki::Node& node = library_.node(answer.node);
        const int size = report_.board.size;
        std::string text = joseki::place_name(answer, node, size) + ", " + board::side_name(report_.to_move) +
                           " to play, position " + joseki::identity_code(node.stones);
        if (!node.code.empty()) text += " (" + node.code + ")";
        text += node_facts(answer.node) + '\n';
        if (answer.moves.empty()) text += "  the library's line ends here: tenuki\n";
        text += continuation_table(
            answer, library_,
            {.to_move = report_.to_move, .size = size, .details = details_, .mark = [this](board::Vertex point) {
                 return letters_.at(point);
             }});
        for (const joseki::DisputedMove& move : report_.disputed[index])
            text += fmt::format("{}: {}; the last one counts\n",
                                move_name(board::turned(move.move, answer.orientation, size), size),
                                joseki::statements_text(move));
        text += counted_by_text(report_.sources[index]);
        if (answer.degree() < size * size)
            text += fmt::format("degree {}: library and board agree in {}×{} of {}×{}{}{}\n", answer.degree(),
                                answer.columns, answer.rows, size, size,
                                answer.differences > 0
                                    ? fmt::format(", but for {}", base::counted(answer.differences, "point", "points"))
                                    : "",
                                answer.has_last_move ? "; the opponent's last move is part of it" : "");
        if (details_.are_all) text += arrivals_text(answer);
        return text;
    }

    // The text is one line; --all shows all moves.
    std::string empty_corner_text(const joseki::LibraryAnswer& answer) const {
        constexpr std::size_t first_moves = 6;
        const std::size_t count = details_.are_all ? answer.moves.size() : std::min(answer.moves.size(), first_moves);
        std::vector<std::string> moves;
        for (std::size_t i = 0; i < count; ++i) {
            const joseki::AnsweredMove& move = answer.moves[i];
            moves.push_back(move_name(move.move, report_.board.size));
            if (move.share > 0) moves.back() += fmt::format(" {:.0f} %", 100 * move.share);
        }
        if (count < answer.moves.size())
            moves.push_back(fmt::format("{} more with --all", answer.moves.size() - count));
        return fmt::format("{}: {}\n", joseki::place_name(answer, library_.node(answer.node), report_.board.size),
                           fmt::join(moves, ", "));
    }

    std::string node_facts(joseki::NodeIndex index) const {
        const joseki::Node& node = library_.node(index);
        std::string text = fmt::format(", stage {}", joseki::stage(node));
        if (const std::string outcome = outcome_text(node); !outcome.empty()) text += ", " + outcome;
        if (node.urgency)
            text += fmt::format(", {} {}", board::side_name(report_.to_move), joseki::name(*node.urgency));
        if (const auto games = joseki::reached(library_, index).games; games > 0)
            text += fmt::format(", reached {}×", games);
        if (!node.set_up.empty())
            text += ", with " + base::counted(node.set_up.size(), "set-up stone", "set-up stones");
        return text;
    }

    std::string outcome_text(const joseki::Node& node) const {
        if (!node.outcome) return "";
        const std::string by = node.points ? fmt::format(" by {:g} points", *node.points) : "";
        const board::Colour favoured = joseki::favoured(*node.outcome, report_.to_move);
        return favoured == board::Colour::empty ? "even" : "good for " + board::side_name(favoured) + by;
    }

    std::string arrivals_text(const joseki::LibraryAnswer& answer) const {
        std::string text;
        for (const joseki::Arrival& arrival :
             joseki::arrivals(library_, answer.node, answer.orientation, report_.board.size))
            text += fmt::format("{}{} from {}", text.empty() ? "reached by " : ", ",
                                move_name(arrival.move, report_.board.size),
                                joseki::identity_code(library_.node(arrival.from).stones));
        return text.empty() ? text : text + '\n';
    }

    const authoring::JosekiReport& report_;
    const joseki::Graph& library_;
    const JosekiDetails& details_;
    ContinuationLetters letters_;
};

}  // namespace

bool is_empty_corner(const joseki::LibraryAnswer& answer, const joseki::Graph& library, int size) {
    return library.node(answer.node).stones.empty() && !joseki::is_empty_board(answer, library, size);
}

std::string joseki_text(const authoring::JosekiReport& report, const joseki::Graph& library,
                        const JosekiDetails& details, const base::TextStyle& style) {
    return in_style(Report(report, library, details).text(), style);
}

}  // namespace katachi::cli
