#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/text/counted.h"
#include "base/findings/diagnostic_text.h"
#include "engine/board/position_text.h"
#include "engine/board/side_name.h"
#include "engine/board/turned_vertex.h"
#include "joseki/graph/library_store.h"
#include "tools/katachi/commands/joseki/report.h"

namespace katachi {

namespace {

constexpr std::string_view letters = "abcdefghijklmnpqrsuvwyzABCDEFGHIJKLMNPQRSTUVWYZ";

class Report {
  public:
    Report(const JosekiReport& report, const JosekiGraph& library) : report_(report), library_(library) {
        for (const LibraryAnswer& answer : report.answers)
            for (const AnsweredMove& move : answer.moves)
                if (is_shown(move) && move.move != pass_vertex && letters_.size() < letters.size())
                    letters_.emplace(move.move, letters[letters_.size()]);
    }

    std::string text() const {
        std::string text = report_.title + "\n\n";
        text += print_position(report_.board, [this](Vertex vertex) {
            const auto found = letters_.find(vertex);
            return found == letters_.end() ? std::string() : std::string(1, found->second);
        });
        for (std::size_t i = 0; i < report_.answers.size(); ++i)
            text +=
                '\n' + answer_text(report_.answers[i]) + fmt::format("from {}\n", fmt::join(report_.sources[i], ", "));
        return text;
    }

  private:
    bool is_shown(const AnsweredMove& move) const {
        const JosekiEdge& edge = library_.edge(move.edge);
        return edge.played.games >= report_.least_games || edge.move_class || edge.played.games == 0;
    }

    std::string answer_text(const LibraryAnswer& answer) const {
        const JosekiNode& node = library_.node(answer.node);
        std::string text = place_name(answer, node, report_.board.size) + ", " + side_name(report_.to_move) +
                           " to play, position " + identity_code(node.stones);
        if (!node.code.empty()) text += " (" + node.code + ")";
        text += node_facts(answer.node) + '\n';
        std::size_t hidden = 0;
        for (const AnsweredMove& move : answer.moves) is_shown(move) ? text += move_text(move) : (++hidden, text);
        if (node.ended.games > 0)
            text += fmt::format("  -  {:<7}{:<13} {:>3.0f} %  {:>6}×\n", "ends", "sente",
                                100 * share_of_end(answer.node), node.ended.games);
        if (answer.degree() < report_.board.size * report_.board.size)
            text += fmt::format("degree {}: library and board agree in {}×{} of {}×{}{}{}\n", answer.degree(),
                                answer.columns, answer.rows, report_.board.size, report_.board.size,
                                answer.differences > 0
                                    ? fmt::format(", but for {}", counted(answer.differences, "point", "points"))
                                    : "",
                                answer.has_last_move ? "; the opponent's last move is part of it" : "");
        if (report_.all_details) text += arrivals_text(answer);
        if (hidden > 0)
            text += fmt::format("{} played fewer than {} times {} not shown: --all\n",
                                counted(hidden, "continuation", "continuations"), report_.least_games,
                                hidden == 1 ? "is" : "are");
        return text;
    }

    std::string node_facts(NodeIndex index) const {
        const JosekiNode& node = library_.node(index);
        std::string text = fmt::format(", stage {}", stage(node));
        if (const std::string outcome = outcome_text(node); !outcome.empty()) text += ", " + outcome;
        if (const auto told = urgency(library_, index))
            text += fmt::format(", {} {}", side_name(report_.to_move), name(*told));
        if (const auto games = reached(library_, index).games; games > 0) text += fmt::format(", reached {}×", games);
        if (!node.set_up.empty()) text += ", with " + counted(node.set_up.size(), "set-up stone", "set-up stones");
        return text;
    }

