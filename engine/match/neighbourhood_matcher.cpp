#include "engine/match/neighbourhood_matcher.h"

#include <algorithm>
#include <bit>

#include "engine/board/symmetry.h"
#include "engine/match/turned_cells.h"

namespace katachi::match {

namespace {

using board::Offset;

constexpr int grid_line = 2 * board::neighbourhood_reach + 1;
constexpr std::uint8_t no_point = board::neighbourhood_points;

constexpr bool is_within_reach(Offset step) {
    return std::max(step.row, -step.row) <= board::neighbourhood_reach &&
           std::max(step.column, -step.column) <= board::neighbourhood_reach;
}

// The number of a point by its step from the middle, no_point for one that no neighbourhood has.
constexpr std::uint8_t number_of(Offset step) {
    constexpr auto at = [](Offset point) {
        return static_cast<std::size_t>((point.row + board::neighbourhood_reach) * grid_line + point.column +
                                        board::neighbourhood_reach);
    };
    constexpr auto numbers = [at] {
        std::array<std::uint8_t, std::size_t{grid_line} * grid_line> found{};
        found.fill(no_point);
        for (std::uint8_t i = 0; i < board::neighbourhood_points; ++i) found[at(board::points_by_distance[i])] = i;
        return found;
    }();
    return is_within_reach(step) ? numbers[at(step)] : no_point;
}

// The table has so many slots for each code.
constexpr std::size_t slots_for_each = 2;
constexpr std::size_t bits_for_each = 16;

constexpr std::uint64_t bit_of(std::size_t point) { return std::uint64_t{1} << point; }
constexpr std::uint64_t points_within(int size) { return bit_of(board::points_of_size(size)) - 1; }

constexpr std::array nobody_has_asked{unknown_neighbourhood, unknown_neighbourhood};

// What an orientation of a pattern shows around its move.
class DrawnNeighbourhood {
  public:
    DrawnNeighbourhood(const PatternTables& tables, const TableOrientation& shape)
        : shape_(shape), move_{shape.move_row, shape.move_column} {
        if (shape.move_row == no_move) return;
        is_exact_ = true;
        for (const TableCell& cell : turned_cells(tables, shape)) add(cell);
        add_points_off_board();
        size_ = board::largest_neighbourhood;
        while (size_ >= board::smallest_neighbourhood && (known_ & points_within(size_)) != points_within(size_))
            --size_;
    }

    // Whether that is a neighbourhood, with nothing left open and nothing asked beside it.
    bool is_whole() const {
        return is_exact_ && size_ >= board::smallest_neighbourhood && (tested_ & ~points_within(size_)) == 0 &&
               is_drawn_no_farther();
    }
    int size() const { return size_; }
    NeighbourhoodCode code() const { return code_.within(points_within(size_)); }

  private:
    void add(const TableCell& cell) {
        const Offset step = Offset{cell.row, cell.column} - move_;
        if (step == Offset{}) {
            is_exact_ = is_exact_ && cell.allowed == point_empty;
            return;
        }
        const std::uint8_t point = number_of(step);
        if (point == no_point || !std::has_single_bit(cell.allowed)) {
            is_exact_ = false;
            return;
        }
        if (cell.allowed == point_own) code_.own |= bit_of(point);
        if (cell.allowed == point_opponent) code_.opponent |= bit_of(point);
        tested_ |= bit_of(point);
        known_ |= bit_of(point);
    }

    bool has(EdgeSet edge) const { return (shape_.edges & edge) != 0; }

    void add_points_off_board() {
        for (std::size_t i = 0; i < board::neighbourhood_points; ++i) {
            const Offset point = move_ + board::points_by_distance[i];
            const bool is_off_board =
                (has(edge_north) && point.row < 0) || (has(edge_south) && point.row >= shape_.rows) ||
                (has(edge_west) && point.column < 0) || (has(edge_east) && point.column >= shape_.columns);
            if (!is_off_board) continue;
            code_.own |= bit_of(i);
            code_.opponent |= bit_of(i);
            known_ |= bit_of(i);
        }
    }

