#include "regression/judges/composed_problem.h"

#include <algorithm>

#include "base/random/split_mix.h"
#include "engine/board/board.h"
#include "regression/judges/life_region.h"

namespace katachi::regression {

namespace {

using board::Board;
using board::Colour;
using board::Vertex;
using board::VertexSet;

constexpr std::string_view set_name = "composed/";
constexpr int least_columns = 3, most_columns = 7, most_lines = 3;
constexpr int least_room = 5, most_room = 12;  // points of the room, stones within among them
constexpr int nearest_to_corner = 5;           // column where a room at the side begins

// One of so many:
constexpr std::uint64_t sides = 3;            // rooms that lie at a side, not in a corner
constexpr std::uint64_t group_gaps = 9;       // points around the room that stay empty
constexpr std::uint64_t wall_gaps = 16;       // points around the group
constexpr std::uint64_t wall_corners = 2;     // points that touch the group at a corner alone, with a stone
constexpr std::uint64_t stones_of_other = 8;  // points of the room
constexpr std::uint64_t stones_of_owner = 12;

class Composing {
  public:
    explicit Composing(std::uint64_t seed) : random_(seed), owner_(one_of(2) ? Colour::black : Colour::white) {}

    std::optional<ComposedBoard> compose() {
        const VertexSet room = room_by_chance();
        if (room.count() < least_room || room.count() > most_room) return std::nullopt;
        VertexSet group;
        for (const Vertex vertex : around_with_corners(empty_board_, room) - room)
            if (!one_of(group_gaps)) group.insert(vertex);
        const VertexSet region = room | group;
        ComposedBoard composed;
        put_walls(composed.position, region | (room.beside() & empty_board_.empty_points()));
        for (const Vertex vertex : group) composed.position.put(vertex, owner_);
        for (const Vertex vertex : room) {
            if (one_of(stones_of_other))
                composed.position.put(vertex, board::opponent(owner_));
            else if (one_of(stones_of_owner))
                composed.position.put(vertex, owner_);
        }
        const Board board(composed.position);
        composed.region = region;
        composed.stone = largest_string(board);
        if (!are_all_free(board) || composed.stone == board::pass_vertex) return std::nullopt;
        return composed;
    }

  private:
    bool one_of(std::uint64_t count) { return random_.below(count) == 0; }
    int from_to(int first, int last) {
        return first + static_cast<int>(random_.below(static_cast<std::uint64_t>(last - first + 1)));
    }

    // Columns of one to three points that hang from the edge.
    VertexSet room_by_chance() {
        const bool is_turned = one_of(2), is_mirrored = one_of(2), is_below = one_of(2);
        const int first = one_of(sides) ? from_to(nearest_to_corner, nearest_to_corner + 3) : 0;
        const int columns = from_to(least_columns, most_columns);
        int lines = from_to(1, most_lines);
        VertexSet room;
        for (int along = first; along < first + columns; ++along) {
            for (int line = 0; line < lines; ++line) {
                const int column = is_mirrored ? board::max_board_size - 1 - along : along;
                const int row = is_below ? board::max_board_size - 1 - line : line;
                room.insert(is_turned ? board::vertex_at(column, row) : board::vertex_at(row, column));
            }
            if (one_of(2)) lines = std::clamp(lines + (one_of(2) ? 1 : -1), 1, most_lines);
        }
        return room;
    }

    void put_walls(board::Position& position, const VertexSet& within) {
        for (const Vertex vertex : around_with_corners(empty_board_, within) - within) {
            const bool is_stone = within.beside().contains(vertex) ? !one_of(wall_gaps) : one_of(wall_corners);
            if (is_stone) position.put(vertex, board::opponent(owner_));
        }
    }

    static bool are_all_free(const Board& board) {
        const VertexSet strings = board.strings(Colour::black) | board.strings(Colour::white);
        return std::all_of(strings.begin(), strings.end(), [&](Vertex string) { return board.liberties(string) > 0; });
    }
    // A stone of it; pass where the owner has none.
    Vertex largest_string(const Board& board) const {
        int most = 0;
        Vertex largest = board::pass_vertex;
        for (const Vertex string : board.strings(owner_)) {
            const int stones = board.string_stones(string).count();
            if (stones > most) largest = string;
            most = std::max(most, stones);
        }
        return largest;
    }

    base::SplitMix random_;
    Colour owner_;
    Board empty_board_{board::max_board_size};
};

}  // namespace

std::string composed_set(const std::string& split) { return std::string(set_name) + split; }
bool is_composed(std::string_view game) { return game.starts_with(set_name); }

std::optional<ComposedBoard> composed_board(std::string_view set, int number) {
    return Composing(base::mixed_text(static_cast<std::uint64_t>(number), set)).compose();
}

}  // namespace katachi::regression
