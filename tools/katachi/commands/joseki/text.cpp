#include "tools/katachi/commands/joseki/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/findings/diagnostic_text.h"
#include "base/text/counted.h"
#include "engine/board/position_text.h"
#include "engine/board/side_name.h"
#include "engine/board/turned_vertex.h"
#include "joseki/graph/continuations.h"

namespace katachi::cli {

namespace {

constexpr std::string_view letters = "abcdefghijklmnpqrsuvwyzABCDEFGHIJKLMNPQRSTUVWYZ";

class Report {
  public:
    Report(const authoring::JosekiReport& report, const joseki::Graph& library, const JosekiDetails& details)
        : report_(report), library_(library), details_(details) {
        for (const joseki::LibraryAnswer& answer : report.answers)
            for (const joseki::AnsweredMove& move : answer.moves)
                if (is_shown(move) && move.move != board::pass_vertex && letters_.size() < letters.size())
                    letters_.emplace(move.move, letters[letters_.size()]);
    }

    std::string text() const {
        std::string text = report_.title + "\n\n";
        text += board::print_position(report_.board, [this](board::Vertex vertex) {
            const auto found = letters_.find(vertex);
            return found == letters_.end() ? std::string() : std::string(1, found->second);
        });
        for (std::size_t i = 0; i < report_.answers.size(); ++i)
            text +=
                '\n' + answer_text(report_.answers[i]) + fmt::format("from {}\n", fmt::join(report_.sources[i], ", "));
        return text;
    }

  private:
    bool is_shown(const joseki::AnsweredMove& move) const {
        const joseki::Edge& edge = library_.edge(move.edge);
        return edge.played.games >= details_.least_games || edge.move_class || edge.played.games == 0;
    }

    std::string answer_text(const joseki::LibraryAnswer& answer) const {
        const joseki::Node& node = library_.node(answer.node);
        std::string text = joseki::place_name(answer, node, report_.board.size) + ", " +
                           board::side_name(report_.to_move) + " to play, position " +
                           joseki::identity_code(node.stones);
        if (!node.code.empty()) text += " (" + node.code + ")";
        text += node_facts(answer.node) + '\n';
        std::size_t hidden = 0;
        for (const joseki::AnsweredMove& move : answer.moves)
            is_shown(move) ? text += move_text(move) : (++hidden, text);
        if (node.ended.games > 0)
            text += fmt::format("  -  {:<7}{:<13} {:>3.0f} %  {:>6}×\n", "ends", "sente",
                                100 * share_of_end(answer.node), node.ended.games);
        if (answer.degree() < report_.board.size * report_.board.size)
            text += fmt::format("degree {}: library and board agree in {}×{} of {}×{}{}{}\n", answer.degree(),
                                answer.columns, answer.rows, report_.board.size, report_.board.size,
                                answer.differences > 0
                                    ? fmt::format(", but for {}", base::counted(answer.differences, "point", "points"))
                                    : "",
                                answer.has_last_move ? "; the opponent's last move is part of it" : "");
        if (details_.are_all) text += arrivals_text(answer);
        if (hidden > 0)
            text += fmt::format("{} played fewer than {} times {} not shown: --all\n",
                                base::counted(hidden, "continuation", "continuations"), details_.least_games,
                                hidden == 1 ? "is" : "are");
        return text;
    }

    std::string node_facts(joseki::NodeIndex index) const {
        const joseki::Node& node = library_.node(index);
        std::string text = fmt::format(", stage {}", joseki::stage(node));
        if (const std::string outcome = outcome_text(node); !outcome.empty()) text += ", " + outcome;
        if (const auto told = joseki::urgency(library_, index))
            text += fmt::format(", {} {}", board::side_name(report_.to_move), joseki::name(*told));
        if (const auto games = joseki::reached(library_, index).games; games > 0)
            text += fmt::format(", reached {}×", games);
        if (!node.set_up.empty())
            text += ", with " + base::counted(node.set_up.size(), "set-up stone", "set-up stones");
        return text;
    }

