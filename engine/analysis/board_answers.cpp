#include <algorithm>
#include <utility>

#include "engine/analysis/answers.h"
#include "engine/analysis/line_of_play.h"
#include "engine/board/distance.h"
#include "engine/worms/liberties_of_order.h"

namespace katachi::analysis {

namespace {

match::Value of(int count) { return {static_cast<float>(count)}; }

match::Value liberties(const Question& ask) {
    return of(ask.has_stone(ask.points[0]) ? ask.board.liberties(ask.points[0]) : 0);
}

match::Value liberties_of_move(const Question& ask, board::Colour colour, board::Vertex move) {
    if (ask.board.at(move) != board::Colour::empty) return {};
    return of(ask.board.liberties_after(colour, move).count());
}

template <bool is_own>
match::Value move_liberties(const Question& ask) {
    return liberties_of_move(ask, ask.side(is_own), ask.points[0]);
}

template <bool is_own>
match::Value move_liberties_without_captures(const Question& ask) {
    if (ask.board.at(ask.points[0]) != board::Colour::empty) return {};
    return of(ask.board.count_liberties_without_captures(ask.side(is_own), ask.points[0]));
}

template <bool is_own>
match::Value is_legal(const Question& ask) {
    return match::Value::of(ask.board.is_legal(ask.side(is_own), ask.points[0]) == board::Legality::ok);
}

template <bool is_own>
match::Value is_suicide(const Question& ask) {
    if (ask.board.at(ask.points[0]) != board::Colour::empty) return match::Value::of(false);
    return match::Value::of(ask.board.is_suicide(ask.side(is_own), ask.points[0]));
}

template <bool is_own>
match::Value captures_something(const Question& ask) {
    if (ask.board.at(ask.points[0]) != board::Colour::empty) return match::Value::of(false);
    return match::Value::of(ask.board.is_capture(ask.side(is_own), ask.points[0]));
}

template <bool is_own>
match::Value is_somewhere(const Question& ask) {
    const board::Colour colour = ask.side(is_own);
    return match::Value::of(std::any_of(ask.points.begin(), ask.points.end(),
                                        [&](board::Vertex vertex) { return ask.board.at(vertex) == colour; }));
}

match::Value same_string(const Question& ask) {
    const auto [a, b] = std::pair(ask.points[0], ask.points[1]);
    return match::Value::of(ask.has_stone(a) && ask.has_stone(b) && ask.board.same_string(a, b));
}

// One string is one dragon.
match::Value same_dragon(const Question& ask) {
    return same_string(ask).is_true() ? match::Value::of(true) : match::Value();
}

match::Value string_size(const Question& ask) {
    return of(ask.has_stone(ask.points[0]) ? ask.board.string_size(ask.points[0]) : 0);
}

// A ko may be taken there, or the stone there may be taken in one.
match::Value is_ko(const Question& ask) {
    const board::Vertex vertex = ask.points[0];
    const board::Board& board = ask.board;
    if (board.at(vertex) == board::Colour::empty)
        return match::Value::of(board.is_ko_capture(board::Colour::black, vertex) ||
                                board.is_ko_capture(board::Colour::white, vertex));
    if (!ask.has_stone(vertex) || board.string_size(vertex) != 1 || board.liberties(vertex) != 1)
        return match::Value::of(false);
    return match::Value::of(
        board.is_ko_capture(board::opponent(board.at(vertex)), board.liberty_points(vertex).first()));
}

match::Value is_beside_atari(const Question& ask) {
    if (!ask.has_stone(ask.points[0])) return match::Value::of(false);
    for (const board::Vertex string : ask.board.adjacent_strings(ask.points[0]))
        if (ask.board.liberties(string) == 1) return match::Value::of(true);
    return match::Value::of(false);
}

// A lone stone on the first line makes no eye by its death.
match::Value is_vital_chain(const Question& ask) {
    if (!ask.has_stone(ask.points[0])) return match::Value::of(false);
    return match::Value::of(ask.board.string_size(ask.points[0]) > 1 ||
                            board::lines_to_edge(ask.points[0], ask.board.size()) > 0);
}

// Whose stone comes first from the first point, itself left out, towards the second, which is as far from the edge:
// on the first lines of each row or column that is passed, seen from the edge.
template <bool is_own>
match::Value is_visible_along_edge(const Question& ask) {
    const board::Board& board = ask.board;
    const int seen_lines = std::min(5, board.size());
    const board::Vertex from = ask.points[0], towards = ask.points[1];
    const int rows = board::row_of(towards) - board::row_of(from),
              columns = board::column_of(towards) - board::column_of(from);
    if ((rows == 0) == (columns == 0)) return {};
    const int along = rows != 0 ? (rows > 0 ? board::stride : -board::stride) : (columns > 0 ? 1 : -1);
    const int side_step = rows != 0 ? 1 : board::stride;
    const int near = rows != 0 ? board::column_of(from) : board::row_of(from);
    const bool is_far_side = near * 2 >= board.size();
    const int line = is_far_side ? board.size() - 1 - near : near;
    const int inwards = is_far_side ? -side_step : side_step;
    for (board::Vertex foot = from - line * inwards + along; board.on_board(foot); foot += along)
        for (int height = seen_lines - 1; height >= 0; --height) {
            const board::Colour there = board.at(foot + height * inwards);
            if (board::is_stone(there)) return match::Value::of(there == ask.side(is_own));
        }
    return match::Value::of(false);
}

template <int order>
match::Value liberties_of_order(const Question& ask) {
    if (!ask.has_stone(ask.points[0])) return of(0);
    return of(worms::liberties_of_order(ask.board, ask.points[0], order).count());
}

// Plays the line, then counts the liberties of what is on its last point.
template <bool is_own>
match::Value liberties_after_line(const Question& ask) {
    const LineOfPlay line(ask.board, ask.side(is_own), ask.points.first(ask.points.size() - 1));
    const board::Vertex string = ask.points.back();
    return of(ask.has_stone(string) ? ask.board.liberties(string) : 0);
}

// Four stones bent around a corner of the board: once they are captured, a bent four is left there.
match::Value is_bent_four_in_corner(const Question& ask) {
    if (!ask.has_stone(ask.points[0]) || ask.board.string_size(ask.points[0]) != 4) return match::Value::of(false);
    const board::VertexSet& stones = ask.board.string_stones(ask.points[0]);
    const int last = ask.board.size() - 1;
    for (const auto& [row, inwards] : {std::pair(0, 1), std::pair(last, -1)})
        for (const auto& [column, sideways] : {std::pair(0, 1), std::pair(last, -1)})
            if (stones.contains(board::vertex_at(row, column)) &&
                stones.contains(board::vertex_at(row + inwards, column)) &&
                stones.contains(board::vertex_at(row, column + sideways)) &&
                !stones.contains(board::vertex_at(row + inwards, column + sideways)))
                return match::Value::of(true);
    return match::Value::of(false);
}

// Who mirrors moves puts each stone where the board, turned by half, has one of his opponent. Nobody does where that
// holds for less than half of all stones; elsewhere the stones do not tell it.
match::Value breaks_mirror(const Question& ask) {
    const int last = ask.board.size() - 1;
    const board::VertexSet own = ask.board.stones(ask.own), others = ask.board.stones(ask.opponent());
    int mirrored = 0;
    for (const board::Vertex stone : own)
        if (others.contains(board::vertex_at(last - board::row_of(stone), last - board::column_of(stone))))
            mirrored += 2;
    return 2 * mirrored < own.count() + others.count() ? match::Value::of(false) : match::Value();
}

}  // namespace

void add_board_answers(Answers& answers) {
    using enum match::Autohelper;
    answer_to(answers, lib) = liberties;
    answer_to(answers, xlib) = move_liberties<false>;
    answer_to(answers, olib) = move_liberties<true>;
    answer_to(answers, approx_xlib) = move_liberties_without_captures<false>;
    answer_to(answers, approx_olib) = move_liberties_without_captures<true>;
    answer_to(answers, lib2) = liberties_of_order<2>;
    answer_to(answers, lib3) = liberties_of_order<3>;
    answer_to(answers, lib4) = liberties_of_order<4>;
    answer_to(answers, legal_xmove) = is_legal<false>;
    answer_to(answers, legal_omove) = is_legal<true>;
    answer_to(answers, x_suicide) = is_suicide<false>;
    answer_to(answers, o_suicide) = is_suicide<true>;
    answer_to(answers, x_captures_something) = captures_something<false>;
    answer_to(answers, o_captures_something) = captures_something<true>;
    answer_to(answers, x_somewhere) = is_somewhere<false>;
    answer_to(answers, o_somewhere) = is_somewhere<true>;
    answer_to(answers, match::Autohelper::same_string) = analysis::same_string;
    answer_to(answers, same_worm) = analysis::same_string;
    answer_to(answers, match::Autohelper::same_dragon) = analysis::same_dragon;
    answer_to(answers, wormsize) = string_size;
    answer_to(answers, ko) = is_ko;
    answer_to(answers, adjacent_to_stone_in_atari) = is_beside_atari;
    answer_to(answers, vital_chain) = is_vital_chain;
    answer_to(answers, x_visible_along_edge) = is_visible_along_edge<false>;
    answer_to(answers, o_visible_along_edge) = is_visible_along_edge<true>;
    answer_to(answers, xplay_lib) = liberties_after_line<false>;
    answer_to(answers, oplay_lib) = liberties_after_line<true>;
    answer_to(answers, break_mirror_helper) = breaks_mirror;
    answer_to(answers, bent_four_helper) = is_bent_four_in_corner;
}

}  // namespace katachi::analysis
