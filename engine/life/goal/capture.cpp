#include "engine/life/goal/capture.h"

namespace katachi::life {

namespace {

// Whether there is a liberty of the string where it is legal.
bool fill_liberty(board::Board& board, board::Colour captor, board::Vertex vertex) {
    const board::VertexSet liberties = board.liberty_points(vertex);
    for (const board::Vertex liberty : liberties)
        if (board.play(captor, liberty) == board::Legality::ok) return true;
    return false;
}

}  // namespace

std::optional<Capture> capture_of(const board::Board& board, board::Vertex vertex) {
    const board::Colour owner = board.at(vertex), captor = board::opponent(owner);
    Capture capture{.board = board, .captors = {}};
    while (capture.board.at(vertex) == owner)
        if (!fill_liberty(capture.board, captor, vertex)) return std::nullopt;
    capture.captors = board.string_stones(vertex).beside() & capture.board.stones(captor);
    return capture;
}

}  // namespace katachi::life
