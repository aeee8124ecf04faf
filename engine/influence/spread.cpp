#include "engine/influence/spread.h"

#include <algorithm>
#include <span>

#include "engine/board/eight_points.h"
#include "engine/board/symmetry.h"

namespace katachi::influence {

namespace {

using board::Offset;
using board::Vertex;

constexpr int farthest = board::max_board_size - 1;
constexpr int span = 2 * farthest + 1;

struct Step {
    Offset way;
    float share;  // that passes on, but for the attenuation and what is in the way

    bool is_diagonal() const { return way.row != 0 && way.column != 0; }
};

// The steps that lead outwards from a point, by where it lies from the source.
class OutwardSteps {
  public:
    OutwardSteps() {
        for (int row = -farthest; row <= farthest; ++row)
            for (int column = -farthest; column <= farthest; ++column) fill({row, column});
    }

    std::span<const Step> at(Offset from_source) const {
        const Steps& steps = steps_[place(from_source)];
        return {steps.all.data(), static_cast<std::size_t>(steps.count)};
    }

  private:
    struct Steps {
        std::array<Step, 8> all;
        int count = 0;
    };

    static std::size_t place(Offset from_source) {
        return static_cast<std::size_t>((from_source.row + farthest) * span + from_source.column + farthest);
    }

    void fill(Offset from_source) {
        Steps& steps = steps_[place(from_source)];
        const int length = from_source.row * from_source.row + from_source.column * from_source.column;
        for (const Offset way : board::eight_neighbours) {
            const int product = way.row * from_source.row + way.column * from_source.column;
            if (product <= 0 && length > 0) continue;
            const int way_length = way.row * way.row + way.column * way.column;
            const float cosine_squared =
                length == 0 ? 1.0F : static_cast<float>(product * product) / static_cast<float>(length * way_length);
            const float detour = way_length == 1 ? 1.0F : 2.0F;
            steps.all[static_cast<std::size_t>(steps.count++)] = {way, cosine_squared / detour};
        }
    }

    std::vector<Steps> steps_ = std::vector<Steps>(static_cast<std::size_t>(span) * span);
};

int squared_distance(Vertex a, Vertex b) {
    const int rows = board::row_of(a) - board::row_of(b), columns = board::column_of(a) - board::column_of(b);
    return rows * rows + columns * columns;
}

}  // namespace

Spreading::Spreading(int board_size) {
    std::vector<Vertex> vertices;
    for (int row = 0; row < board_size; ++row)
        for (int column = 0; column < board_size; ++column) vertices.push_back(board::vertex_at(row, column));
    for (const Vertex source : vertices) {
        auto& order = by_distance_[at(source)];
        order = vertices;
        std::ranges::stable_sort(order, {}, [&](Vertex vertex) { return squared_distance(source, vertex); });
    }
}

void Spreading::add(const Source& source, const Terrain& terrain, Field& influence) const {
    static const OutwardSteps outward;
    Field strength{};
    strength[at(source.vertex)] = source.strength;
    const Offset home{board::row_of(source.vertex), board::column_of(source.vertex)};
    for (const Vertex vertex : by_distance_[at(source.vertex)]) {
        const float here = strength[at(vertex)];
        if (here == 0) continue;
        influence[at(vertex)] += here;
        const bool is_home = vertex == source.vertex;
        const float passing = is_home ? here : here * terrain.permeability[at(vertex)];
        if (passing == 0) continue;
        const Offset from_source = Offset{board::row_of(vertex), board::column_of(vertex)} - home;
        for (const Step& step : outward.at(from_source)) {
            const Vertex next = vertex + board::step_of(step.way);
            if (!terrain.open.contains(next)) continue;
            float gate = 1;
            if (step.is_diagonal())
                gate = std::max(terrain.permeability[at(vertex + step.way.column)],
                                terrain.permeability[at(vertex + step.way.row * board::stride)]);
            strength[at(next)] += passing * step.share * gate / source.attenuation;
        }
    }
}

}  // namespace katachi::influence
