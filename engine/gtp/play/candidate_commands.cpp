// Which moves the engine thought of, how much, and why.
#include <algorithm>
#include <cmath>

#include "engine/gtp/play/generated_move.h"
#include "engine/gtp/play/reason_text.h"
#include "engine/gtp/play/search_text.h"
#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

namespace {

constexpr std::size_t most_moves = 10;

// The session has a player.
std::vector<std::string> reasons_for(Session& session, board::Colour to_move, board::Vertex vertex) {
    return reason_lines(session.play.player->search().knowledge(), moves::situation_of(session.game.game(), to_move),
                        vertex);
}

// "E5 53.20 C3 51.00": chances to win in percent.
Answer last_moves(const Session& session) {
    const auto& candidates = session.play.last_search.candidates;
    std::string text;
    for (std::size_t i = 0; i < std::min(candidates.size(), most_moves); ++i) {
        const double percentage = 100 * static_cast<double>(candidates[i].likely_win_rate);
        text += session.name(candidates[i].vertex) + ' ' + decimals(percentage, 2) + ' ';
    }
    return success(text);
}

Answer top_moves(Session& session, const Arguments&) {
    return session.play.new_player ? last_moves(session) : failure(cannot_play);
}

template <board::Colour colour>
Answer top_moves_for(Session& session, const Arguments&) {
    if (const auto obstacle = obstacle_to_search(session, colour)) return *obstacle;
    return last_moves(session);
}

Answer move_probabilities(Session& session, const Arguments&) {
    if (!session.play.new_player) return failure(cannot_play);
    const auto& candidates = session.play.last_search.candidates;
    std::string text;
    constexpr int digits = 4;
    for (const search::MoveCandidate& candidate : candidates)
        text += session.name(candidate.vertex) + ' ' + decimals(share_of_visits(candidates, candidate), digits) + '\n';
    return success(text);
}

Answer move_uncertainty(Session& session, const Arguments&) {
    if (!session.play.new_player) return failure(cannot_play);
    double bits = 0;
    for (const search::MoveCandidate& candidate : session.play.last_search.candidates) {
        const double share = share_of_visits(session.play.last_search.candidates, candidate);
        if (share > 0) bits -= share * std::log2(share);
    }
    constexpr int digits = 4;
    return success(decimals(std::abs(bits), digits));
}

Answer all_move_values(Session& session, const Arguments&) {
    if (!session.play.new_player) return failure(cannot_play);
    constexpr std::size_t width = 5;
    std::string text;
    for (const search::MoveCandidate& candidate : session.play.last_search.candidates) {
        const std::string percentage = decimals(100 * static_cast<double>(candidate.likely_win_rate), 2);
        text += session.name(candidate.vertex) + ' ' + std::string(width - std::min(width, percentage.size()), ' ') +
                percentage + '\n';
    }
    return success(text);
}

// Where the last search was of this position, the reasons are told for the side that it was for.
Answer move_reasons(Session& session, const Arguments& arguments) {
    const auto point = session.point(arguments[0]);
    if (!point) return failure(invalid_coordinate);
    if (session.game.board().at(*point) != board::Colour::empty) return failure("vertex must not be occupied");
    if (session.play.asked() == nullptr) return failure(cannot_play);
    const LastSearch& last = session.play.last_search;
    const bool is_of_this = !last.candidates.empty() && last.position == session.game.board().position();
    const board::Colour side = is_of_this ? last.to_move : session.game.game().to_move();
    const board::Legality legality = session.game.is_legal(side, *point);
    if (legality != board::Legality::ok) return failure(board::reason(legality));
    std::string text;
    for (const std::string& line : reasons_for(session, side, *point)) text += line + '\n';
    return success(text);
}

Answer katachi_moves(Session& session, const Arguments& arguments) {
    const auto colour = arguments.count() == 0 ? session.game.game().to_move() : parse_colour(arguments[0]);
    if (!colour) return failure(invalid_color);
    if (const auto obstacle = obstacle_to_search(session, *colour)) return *obstacle;
    const auto& candidates = session.play.last_search.candidates;
    constexpr std::size_t reasons_shown = 3;
    std::string text;
    for (std::size_t i = 0; i < std::min(candidates.size(), most_moves); ++i) {
        text += search_line(session, candidates[i]) + '\n';
        const auto reasons = reasons_for(session, *colour, candidates[i].vertex);
        for (std::size_t j = 0; j < std::min(reasons.size(), reasons_shown); ++j) text += "  " + reasons[j] + '\n';
    }
    return success('\n' + text);
}

Answer katachi_reasons(Session& session, const Arguments& arguments) {
    const bool names_colour = arguments.count() > 1;
    const auto colour = names_colour ? parse_colour(arguments[0]) : session.game.game().to_move();
    if (!colour) return failure(invalid_color);
    const auto vertex = session.vertex(arguments[names_colour ? 1 : 0]);
    if (!vertex) return failure(invalid_coordinate);
    if (session.play.asked() == nullptr) return failure(cannot_play);
    const board::Legality legality = session.game.is_legal(*colour, *vertex);
    if (legality != board::Legality::ok) return failure(board::reason(legality));
    std::string text;
    const LastSearch& last = session.play.last_search;
    const bool is_of_this = last.to_move == *colour && last.position == session.game.board().position();
    for (const search::MoveCandidate& candidate : last.candidates)
        if (is_of_this && candidate.vertex == *vertex) text += search_line(session, candidate) + '\n';
    for (const std::string& line : reasons_for(session, *colour, *vertex)) text += line + '\n';
    return success(text.empty() ? "no reasons" : '\n' + text);
}

}  // namespace

std::span<const Command> candidate_commands() {
    static constexpr Command commands[] = {
        {"top_moves", "", "the moves that were searched most, with chances to win in percent", top_moves},
        {"top_moves_black", "", "the same, after a search for Black", top_moves_for<board::Colour::black>},
        {"top_moves_white", "", "the same, after a search for White", top_moves_for<board::Colour::white>},
        {"move_probabilities", "", "the moves of the last search with their shares of it", move_probabilities},
        {"move_uncertainty", "", "how far the search was divided between moves, in bits", move_uncertainty},
        {"all_move_values", "", "the moves of the last search with their chances to win in percent", all_move_values},
        {"move_reasons", "VERTEX", "what knowledge says for and against a move there", move_reasons},
        {"katachi-moves", "[COLOUR]", "searches; the best moves, what was found and why they were looked at",
         katachi_moves},
        {"katachi-reasons", "[COLOUR] VERTEX", "what knowledge says for and against a move", katachi_reasons},
    };
    return commands;
}

}  // namespace katachi::gtp
