#include "engine/life/room_to_run.h"

namespace katachi::life {

namespace {

constexpr int enough_room = 30;  // empty points with no stone of the opponent beside them, that hang together
constexpr int enough_ways = 2;   // liberties that lead there

}  // namespace

std::optional<board::VertexSet> room_to_run(const board::Board& board, const board::VertexSet& goal,
                                            board::Colour colour) {
    const board::VertexSet free = board.empty_points() - board.stones(board::opponent(colour)).beside();
    board::VertexSet seen;
    for (board::VertexSet left = goal; !left.empty(); left -= seen) {
        const board::Vertex string = left.first();
        seen |= board.string_stones(string);
        const board::VertexSet ways = board.liberty_points(string) & free;
        if (ways.count() < enough_ways) continue;
        board::VertexSet room = ways;
        for (;;) {
            const board::VertexSet grown = (room | room.beside()) & free;
            if (grown == room) break;
            room = grown;
            if (room.count() >= enough_room) return board.string_stones(string) | board.liberty_points(string);
        }
    }
    return std::nullopt;
}

}  // namespace katachi::life