    // The rectangle, and an edge beside it, ask of no point that the neighbourhood does not have.
    bool is_drawn_no_farther() const {
        const auto is_within = [&](int lines, EdgeSet edge) {
            return lines + (has(edge) ? 1 : 0) <= board::reach_of(size_);
        };
        return is_within(move_.row, edge_north) && is_within(shape_.rows - 1 - move_.row, edge_south) &&
               is_within(move_.column, edge_west) && is_within(shape_.columns - 1 - move_.column, edge_east);
    }

    const TableOrientation& shape_;
    Offset move_;
    bool is_exact_ = false;
    NeighbourhoodCode code_;
    std::uint64_t tested_ = 0, known_ = 0;  // a bit each
    int size_ = 0;
};

board::Orientation orientation_of(const TableOrientation& shape) {
    return static_cast<board::Orientation>(shape.orientation);
}

// The code is turned from one orientation of a shape to another one.
NeighbourhoodCode turned(const NeighbourhoodCode& code, board::Orientation from, board::Orientation to) {
    const auto& image = board::turned_points[static_cast<std::size_t>(board::composed(board::inverse(from), to))];
    const auto turned_bits = [&](std::uint64_t bits) {
        std::uint64_t moved = 0;
        for (; bits != 0; bits &= bits - 1) moved |= bit_of(image[static_cast<std::size_t>(std::countr_zero(bits))]);
        return moved;
    };
    return {turned_bits(code.own), turned_bits(code.opponent)};
}

}  // namespace

std::optional<NeighbourhoodPatterns> NeighbourhoodPatterns::of(const PatternTables& tables) {
    if (tables.patterns.size() >= unknown_neighbourhood) return std::nullopt;
    NeighbourhoodPatterns patterns;
    const std::size_t least = std::bit_ceil(tables.orientations.size() + 1);
    patterns.slots_.resize(slots_for_each * least);
    patterns.slot_shift_ = 64 - std::countr_zero(patterns.slots_.size());
    patterns.filter_.resize((bits_for_each * least + 63) / 64);
    patterns.filter_shift_ = 64 - std::countr_zero(patterns.filter_.size() * 64);
    std::array<std::uint16_t, board::largest_neighbourhood + 1> first;
    first.fill(no_neighbourhood);
    for (auto shape = tables.orientations.begin(); shape != tables.orientations.end();) {
        const TableOrientation& drawn_shape = *shape;
        const DrawnNeighbourhood drawn(tables, drawn_shape);
        if (!drawn.is_whole()) return std::nullopt;
        std::uint16_t& known = first[static_cast<std::size_t>(drawn.size())];
        known = std::min(known, drawn_shape.pattern);
        for (; shape != tables.orientations.end() && shape->pattern == drawn_shape.pattern; ++shape)
            patterns.insert({turned(drawn.code(), orientation_of(drawn_shape), orientation_of(*shape)),
                             static_cast<std::uint16_t>(drawn.size()), drawn_shape.pattern});
    }
    for (int size = board::smallest_neighbourhood; size <= board::largest_neighbourhood; ++size)
        if (const std::uint16_t pattern = first[static_cast<std::size_t>(size)]; pattern != no_neighbourhood)
            patterns.sizes_.push_back({points_within(size), static_cast<std::uint16_t>(size), pattern});
    std::sort(patterns.sizes_.begin(), patterns.sizes_.end(),
              [](const Size& a, const Size& b) { return a.first < b.first; });
    return patterns;
}

std::uint64_t NeighbourhoodPatterns::hash(const NeighbourhoodCode& code, std::uint16_t size) {
    constexpr std::uint64_t odd = 0x9e3779b97f4a7c15U, other_odd = 0xc2b2ae3d27d4eb4fU;
    std::uint64_t mixed = (code.own + size) * odd;
    mixed = (mixed ^ mixed >> 32 ^ code.opponent) * other_odd;
    return (mixed ^ mixed >> 29) * odd;
}

std::size_t NeighbourhoodPatterns::slot_of(const NeighbourhoodCode& code, std::uint16_t size,
                                           std::uint64_t hash) const {
    std::size_t at = hash >> slot_shift_;
    while (slots_[at].pattern != no_neighbourhood && (slots_[at].size != size || slots_[at].code != code))
        at = (at + 1) & (slots_.size() - 1);
    return at;
}

// Orientations come by their patterns, so that of two patterns with one code the first is there already.
void NeighbourhoodPatterns::insert(const Slot& added) {
    const std::uint64_t mixed = hash(added.code, added.size);
    Slot& slot = slots_[slot_of(added.code, added.size, mixed)];
    if (slot.pattern != no_neighbourhood) return;
    slot = added;
    const std::uint64_t bit = mixed >> filter_shift_;
    filter_[bit / 64] |= std::uint64_t{1} << (bit % 64);
}

std::uint16_t NeighbourhoodPatterns::first(const NeighbourhoodCode& code) const {
    std::uint16_t found = no_neighbourhood;
    for (const auto& [points, size, first_of_size] : sizes_) {
        if (found < first_of_size) break;
        const NeighbourhoodCode within = code.within(points);
        if (const std::uint64_t mixed = hash(within, size); may_hold(mixed))
            found = std::min(found, slots_[slot_of(within, size, mixed)].pattern);
    }
    return found;
}

void NeighbourhoodMatcher::begin(int size) {
    position_ = board::Position(size);
    points_.fill({{}, nobody_has_asked});
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column)
            for (std::size_t i = 0; i < board::neighbourhood_points; ++i) {
                const Offset point = Offset{row, column} + board::points_by_distance[i];
                if (position_.on_board(point.row, point.column)) continue;
                NeighbourhoodCode& code = points_[index(row, column)].code;
                code.own |= bit_of(i);
                code.opponent |= bit_of(i);
            }
}

