// A stone wedged between two, the example of the manual's chapter 9.4. O plays beside it, X runs on to a; if X gets
// away, O connects to one side at b, and X has only the cut at c:
//
//     ?Ob
//     aX*
//     ?Oc
#include "engine/analysis/colon_line_answers.h"

#include "engine/board/turned_vertex.h"

namespace katachi::analysis {

namespace {

constexpr board::Offset run{0, -2}, connection{-1, 0}, cut{1, 0};

// pass_vertex where no point of the board lies so from the move.
board::Vertex seen_from_move(const Question& ask, board::Offset step, board::Orientation orientation) {
    const board::Vertex move = ask.points[0];
    const board::Offset place = board::offset_of(move) + board::transform(step, orientation);
    return ask.board.position().on_board(place.row, place.column) ? board::vertex_at(place.row, place.column)
                                                                  : board::pass_vertex;
}

// What is so once the side has played there; false where it cannot.
template <typename Answer>
match::Value after(const Question& ask, board::Colour side, board::Vertex move, const Answer& answer) {
    if (ask.board.play(side, move) != board::Legality::ok) return match::Value::of(false);
    const match::Value value = answer();
    ask.board.undo();
    return value;
}

}  // namespace

match::Value is_wedge_undone(const Question& ask, board::Orientation orientation) {
    const board::Vertex a = seen_from_move(ask, run, orientation), b = seen_from_move(ask, connection, orientation),
                        c = seen_from_move(ask, cut, orientation);
    if (a == board::pass_vertex || b == board::pass_vertex || c == board::pass_vertex) return {};
    const board::Colour own = ask.own, other = ask.opponent();
    const auto is_cut_captured = [&] {
        return match::logical_not(works(ask, ask.strings().safety(ask.board, other, c)));
    };
    const auto is_run_in_vain = [&] {
        const match::Value captured = works(ask, ask.strings().attack(ask.board, a));
        return captured.is_true() ? captured : match::logical_or(captured, after(ask, own, b, is_cut_captured));
    };
    return after(ask, own, ask.points[0], [&] { return after(ask, other, a, is_run_in_vain); });
}

}  // namespace katachi::analysis
