#include "tools/katachi/commands/joseki/followed_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/text/counted.h"
#include "engine/board/side_name.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/commands/joseki/continuation_letters.h"

namespace katachi::cli {

namespace {

std::string number_text(const joseki::CornerMove& move) {
    return move.number > 0 ? std::to_string(move.number) : "handicap";
}

// "moves 1 to 17"
std::string span_text(const std::vector<authoring::FollowedMove>& moves) {
    const std::string first = number_text(moves.front().move), last = number_text(moves.back().move);
    return first == last ? "move " + first : "moves " + first + " to " + last;
}

std::string doubt_text(const joseki::Graph& library, const joseki::Edge& edge) {
    if (edge.move_class == joseki::MoveClass::antisuji) return "antisuji";
    if (edge.move_class == joseki::MoveClass::trick) return "a trick";
    return fmt::format("rare ({} of {})", edge.played.games, joseki::reached(library, edge.from).games);
}

// "White R17 (8) is antisuji"
std::string doubtful_text(const joseki::Graph& library, const authoring::FollowedCorner& corner) {
    const authoring::FollowedMove& move = corner.moves[corner.doubtful->move];
    return fmt::format("{} is {}", corner_move_text(move.move), doubt_text(library, library.edge(*move.known)));
}

// "3 moves, up to Black H16 (15): hoshi-slide"
std::string extent_text(const joseki::Graph& library, const authoring::FollowedCorner& corner) {
    const std::string name = corner.name(library);
    return fmt::format("{}, up to {}{}", base::counted(corner.followed, "move", "moves"),
                       corner_move_text(corner.moves[corner.followed - 1].move), name.empty() ? "" : ": " + name);
}

// "; leaves it with White C13 (16)"
std::string leaving_text(const authoring::FollowedCorner& corner) {
    const std::string behind = corner.next ? "; " : "; the library's line ends there";
    if (!corner.has_left()) return corner.next ? behind + "then " + joseki::reason(corner.ending) : behind;
    const std::string left = corner_move_text(corner.moves[corner.followed].move);
    return behind + (corner.next ? "leaves it with " : "; then ") + left;
}

std::string corner_line(const joseki::Graph& library, const authoring::FollowedCorner& corner) {
    if (corner.moves.empty()) return "nobody played there";
    if (corner.followed == 0)
        return "begins with " + corner_move_text(corner.moves.front().move) + ", which the library has not";
    return extent_text(library, corner) + (corner.doubtful ? "; " + doubtful_text(library, corner) : "") +
           leaving_text(corner);
}

class CornerText {
  public:
    CornerText(const authoring::FollowedCorner& corner, const JosekiLibrary& library, const FollowedView& view)
        : corner_(corner), asked_(library), library_(library.graph), view_(view) {}

    std::string text() const {
        std::string text = followed_line() + doubtful_line() + leaving_line();
        if (corner_.next) text += table() + counted_by_text(sources_of(asked_, corner_.next->node));
        if (view_.has_moves) text += moves_text();
        return text;
    }

  private:
    std::string table() const {
        ContinuationView view{.to_move = corner_.to_move, .details = view_.details};
        ContinuationLetters letters;
        if (view_.has_letters) letters.add(*corner_.next, library_, view_.details);
        view.mark = [&](board::Vertex point) { return letters.at(point); };
        return continuation_table(*corner_.next, library_, view);
    }

    std::string followed_line() const {
        return corner_.followed == 0 ? "" : "follows the library for " + extent_text(library_, corner_) + "\n";
    }

    // "White R17 (8) is antisuji there; better are Q18 (joseki, 54 %) and tenuki (15 %)"
    std::string doubtful_line() const {
        if (!corner_.doubtful) return "";
        constexpr std::size_t shown = 5;
        std::vector<std::string> better;
        for (const joseki::AnsweredMove& other : corner_.doubtful->better)
            if (better.size() < shown) better.push_back(better_text(other));
        return fmt::format("{} there{}\n", doubtful_text(library_, corner_),
                           better.empty() ? "" : fmt::format("; better: {}", fmt::join(better, ", ")));
    }

