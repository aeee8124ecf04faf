#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/text/counted.h"
#include "engine/board/move_name.h"
#include "engine/board/side_name.h"
#include "tools/katachi/commands/joseki/game/game.h"

namespace katachi::cli {

namespace {

using authoring::CornerJoseki;
using authoring::JosekiEnding;

std::string point(board::Vertex vertex) { return board::move_name(vertex, board::max_board_size); }

std::string move_text(const authoring::JosekiMove& move) {
    return fmt::format("{} {} ({})", board::side_name(move.move.colour), point(move.move.vertex),
                       move.number > 0 ? std::to_string(move.number) : "handicap");
}

std::string span_text(const CornerJoseki& corner) {
    if (corner.first->number == corner.last->number) return move_text(*corner.first);
    return move_text(*corner.first) + " to " + move_text(*corner.last);
}

std::string ending_text(const CornerJoseki& corner) {
    switch (corner.ending) {
        case JosekiEnding::not_played: return "nobody played there";
        case JosekiEnding::unknown: return "no joseki begins with " + move_text(*corner.left);
        case JosekiEnding::complete: return corner.left ? "complete; next " + move_text(*corner.left) : "complete";
        case JosekiEnding::other_move: return "left by " + move_text(*corner.left) + ", which the tree has not";
        case JosekiEnding::tenuki: return "left by playing elsewhere, " + move_text(*corner.left);
        case JosekiEnding::end_of_game: return "the game ends";
    }
    return "";
}

std::string listed(std::vector<std::string> moves, std::size_t limit) {
    const std::size_t more = moves.size() - std::min(moves.size(), limit);
    moves.resize(moves.size() - more);
    if (more > 0) moves.push_back(fmt::format("{} more", more));
    return fmt::format("{}", fmt::join(moves, ", "));
}

std::string library_text(const joseki::LibraryAnswer& answer, const joseki::Graph& library, std::size_t limit) {
    std::vector<std::string> moves;
    for (const joseki::AnsweredMove& move : answer.moves) {
        const joseki::Edge& edge = library.edge(move.edge);
        std::string text = move.move == board::pass_vertex ? "tenuki" : point(move.move);
        if (move.mirrored) text += " or " + point(*move.mirrored);
        std::vector<std::string> facts;
        if (edge.move_class) facts.emplace_back(joseki::name(*edge.move_class));
        if (edge.played.games > 0) facts.push_back(fmt::format("{}×", edge.played.games));
        if (!facts.empty()) text += fmt::format(" ({})", fmt::join(facts, ", "));
        moves.push_back(std::move(text));
    }
    return listed(std::move(moves), limit);
}

std::string games_text(const authoring::PlayedThere& there, std::size_t limit) {
    std::vector<std::string> moves;
    for (const authoring::PlayedMove& move : there.moves)
        moves.push_back(
            fmt::format("{} {}×", move.move == board::pass_vertex ? "tenuki" : point(move.move), move.games));
    const std::string text = fmt::format("{} in {}", base::counted(there.corners, "corner", "corners"),
                                         base::counted(there.games, "game", "games"));
    return moves.empty() ? text : text + ": " + listed(std::move(moves), limit);
}

}  // namespace

std::string game_joseki_text(const answers::AskedGameJoseki& asked, std::size_t limit) {
    std::string text = asked.source + ": the joseki of its corners\n";
    for (const board::Corner place : board::four_corners) {
        const CornerJoseki& corner = asked.corners[static_cast<std::size_t>(place)];
        const answers::PlayedInstead& instead = asked.instead[static_cast<std::size_t>(place)];
        text += fmt::format("\n{}: ", board::name(place));
        if (!corner.is_known()) {
            text += ending_text(corner) + '\n';
            continue;
        }
        text += fmt::format("{}\n  {} of tree {}, position {}\n  {}; {}\n",
                            authoring::joseki_word(corner.name, asked.language), corner.name, corner.tree, corner.code,
                            span_text(corner), ending_text(corner));
        const std::string side = board::side_name(corner.followed.to_move);
        if (instead.library)
            text += fmt::format("  library, {}: {}\n", side, library_text(*instead.library, *asked.library, limit));
        if (instead.games) text += fmt::format("  games, {}: {}\n", side, games_text(*instead.games, limit));
    }
    return text;
}

}  // namespace katachi::cli