void NeighbourhoodMatcher::change(board::Vertex vertex, board::Colour after) {
    static const auto steps = [] {
        std::array<std::ptrdiff_t, board::neighbourhood_points> found{};
        for (std::size_t i = 0; i < found.size(); ++i)
            found[i] = board::points_by_distance[i].row * line + board::points_by_distance[i].column;
        return found;
    }();
    const board::Colour before = position_.at(vertex);
    const bool changes_black = (before == board::Colour::black) != (after == board::Colour::black);
    const bool changes_white = (before == board::Colour::white) != (after == board::Colour::white);
    const std::uint64_t black = changes_black ? 1 : 0, white = changes_white ? 1 : 0;
    const std::size_t place = index(board::row_of(vertex), board::column_of(vertex));
    for (std::size_t i = 0; i < board::neighbourhood_points; ++i) {
        Point& seer = points_[place - static_cast<std::size_t>(steps[i])];
        seer.code.own ^= black << i;
        seer.code.opponent ^= white << i;
        seer.found = nobody_has_asked;
    }
    position_.put(vertex, after);
}

void NeighbourhoodMatcher::set(const board::Position& position) {
    if (!has_begun_ || position_.size != position.size) {
        begin(position.size);
        has_begun_ = true;
    }
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column)
            if (const board::Vertex vertex = board::vertex_at(row, column); position.at(vertex) != position_.at(vertex))
                change(vertex, position.at(vertex));
}

std::uint16_t NeighbourhoodMatcher::first_at(board::Vertex vertex, board::Colour own) {
    Point& point = points_[index(board::row_of(vertex), board::column_of(vertex))];
    const bool is_black = own == board::Colour::black;
    std::uint16_t& found = point.found[is_black ? 0 : 1];
    if (found == unknown_neighbourhood) {
        const NeighbourhoodCode& code = point.code;
        found = patterns_->first(is_black ? code : NeighbourhoodCode{code.opponent, code.own});
    }
    return found;
}

}  // namespace katachi::match
