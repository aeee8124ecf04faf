#include "tools/katachi-gtp/ascii_moves.h"

#include <utility>

#include "engine/board/side_name.h"
#include "engine/search/thinking_time.h"

namespace katachi::player {

namespace {

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

search::MoveDecision decide(AsciiGame& game) {
    const auto played = static_cast<int>(game.board().history().size());
    return game.player().decide({.game = game.record.game,
                                 .to_move = game.record.game.to_move(),
                                 .komi = game.points_of_white(),
                                 .time = game.clock.budget(search::moves_to_share(game.board().size(), played))});
}

bool goes_on(AsciiGame& game, std::ostream& out) {
    if (game.is_paused()) game.go_back_to_playing();
    const bool is_played = !game.is_counting && !game.resigned;
    if (!is_played) out << "The game is over; `undo` goes back to it, `new` begins another\n";
    return is_played;
}

void show(const AsciiGame& game, std::ostream& out) {
    if (game.shows_board) out << drawing(game);
}

void play(AsciiGame& game, board::Vertex vertex, std::ostream& out) {
    if (!goes_on(game, out)) return;
    const board::Legality legality = game.play(game.record.game.to_move(), vertex);
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
    const search::Stopwatch watch;
    const search::MoveDecision decision = decide(game);
    game.clock.spend(watch.seconds());
    if (decision.resigns) {
        game.resigned = side;
        show(game, out);
        out << resignation_text(side);
        return;
    }
    game.play(side, decision.vertex);
    tell_move(game, side, decision.vertex, out);
    go_on(game, out);
}

void play_moves(AsciiGame& game, int moves, std::ostream& out) {
    if (moves == 1) return play_for_side_to_move(game, out);
    const auto side = std::exchange(game.engine_side, std::nullopt);
    while (moves-- > 0 && !game.record.game.is_over() && !game.resigned) play_for_side_to_move(game, out);
    game.engine_side = side;
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
        << (game.is_paused() ? "a move or `undo` goes on with the game.\n" : "`undo` goes back to the game.\n");
}

}  // namespace katachi::player
