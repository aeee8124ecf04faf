#include "compiler/automaton/pattern_bits.h"

#include <cstdlib>

namespace katachi::compiler {

namespace {

int half_width(int row) { return match::disc_half_widths[static_cast<std::size_t>(row + match::disc_radius)]; }

bool in_disc(int row, int column) { return std::abs(row) <= match::disc_radius && std::abs(column) <= half_width(row); }

}  // namespace

match::AutomatonPattern pattern_bits(const Conditions& conditions) {
    match::AutomatonPattern pattern{};
    std::uint64_t bit = 1;
    for (int row = -match::disc_radius; row <= match::disc_radius; ++row)
        for (int column = -half_width(row); column <= half_width(row); ++column, bit <<= 1) {
            const SymbolSet allowed = conditions.allowed(point_at(row, column));
            for (std::size_t s = 0; s < match::symbol_count; ++s)
                if ((allowed >> s & 1) == 0) pattern.forbidden.shows[s] |= bit;
        }
    return pattern;
}

std::vector<match::AutomatonFarCell> far_cells(const Conditions& conditions) {
    std::vector<match::AutomatonFarCell> cells;
    for (const PointCondition& condition : conditions.all_points())
        if (!in_disc(row_of_point(condition.point), column_of_point(condition.point)))
            cells.push_back({static_cast<std::int16_t>(condition.point - match::anchor_point), condition.allowed});
    return cells;
}

}  // namespace katachi::compiler