    std::string outcome_text(const joseki::Node& node) const {
        if (!node.outcome) return "";
        const std::string by = node.points ? fmt::format(" by {:g} points", *node.points) : "";
        if (*node.outcome == joseki::Advantage::even) return "even";
        const board::Colour good =
            *node.outcome == joseki::Advantage::own ? report_.to_move : board::opponent(report_.to_move);
        return std::string("good for ") + board::side_name(good) + by;
    }

    double share_of_end(joseki::NodeIndex node) const {
        return static_cast<double>(library_.node(node).ended.games) /
               static_cast<double>(std::max<std::int64_t>(joseki::reached(library_, node).games, 1));
    }

    std::string move_text(const joseki::AnsweredMove& move) const {
        const joseki::Edge& edge = library_.edge(move.edge);
        const auto letter = letters_.find(move.move);
        const std::string where =
            move.move == board::pass_vertex ? "tenuki" : board::vertex_name(move.move, report_.board.size);
        std::string text = fmt::format("  {}  {:<7}{:<13}", letter == letters_.end() ? '-' : letter->second, where,
                                       edge.move_class ? joseki::name(*edge.move_class) : "");
        if (edge.played.games > 0) text += fmt::format(" {:>3.0f} %  {:>6}×", 100 * move.share, edge.played.games);
        if (const auto won = joseki::success(edge.played))
            text += fmt::format("  {} {:.1f} % ± {:.1f}", board::side_name(report_.to_move), 100 * won->rate,
                                100 * won->margin);
        if (const std::string outcome = outcome_after(edge); !outcome.empty()) text += "  " + outcome;
        if (edge.played.last_date > 0) text += fmt::format("  last {}", edge.played.last_date / 10000);
        if (move.has_slid) text += "  one line nearer than in the library";
        if (!edge.name.empty()) text += "  " + edge.name;
        text.erase(text.find_last_not_of(' ') + 1);
        return text + '\n' + details(edge);
    }

    std::string outcome_after(const joseki::Edge& edge) const {
        const joseki::Node& node = library_.node(edge.to);
        if (!node.outcome || *node.outcome == joseki::Advantage::even) return node.outcome ? "even" : "";
        const bool good_for_mover = *node.outcome == joseki::Advantage::opponent;
        return std::string("good for ") +
               board::side_name(good_for_mover ? report_.to_move : board::opponent(report_.to_move));
    }

    std::string details(const joseki::Edge& edge) const {
        std::string text;
        const auto line = [&](const std::string& words) { text += "       " + words + '\n'; };
        if (!edge.pattern.constraint.empty()) line("if " + edge.pattern.constraint);
        if (!details_.are_all) return text;
        for (const auto& [language, words] : edge.texts) line((language.empty() ? "" : language + ": ") + words);
        if (!edge.example.empty()) line("played in " + edge.example);
        return text;
    }

    std::string arrivals_text(const joseki::LibraryAnswer& answer) const {
        std::string text;
        for (const joseki::Arrival& arrival :
             joseki::arrivals(library_, answer.node, answer.orientation, report_.board.size))
            text += fmt::format(
                "{}{} from {}", text.empty() ? "reached by " : ", ",
                arrival.move == board::pass_vertex ? "tenuki" : board::vertex_name(arrival.move, report_.board.size),
                joseki::identity_code(library_.node(arrival.from).stones));
        return text.empty() ? text : text + '\n';
    }

    const authoring::JosekiReport& report_;
    const joseki::Graph& library_;
    const JosekiDetails& details_;
    std::map<board::Vertex, char> letters_;
};

}  // namespace

std::string joseki_text(const authoring::JosekiReport& report, const joseki::Graph& library,
                        const JosekiDetails& details, const base::TextStyle& style) {
    std::string text = Report(report, library, details).text();
    if (style.unicode) return text;
    for (const auto& [sign, plain] : {std::pair("×", "x"), {"±", "+-"}})
        for (auto place = text.find(sign); place != std::string::npos; place = text.find(sign, place))
            text.replace(place, std::string_view(sign).size(), plain);
    return text;
}

}  // namespace katachi::cli
