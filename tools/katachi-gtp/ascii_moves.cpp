#include "tools/katachi-gtp/ascii_moves.h"

#include <algorithm>

#include "engine/board/side_name.h"
#include "engine/gtp/reason_text.h"
#include "engine/gtp/search_text.h"

namespace katachi::player {

namespace {

search::MoveDecision decide(AsciiGame& game) {
    return game.player().decide(
        {.game = game.record.game, .to_move = game.record.game.to_move(), .komi = game.points_of_white()});
}

void tell_move(const AsciiGame& game, board::Colour side, board::Vertex vertex, std::ostream& out) {
    out << board::side_name(side) << (vertex == board::pass_vertex ? " passes" : " plays " + game.name(vertex)) << '\n';
}

// The board is drawn once both have moved.
void go_on(AsciiGame& game, std::ostream& out) {
    if (!game.record.game.is_over() && game.is_engines_turn()) return play_for_side_to_move(game, out);
    show(game, out);
    if (game.record.game.is_over()) begin_counting(game, out);
}

}  // namespace

bool is_still_played(const AsciiGame& game, std::ostream& out) {
    const bool is_played = !game.is_counting && !game.resigned;
    if (!is_played) out << "The game is over; `undo` goes back to it, `new` begins another\n";
    return is_played;
}

void show(const AsciiGame& game, std::ostream& out) {
    if (game.shows_board) out << drawing(game);
}

void play(AsciiGame& game, board::Vertex vertex, std::ostream& out) {
    if (!is_still_played(game, out)) return;
    const board::Legality legality = game.record.game.play(game.record.game.to_move(), vertex);
    if (legality != board::Legality::ok)
        out << "Illegal move at " << game.name(vertex) << ": " << board::reason(legality) << '\n';
    else
        go_on(game, out);
}

void answer(AsciiGame& game, std::ostream& out) {
    if (game.is_engines_turn()) play_for_side_to_move(game, out);
}

void play_for_side_to_move(AsciiGame& game, std::ostream& out) {
    const board::Colour side = game.record.game.to_move();
    const search::MoveDecision decision = decide(game);
    if (decision.resigns) {
        game.resigned = side;
        show(game, out);
        out << resignation_text(side);
        return;
    }
    game.record.game.play(side, decision.vertex);
    tell_move(game, side, decision.vertex, out);
    go_on(game, out);
}

void give_hint(AsciiGame& game, std::ostream& out) {
    constexpr std::size_t moves_shown = 3;
    constexpr std::size_t reasons_shown = 3;
    const search::MoveDecision decision = decide(game);
    const moves::MoveSituation situation{
        .board = game.board(), .to_move = game.record.game.to_move(), .scoring = game.record.game.rules().scoring};
    for (std::size_t i = 0; i < std::min(decision.candidates.size(), moves_shown); ++i) {
        const search::MoveCandidate& candidate = decision.candidates[i];
        out << game.name(candidate.vertex) << ": " << gtp::percent(candidate.win_rate) << " % to win\n";
        const auto reasons = gtp::reason_lines(game.player().search().knowledge(), situation, candidate.vertex);
        for (std::size_t j = 0; j < std::min(reasons.size(), reasons_shown); ++j) out << "  " << reasons[j] << '\n';
    }
}

void begin_counting(AsciiGame& game, std::ostream& out) {
    game.is_counting = true;
    game.dead = game.player().dead_stones(game.record.game, game.points_of_white());
    if (!game.dead.empty()) {
        out << "The engine takes for dead:";
        for (const board::Vertex stone : game.dead) out << ' ' << game.name(stone);
        out << '\n';
        show(game, out);
    }
    out << "Name dead stones by a vertex of each string, the same again to take it back; `done` counts,\n"
           "`undo` goes back to the game.\n";
}

}  // namespace katachi::player