    std::string better_text(const joseki::AnsweredMove& move) const {
        const joseki::Edge& edge = library_.edge(move.edge);
        std::vector<std::string> facts;
        if (edge.move_class) facts.emplace_back(joseki::name(*edge.move_class));
        if (move.share > 0) facts.push_back(fmt::format("{:.0f} %", 100 * move.share));
        return move_name(move.move, board::max_board_size) +
               (facts.empty() ? "" : fmt::format(" ({})", fmt::join(facts, ", ")));
    }

    std::string leaving_line() const {
        const std::string has = corner_.next ? "; the library has there\n" : "\n";
        if (!corner_.has_left())
            return corner_.next ? fmt::format("then {}; the library goes on with\n", joseki::reason(corner_.ending))
                                : "where the library's line ends\n";
        const std::string left = corner_move_text(corner_.moves[corner_.followed].move);
        if (corner_.followed == 0) return "begins with " + left + ", which the library has not" + has;
        return corner_.next ? "leaves it with " + left + has : "where the library's line ends; then " + left + has;
    }

    std::string moves_text() const {
        std::string text = "moves\n";
        const std::size_t told = told_moves();
        for (std::size_t i = 0; i < told; ++i) {
            const authoring::FollowedMove& move = corner_.moves[i];
            std::string line = fmt::format("  {:<28}", corner_move_text(move.move));
            line += move.known ? known_text(library_.edge(*move.known)) : "not in the library";
            line.erase(line.find_last_not_of(' ') + 1);
            text += line + '\n';
        }
        if (const std::size_t more = corner_.moves.size() - told; more > 0)
            text +=
                fmt::format("  {} up to {}: {} not in the library\n", base::counted(more, "more move", "more moves"),
                            corner_move_text(corner_.moves.back().move), more == 1 ? "it is" : "they are");
        return text;
    }

    // Moves are told up to the last one that the library has, and the one that leaves it: what follows says nothing of
    // joseki.
    std::size_t told_moves() const {
        std::size_t told = corner_.moves.size();
        while (told > 0 && !corner_.moves[told - 1].known) --told;
        return std::min(told + 1, corner_.moves.size());
    }

    std::string known_text(const joseki::Edge& edge) const {
        std::string text;
        if (edge.played.games > 0)
            text = fmt::format("{:>3.0f} %  {}×  ",
                               100.0 * static_cast<double>(edge.played.games) /
                                   static_cast<double>(joseki::reached(library_, edge.from).games),
                               edge.played.games);
        if (edge.move_class) text += fmt::format("{:<9}", joseki::name(*edge.move_class));
        return text.empty() && edge.name.empty() ? "in the library" : text + edge.name;
    }

    const authoring::FollowedCorner& corner_;
    const JosekiLibrary& asked_;
    const joseki::Graph& library_;
    const FollowedView& view_;
};

}  // namespace

FollowedView view_of(const JosekiQueryOptions& options) {
    return {.corner = board::corner_named(options.corner),
            .has_moves = options.moves,
            .details = {.least_games = options.all ? 0 : options.least_games, .are_all = options.all}};
}

std::string corner_move_text(const joseki::CornerMove& move) {
    const std::string side = board::side_name(move.colour);
    if (move.vertex == board::pass_vertex) return fmt::format("{} elsewhere (before {})", side, move.number);
    return fmt::format("{} {} ({})", side, board::vertex_name(move.vertex, board::max_board_size), number_text(move));
}

std::string corner_lines(const authoring::FollowedGame& game, const joseki::Graph& library, const FollowedView& view) {
    std::string text;
    for (const board::Corner place : board::four_corners)
        if (!view.corner || *view.corner == place)
            text += fmt::format("  {:<11}  {}\n", board::name(place),
                                corner_line(library, game[static_cast<std::size_t>(place)]));
    return text;
}

std::string followed_text(const authoring::FollowedGame& game, const JosekiLibrary& library, const FollowedView& view) {
    std::string text;
    for (const board::Corner place : board::four_corners) {
        if (view.corner && *view.corner != place) continue;
        const authoring::FollowedCorner& corner = game[static_cast<std::size_t>(place)];
        text += std::string("\n") + board::name(place);
        if (corner.moves.empty())
            text += ": nobody played there\n";
        else
            text += ", " + span_text(corner.moves) + "\n" + CornerText(corner, library, view).text();
    }
    return text;
}

}  // namespace katachi::cli
