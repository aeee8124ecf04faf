#include "tests/life/moved_region.h"

#include <algorithm>
#include <optional>

#include "engine/board/symmetry.h"
#include "engine/life/closed/small_board.h"

namespace katachi::life {

namespace {

// The region on a board of `size`, of which each point is as the one of the region that `from` tells by row and column;
// points from beyond its board are stones of the attacker.
template <typename From>
ClosedRegion redrawn(const ClosedRegion& region, int size, From from) {
    ClosedRegion result{board::Position(size), {.stones = {}, .defender = region.goal.defender, .region = {}}};
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const board::Offset old = from(row, column);
            const board::Vertex vertex = board::vertex_at(row, column);
            if (!region.position.on_board(old.row, old.column)) {
                result.position.put(vertex, region.goal.attacker());
                continue;
            }
            const board::Vertex old_vertex = board::vertex_at(old.row, old.column);
            result.position.put(vertex, region.position.at(old_vertex));
            if (region.goal.stones.contains(old_vertex)) result.goal.stones.insert(vertex);
            if (region.goal.region.contains(old_vertex)) result.goal.region.insert(vertex);
        }
    return result;
}

// The same region on a board of 13 lines where its third column, which crosses its room, stands so many times more;
// nothing where that leaves a string no liberty.
std::optional<ClosedRegion> stretched(const ClosedRegion& region, int more) {
    constexpr int crossing = 2;
    const ClosedRegion result = redrawn(region, 13, [&](int row, int column) {
        return board::Offset{row, column <= crossing ? column : std::max(crossing, column - more)};
    });
    const board::Board board(result.position);
    for (const board::Vertex stone : board.stones(board::Colour::black) | board.stones(board::Colour::white))
        if (board.liberties(stone) == 0) return std::nullopt;
    return result;
}

template <typename Window>
bool fits_in(const ClosedRegion& asked) {
    SmallRegion<Window> frame;
    return SmallBoard<Window>::of(board::Board(asked.position), asked.goal, asked.goal.defender, frame).has_value();
}

}  // namespace

ClosedRegion moved(const ClosedRegion& region, int size, int rows, int columns) {
    return redrawn(region, size, [&](int row, int column) { return board::Offset{row - rows, column - columns}; });
}

ClosedRegion turned(const ClosedRegion& region) {
    return redrawn(region, region.position.size, [](int row, int column) { return board::Offset{column, row}; });
}

ClosedRegion long_region(std::mt19937& random) {
    for (;;) {
        const auto region = stretched(random_closed_region(1, 6, random), 4);
        if (region && region->empty_points() <= 12 && !fits_in<SquareWindow>(*region) && fits_in<LongWindow>(*region))
            return *region;
    }
}

}  // namespace katachi::life
