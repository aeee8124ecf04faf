#include "tests/life/drawn_problem.h"

#include <algorithm>

namespace katachi::life {

ClosedRegion drawn_problem(std::string_view rows) {
    const auto size = static_cast<int>(std::count(rows.begin(), rows.end(), '/')) + 1;
    ClosedRegion result{board::Position(size), {.stones = {}, .defender = board::Colour::black, .region = {}}};
    int row = 0, column = 0;
    for (const char drawn : rows) {
        if (drawn == '/') {
            ++row;
            column = 0;
            continue;
        }
        const board::Vertex vertex = board::vertex_at(row, column++);
        if (drawn == 'D' || drawn == 'd') result.position.put(vertex, board::Colour::black);
        if (drawn == 'A' || drawn == 'a') result.position.put(vertex, board::Colour::white);
        if (drawn == 'D') result.goal.stones.insert(vertex);
        if (drawn != '.' && drawn != 'A') result.goal.region.insert(vertex);
    }
    return result;
}

}  // namespace katachi::life
