#include "compiler/automaton/reading.h"

#include <algorithm>
#include <cstdlib>

namespace katachi::compiler {

namespace {

// The urn before anything is read: empty, own, opponent.
constexpr std::array<double, 3> first_seen{1.8, 0.6, 0.6};

}  // namespace

Reading Reading::after(int point, int symbol) const {
    Reading next = *this;
    next.points_.set(at(point));
    const int row = row_of_point(point), column = column_of_point(point);
    const int rows = std::abs(row), columns = std::abs(column);
    const std::size_t beside = at(row_side(row)), along = at(column_side(column));
    if (at(symbol) < seen_.size()) {
        ++next.seen_[at(symbol)];
        next.on_[beside] = std::max(on_[beside], rows);
        next.on_[along] = std::max(on_[along], columns);
    } else if (columns <= on_[along]) {  // else the row or the column is off the board: which is not known
        next.off_[beside] = std::min(off_[beside], rows);
    } else if (rows <= on_[beside]) {
        next.off_[along] = std::min(off_[along], columns);
    }
    return next;
}

double Reading::on_board_odds(int distance, int side) const {
    const int known = on_[at(side)], end = off_[at(side)];
    if (distance <= known) return 1;
    if (distance >= end) return 0;
    return static_cast<double>(end - distance) / (end - known);
}

std::array<double, match::symbol_count> Reading::odds(int point) const {
    const int row = row_of_point(point), column = column_of_point(point);
    const double on_board =
        on_board_odds(std::abs(row), row_side(row)) * on_board_odds(std::abs(column), column_side(column));
    double all = 0;
    std::array<double, match::symbol_count> odds{};
    for (std::size_t s = 0; s < seen_.size(); ++s) all += odds[s] = first_seen[s] + seen_[s];
    for (std::size_t s = 0; s < seen_.size(); ++s) odds[s] *= on_board / all;
    odds[seen_.size()] = 1 - on_board;
    return odds;
}

bool Reading::admits(const Conditions& conditions) const {
    for (int side = 0; side < side_count; ++side) {
        const int reach = conditions.reach[at(side)];
        if (off_[at(side)] <= reach || (conditions.has_edge(side) && on_[at(side)] > reach)) return false;
    }
    return true;
}

}  // namespace katachi::compiler
