#include "tools/authoring/life/training/closed_region.h"

#include <optional>

namespace katachi::authoring {

namespace {

constexpr int size = 8;

std::optional<ClosedRegion> drawn(std::mt19937& random) {
    const auto pick = [&](int least, int most) { return std::uniform_int_distribution<int>(least, most)(random); };
    const board::Colour defender = pick(0, 1) == 0 ? board::Colour::black : board::Colour::white;
    const board::Colour attacker = board::opponent(defender);
    const int height = pick(1, 3), width = pick(2, 4), left = pick(0, 1);
    const int holes = pick(0, 4), outer_liberties = pick(0, 3), emptiness = pick(4, 9);
    ClosedRegion result{board::Position(size), {.stones = {}, .defender = defender, .region = {}}};
    board::VertexSet ring;
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            const bool is_space = row < height && column >= left && column < left + width;
            const bool is_corner = row == height && (column == left - 1 || column == left + width);
            const bool is_ring =
                !is_space && !is_corner && row <= height && column >= left - 1 && column <= left + width;
            const bool is_eye = row == size - 1 && (column == size - 1 || column == size - 3);
            board::Colour colour = is_eye ? board::Colour::empty : attacker;
            if (is_space) {
                colour = pick(0, 9) < emptiness ? board::Colour::empty : pick(0, 1) == 0 ? defender : attacker;
                result.goal.region.insert(vertex);
            } else if (is_ring) {
                colour = pick(0, 19) >= holes ? defender : pick(0, 1) == 0 ? attacker : board::Colour::empty;
                ring.insert(vertex);
                result.goal.region.insert(vertex);
            } else if (is_corner) {
                colour = pick(0, 2) > 0 ? attacker : pick(0, 1) == 0 ? defender : board::Colour::empty;
                result.goal.region.insert(vertex);
            }
            result.position.put(vertex, colour);
        }
    for (int i = 0; i < outer_liberties; ++i) {
        const board::Vertex vertex = pick(0, 1) == 0 ? board::vertex_at(height + 1, left + pick(0, width - 1))
                                                     : board::vertex_at(pick(0, height), left + width + 1);
        result.position.put(vertex, board::Colour::empty);
        result.goal.region.insert(vertex);
    }
    const board::Board board(result.position);
    for (const board::Colour colour : {board::Colour::black, board::Colour::white})
        for (const board::Vertex stone : board.stones(colour))
            if (board.liberties(stone) == 0) return std::nullopt;
    for (const board::Vertex stone : ring& board.stones(defender)) result.goal.stones |= board.string_stones(stone);
    if (result.goal.stones.empty()) return std::nullopt;
    return result;
}

}  // namespace

ClosedRegion random_closed_region(int least_empty, int most_empty, std::mt19937& random) {
    for (;;) {
        auto result = drawn(random);
        if (!result) continue;
        const int empty = result->empty_points();
        if (empty >= least_empty && empty <= most_empty) return *result;
    }
}

}  // namespace katachi::authoring
