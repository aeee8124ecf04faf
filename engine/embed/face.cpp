#include "engine/embed/face.h"

#include <algorithm>
#include <array>
#include <cstdarg>
#include <cstdio>

#include "engine/match/constraint/placement.h"

namespace katachi::embed {

static_assert(static_cast<int>(board::Colour::empty) == KATACHI_EMPTY &&
              static_cast<int>(board::Colour::black) == KATACHI_BLACK &&
              static_cast<int>(board::Colour::white) == KATACHI_WHITE);

bool refuse(katachi_error* error, const char* format, ...) {
    if (error == nullptr) return false;
    std::va_list values;
    va_start(values, format);
    std::vsnprintf(error->text, sizeof error->text, format, values);
    va_end(values);
    return false;
}

bool read_board(int size, const unsigned char* points, board::Position& position, katachi_error* error) {
    if (size < board::min_board_size || size > board::max_board_size)
        return refuse(error, "the board has size %d; sizes are from %d to %d", size, board::min_board_size,
                      board::max_board_size);
    if (points == nullptr) return refuse(error, "the board has no points: NULL where size * size bytes are needed");
    position = board::Position(size);
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column, ++points) {
            if (*points > KATACHI_WHITE)
                return refuse(error, "the board has a %d in row %d, column %d (from 0); 0 is empty, 1 black, 2 white",
                              *points, row, column);
            position.put(board::vertex_at(row, column), static_cast<board::Colour>(*points));
        }
    }
    return true;
}

match::Value AskedCaller::answer(match::Autohelper helper, board::Colour own, std::span<const board::Vertex> points) {
    return answer_named(match::helper(helper).name, own, points);
}

// Names end in a zero: they are literals of the registry or texts of the tables.
match::Value AskedCaller::answer_named(std::string_view name, board::Colour own,
                                       std::span<const board::Vertex> points) {
    std::array<katachi_point, match::most_call_points> places;
    std::transform(points.begin(), points.end(), places.begin(), [](board::Vertex vertex) {
        return vertex == board::pass_vertex ? katachi_point{-1, -1}
                                            : katachi_point{board::row_of(vertex), board::column_of(vertex)};
    });
    const katachi_question question{.name = name.data(),
                                    .own = static_cast<katachi_colour>(own),
                                    .points = places.data(),
                                    .point_count = static_cast<int>(points.size())};
    double value = 0;
    return ask_(&question, &value, context_) ? match::Value(static_cast<float>(value)) : match::Value();
}

}  // namespace katachi::embed
