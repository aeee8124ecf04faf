#include "tests/life/moved_region.h"

#include <algorithm>
#include <optional>

#include "engine/life/closed/small_board.h"

namespace katachi::life {

namespace {

// The same region on a board of 13 lines where its third column, which crosses its room, stands so many times more;
// nothing where that leaves a string no liberty.
std::optional<ClosedRegion> stretched(const ClosedRegion& region, int more) {
    constexpr int size = 13, crossing = 2;
    ClosedRegion result{board::Position(size), {.stones = {}, .defender = region.goal.defender, .region = {}}};
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const int from_column = column <= crossing ? column : std::max(crossing, column - more);
            const board::Vertex vertex = board::vertex_at(row, column);
            if (!region.position.on_board(row, from_column)) {
                result.position.put(vertex, region.goal.attacker());
                continue;
            }
            const board::Vertex from = board::vertex_at(row, from_column);
            result.position.put(vertex, region.position.at(row, from_column));
            if (region.goal.stones.contains(from)) result.goal.stones.insert(vertex);
            if (region.goal.region.contains(from)) result.goal.region.insert(vertex);
        }
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
    ClosedRegion result{board::Position(size),
                        {.stones = moved_points(region.goal.stones, rows, columns),
                         .defender = region.goal.defender,
                         .region = moved_points(region.goal.region, rows, columns)}};
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const int from_row = row - rows, from_column = column - columns;
            const bool is_on_board = region.position.on_board(from_row, from_column);
            result.position.put(board::vertex_at(row, column),
                                is_on_board ? region.position.at(from_row, from_column) : region.goal.attacker());
        }
    return result;
}

ClosedRegion turned(const ClosedRegion& region) {
    const int size = region.position.size;
    ClosedRegion result{board::Position(size), {.stones = {}, .defender = region.goal.defender, .region = {}}};
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const board::Vertex vertex = board::vertex_at(column, row), from = board::vertex_at(row, column);
            result.position.put(vertex, region.position.at(row, column));
            if (region.goal.stones.contains(from)) result.goal.stones.insert(vertex);
            if (region.goal.region.contains(from)) result.goal.region.insert(vertex);
        }
    return result;
}

ClosedRegion long_region(std::mt19937& random) {
    for (;;) {
        const auto region = stretched(random_closed_region(1, 6, random), 4);
        if (region && region->empty_points() <= 12 && !fits_in<SquareWindow>(*region) && fits_in<LongWindow>(*region))
            return *region;
    }
}

}  // namespace katachi::life
