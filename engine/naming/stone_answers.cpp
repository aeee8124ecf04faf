#include "engine/naming/stone_answers.h"

#include <algorithm>

namespace katachi::naming {

namespace {

using match::Autohelper;
using match::Value;

Value of(int count) { return {static_cast<float>(count)}; }

bool is_stone(const board::Board& board, board::Vertex vertex) {
    return board.on_board(vertex) && board::is_stone(board.at(vertex));
}

bool stands_on_one(const board::Board& board, board::Colour colour, std::span<const board::Vertex> points) {
    return std::any_of(points.begin(), points.end(), [&](board::Vertex vertex) { return board.at(vertex) == colour; });
}

// A ko may be taken there, or the stone there may be taken in one.
bool is_ko(const board::Board& board, board::Vertex vertex) {
    if (board.at(vertex) == board::Colour::empty)
        return board.is_ko_capture(board::Colour::black, vertex) || board.is_ko_capture(board::Colour::white, vertex);
    return board.string_size(vertex) == 1 && board.liberties(vertex) == 1 &&
           board.is_ko_capture(board::opponent(board.at(vertex)), board.liberty_points(vertex).first());
}

}  // namespace

bool is_of_stones(Autohelper helper) {
    using enum Autohelper;
    switch (helper) {
        case lib:
        case olib:
        case oplay_lib:
        case wormsize:
        case same_string:
        case o_somewhere:
        case x_somewhere:
        case o_captures_something:
        case ko: return true;
        default: return false;
    }
}

void StoneAnswers::set(const board::Board& board, match::Analysis* others) {
    board_ = board;
    others_ = others;
}

Value StoneAnswers::answer(Autohelper helper, board::Colour own, std::span<const board::Vertex> points) {
    using enum Autohelper;
    if (!is_of_stones(helper)) return others_ == nullptr ? Value() : others_->answer(helper, own, points);
    const board::Vertex first = points.front();
    switch (helper) {
        case lib: return of(is_stone(board_, first) ? board_.liberties(first) : 0);
        case olib:
            return board_.at(first) == board::Colour::empty ? of(board_.liberties_after(own, first).count()) : Value();
        case oplay_lib: return of(liberties_after_line(own, points));
        case wormsize: return of(is_stone(board_, first) ? board_.string_size(first) : 0);
        case same_string:
            return Value::of(is_stone(board_, first) && is_stone(board_, points[1]) &&
                             board_.same_string(first, points[1]));
        case o_somewhere: return Value::of(stands_on_one(board_, own, points));
        case x_somewhere: return Value::of(stands_on_one(board_, board::opponent(own), points));
        case o_captures_something:
            return Value::of(board_.at(first) == board::Colour::empty && board_.is_capture(own, first));
        case ko: return Value::of(is_ko(board_, first));
        default: return {};
    }
}

Value StoneAnswers::answer_named(std::string_view name, board::Colour own, std::span<const board::Vertex> points) {
    return others_ == nullptr ? Value() : others_->answer_named(name, own, points);
}

int StoneAnswers::liberties_after_line(board::Colour own, std::span<const board::Vertex> points) {
    board::Colour side = own;
    int played = 0;
    for (const board::Vertex move : points.first(points.size() - 1)) {
        if (board_.play_ko(side, move) == board::Legality::ok) ++played;
        side = board::opponent(side);
    }
    const board::Vertex string = points.back();
    const int liberties = is_stone(board_, string) ? board_.liberties(string) : 0;
    for (; played > 0; --played) board_.undo();
    return liberties;
}

}  // namespace katachi::naming
