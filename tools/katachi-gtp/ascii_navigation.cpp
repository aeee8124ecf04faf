#include "tools/katachi-gtp/ascii_navigation.h"

#include "base/text/counted.h"
#include "tools/katachi-gtp/ascii_moves.h"

namespace katachi::player {

namespace {

int moves_played(const AsciiGame& game) { return static_cast<int>(game.board().history().size()); }

// With so many moves on the board.
void stop_at(AsciiGame& game, int moves, std::ostream& out) {
    if (game.resigned) game.keep_result(game.result());
    game.go_back_to_playing();
    while (moves_played(game) > moves) game.take_back();
    while (moves_played(game) < moves) game.play_again();
    show(game, out);
    out << base::counted(game.ahead().size(), "move follows\n", "moves follow\n");
}

}  // namespace

void go_to(AsciiGame& game, int number, std::ostream& out) {
    const int end = moves_played(game) + static_cast<int>(game.ahead().size()) + 1;
    if (number < 1 || number > end)
        out << "The moves are numbered from 1, and " << end << " is the end: goto 1\n";
    else
        stop_at(game, number - 1, out);
}

void go_forward(AsciiGame& game, std::ostream& out) {
    if (game.ahead().empty())
        out << "No move was taken back here\n";
    else
        stop_at(game, moves_played(game) + 1, out);
}

void go_to_last(AsciiGame& game, std::ostream& out) {
    stop_at(game, moves_played(game) + static_cast<int>(game.ahead().size()), out);
}

}  // namespace katachi::player