    std::string outcome_text(const JosekiNode& node) const {
        if (!node.outcome) return "";
        const std::string by = node.points ? fmt::format(" by {:g} points", *node.points) : "";
        if (*node.outcome == Advantage::even) return "even";
        const Colour good = *node.outcome == Advantage::own ? report_.to_move : opponent(report_.to_move);
        return std::string("good for ") + side_name(good) + by;
    }

    double share_of_end(NodeIndex node) const {
        return static_cast<double>(library_.node(node).ended.games) /
               static_cast<double>(std::max<std::int64_t>(reached(library_, node).games, 1));
    }

    std::string move_text(const AnsweredMove& move) const {
        const JosekiEdge& edge = library_.edge(move.edge);
        const auto letter = letters_.find(move.move);
        const std::string where = move.move == pass_vertex ? "tenuki" : vertex_name(move.move, report_.board.size);
        std::string text = fmt::format("  {}  {:<7}{:<13}", letter == letters_.end() ? '-' : letter->second, where,
                                       edge.move_class ? name(*edge.move_class) : "");
        if (edge.played.games > 0) text += fmt::format(" {:>3.0f} %  {:>6}×", 100 * move.share, edge.played.games);
        if (const auto won = success(edge.played))
            text +=
                fmt::format("  {} {:.1f} % ± {:.1f}", side_name(report_.to_move), 100 * won->rate, 100 * won->margin);
        if (const std::string outcome = outcome_after(edge); !outcome.empty()) text += "  " + outcome;
        if (edge.played.last_date > 0) text += fmt::format("  last {}", edge.played.last_date / 10000);
        if (move.has_slid) text += "  one line nearer than in the library";
        if (!edge.name.empty()) text += "  " + edge.name;
        text.erase(text.find_last_not_of(' ') + 1);
        return text + '\n' + details(edge);
    }

    std::string outcome_after(const JosekiEdge& edge) const {
        const JosekiNode& node = library_.node(edge.to);
        if (!node.outcome || *node.outcome == Advantage::even) return node.outcome ? "even" : "";
        const bool good_for_mover = *node.outcome == Advantage::opponent;
        return std::string("good for ") + side_name(good_for_mover ? report_.to_move : opponent(report_.to_move));
    }

    std::string details(const JosekiEdge& edge) const {
        std::string text;
        const auto line = [&](const std::string& words) { text += "       " + words + '\n'; };
        if (!edge.pattern.constraint.empty()) line("if " + edge.pattern.constraint);
        if (!report_.all_details) return text;
        for (const auto& [language, words] : edge.texts) line((language.empty() ? "" : language + ": ") + words);
        if (!edge.example.empty()) line("played in " + edge.example);
        return text;
    }

    std::string arrivals_text(const LibraryAnswer& answer) const {
        std::string text;
        for (const Arrival& arrival : arrivals(library_, answer.node, answer.orientation, report_.board.size))
            text += fmt::format("{}{} from {}", text.empty() ? "reached by " : ", ",
                                arrival.move == pass_vertex ? "tenuki" : vertex_name(arrival.move, report_.board.size),
                                identity_code(library_.node(arrival.from).stones));
        return text.empty() ? text : text + '\n';
    }

    const JosekiReport& report_;
    const JosekiGraph& library_;
    std::map<Vertex, char> letters_;
};

}  // namespace

void find_sources(const Catalogue& catalogue, const JosekiGraph& library, JosekiReport& report) {
    for (const LibraryAnswer& answer : report.answers)
        report.sources.push_back(sources_of(catalogue, library.node(answer.node).stones));
}

std::string joseki_text(const JosekiReport& report, const JosekiGraph& library, const TextStyle& style) {
    std::string text = Report(report, library).text();
    if (style.unicode) return text;
    for (const auto& [sign, plain] : {std::pair("×", "x"), {"±", "+-"}})
        for (auto place = text.find(sign); place != std::string::npos; place = text.find(sign, place))
            text.replace(place, std::string_view(sign).size(), plain);
    return text;
}

}  // namespace katachi
