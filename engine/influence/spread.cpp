#include "engine/influence/spread.h"

#include <algorithm>
#include <mutex>
#include <span>

#include "engine/board/eight_points.h"
#include "engine/board/symmetry.h"

namespace katachi::influence {

namespace {

using board::Offset;
using board::Vertex;

constexpr int farthest = board::max_board_size - 1;
constexpr int span = 2 * farthest + 1;

constexpr std::size_t place(Offset from_source) {
    return static_cast<std::size_t>((from_source.row + farthest) * span + from_source.column + farthest);
}

struct Step {
    int way;            // to the next vertex
    float share;        // that passes on, but for the attenuations and what is in the way
    int along_row = 0;  // at a diagonal step, to the two vertices between which it passes
    int along_column = 0;
};

// The steps that lead outwards from a point, by where it lies from the source.
class OutwardSteps {
  public:
    OutwardSteps() {
        for (int row = -farthest; row <= farthest; ++row)
            for (int column = -farthest; column <= farthest; ++column) fill({row, column});
    }

    std::span<const Step> at(std::size_t from_source) const {
        const Steps& steps = steps_[from_source];
        return {steps.all.data(), static_cast<std::size_t>(steps.count)};
    }

  private:
    struct Steps {
        std::array<Step, 8> all;
        int count = 0;
    };

    void fill(Offset from_source) {
        Steps& steps = steps_[place(from_source)];
        const int length = from_source.row * from_source.row + from_source.column * from_source.column;
        for (const Offset way : board::eight_neighbours) {
            const int product = way.row * from_source.row + way.column * from_source.column;
            if (product <= 0 && length > 0) continue;
            const int way_length = way.row * way.row + way.column * way.column;
            const float cosine_squared =
                length == 0 ? 1.0F : static_cast<float>(product * product) / static_cast<float>(length * way_length);
            Step& step = steps.all[static_cast<std::size_t>(steps.count++)];
            step = {.way = board::step_of(way), .share = cosine_squared};
            if (way_length == 1) continue;
            step.along_row = way.column;
            step.along_column = way.row * board::stride;
        }
    }

    std::vector<Steps> steps_ = std::vector<Steps>(static_cast<std::size_t>(span) * span);
};

int squared_length(Offset offset) { return offset.row * offset.row + offset.column * offset.column; }

}  // namespace

Spreading::Spreading(int board_size) {
    struct Kept {
        std::once_flag made;
        ByDistance order;
    };
    static std::array<Kept, board::max_board_size + 1> kept;
    Kept& of_size = kept[static_cast<std::size_t>(board_size)];
    std::call_once(of_size.made, [&] { of_size.order = by_distance(board_size); });
    by_distance_ = &of_size.order;
}

Spreading::ByDistance Spreading::by_distance(int board_size) {
    // The offsets are in the order of their distance, and row by row where that is equal. Those that stay on the board
    // keep this order for every source.
    std::vector<Offset> offsets;
    for (int row = 1 - board_size; row < board_size; ++row)
        for (int column = 1 - board_size; column < board_size; ++column) offsets.push_back({row, column});
    std::ranges::stable_sort(offsets, {}, squared_length);
    const auto is_line = [&](int line) { return line >= 0 && line < board_size; };
    ByDistance result;
    for (int row = 0; row < board_size; ++row)
        for (int column = 0; column < board_size; ++column) {
            std::vector<Visit>& visits = result[at(board::vertex_at(row, column))];
            visits.reserve(static_cast<std::size_t>(board_size) * static_cast<std::size_t>(board_size));
            for (const Offset offset : offsets)
                if (is_line(row + offset.row) && is_line(column + offset.column))
                    visits.push_back(
                        {static_cast<std::int16_t>(board::vertex_at(row + offset.row, column + offset.column)),
                         static_cast<std::uint16_t>(place(offset))});
        }
    return result;
}

void Spreading::add(const Source& source, const Terrain& terrain, Field& influence) const {
    static const OutwardSteps outward;
    Field strength{};
    strength[at(source.vertex)] = source.strength;
    int to_visit = 1;
    for (const Visit& visit : (*by_distance_)[at(source.vertex)]) {
        const float here = strength[at(visit.vertex)];
        if (here == 0) continue;
        influence[at(visit.vertex)] += here;
        const bool is_home = visit.vertex == source.vertex;
        const float passing = (is_home ? here : here * terrain.permeability[at(visit.vertex)]) / source.attenuation;
        if (passing > 0 && passing >= terrain.least_passing)
            for (const Step& step : outward.at(visit.from_source)) {
                const Vertex next = visit.vertex + step.way;
                if (!terrain.open.contains(next)) continue;
                float arriving = passing * step.share;
                if (step.along_row != 0)
                    arriving *= std::max(terrain.permeability[at(visit.vertex + step.along_row)],
                                         terrain.permeability[at(visit.vertex + step.along_column)]) /
                                terrain.diagonal_attenuation;
                if (arriving == 0 || arriving < terrain.least_passing) continue;
                float& there = strength[at(next)];
                if (there == 0) ++to_visit;
                there += arriving;
            }
        if (--to_visit == 0) return;
    }
}

}  // namespace katachi::influence
