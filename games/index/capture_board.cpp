#include "games/index/capture_board.h"

#include <utility>

namespace katachi::games {

using board::Colour;
using board::neighbour_steps;
using board::Vertex;

void CaptureBoard::set_up(Colour colour, Vertex vertex) {
    position_.put(vertex, colour);
    const auto here = static_cast<std::uint16_t>(vertex);
    stone(vertex) = {.head = here, .next = here, .stones = 1, .liberties = 0};
    for (const int step : neighbour_steps) {
        const Colour beside = at(vertex + step);
        if (beside == Colour::empty) ++head(vertex).liberties;
        if (board::is_stone(beside)) --head(vertex + step).liberties;
    }
    for (const int step : neighbour_steps)
        if (at(vertex + step) == colour) join(vertex, vertex + step);
}

CaptureBoard::Played CaptureBoard::play(Colour colour, Vertex vertex) {
    set_up(colour, vertex);
    Played played;
    for (const int step : neighbour_steps)
        if (at(vertex + step) == board::opponent(colour) && head(vertex + step).liberties == 0)
            take(vertex + step, played.taken);
    played.is_suicide = head(vertex).liberties == 0;
    return played;
}

void CaptureBoard::join(Vertex a, Vertex b) {
    if (stone(a).head == stone(b).head) return;
    if (head(a).stones < head(b).stones) std::swap(a, b);
    Stone& large = head(a);
    large.stones = static_cast<std::uint16_t>(large.stones + head(b).stones);
    large.liberties = static_cast<std::int16_t>(large.liberties + head(b).liberties);
    Vertex each = b;
    do {
        stone(each).head = stone(a).head;
        each = stone(each).next;
    } while (each != b);
    std::swap(stone(a).next, stone(b).next);
}

void CaptureBoard::take(Vertex vertex, board::VertexSet& taken) {
    Vertex each = vertex;
    do {
        taken.insert(each);
        position_.put(each, Colour::empty);
        for (const int step : neighbour_steps)
            if (board::is_stone(at(each + step))) ++head(each + step).liberties;
        each = stone(each).next;
    } while (each != vertex);
}

}  // namespace katachi::games
