#include "engine/match/matcher.h"

#include <algorithm>

#include "engine/board/symmetry.h"

namespace katachi {

namespace {

// The points of the board in these rows and columns, both ends included.
PointMask rectangle(int first_row, int last_row, int first_column, int last_column) {
    PointMask mask;
    for (int row = std::max(first_row, 0); row <= std::min(last_row, max_board_size - 1); ++row)
        for (int column = std::max(first_column, 0); column <= std::min(last_column, max_board_size - 1); ++column)
            mask.add(vertex_at(row, column));
    return mask;
}

PointMask rows_between(int first, int last) { return rectangle(first, last, 0, max_board_size); }
PointMask columns_between(int first, int last) { return rectangle(0, max_board_size, first, last); }

// From one such set to the next is a lookup: they are made for every row and column in advance.
struct HalfBoards {
    std::array<PointMask, max_board_size> rows_to, rows_from, columns_to, columns_from;

    HalfBoards() {
        for (int i = 0; i < max_board_size; ++i) {
            const auto index = static_cast<std::size_t>(i);
            rows_to[index] = rows_between(0, i);
            rows_from[index] = rows_between(i, max_board_size);
            columns_to[index] = columns_between(0, i);
            columns_from[index] = columns_between(i, max_board_size);
        }
    }
};

const HalfBoards& half_boards() {
    static const HalfBoards boards;
    return boards;
}

struct Rectangle {
    int first_row = max_board_size, last_row = 0, first_column = max_board_size, last_column = 0;

    void add(Vertex vertex) {
        first_row = std::min(first_row, row_of(vertex));
        last_row = std::max(last_row, row_of(vertex));
        first_column = std::min(first_column, column_of(vertex));
        last_column = std::max(last_column, column_of(vertex));
    }
};

// Anchors that see one of the changed points: one that looks upwards by so much is below the first by as much at most.
void fill_reach(ReachMasks& reach, const Rectangle& changed) {
    const HalfBoards& boards = half_boards();
    const auto place = [](int line) { return static_cast<std::size_t>(std::clamp(line, 0, max_board_size - 1)); };
    for (int i = 0; i <= unlimited_reach; ++i) {
        const int distance = i == unlimited_reach ? max_board_size : i;
        const auto index = static_cast<std::size_t>(i);
        reach.up[index] = boards.rows_to[place(changed.last_row + distance)];
        reach.down[index] = boards.rows_from[place(changed.first_row - distance)];
        reach.left[index] = boards.columns_to[place(changed.last_column + distance)];
        reach.right[index] = boards.columns_from[place(changed.first_column - distance)];
    }
}

}  // namespace

Matcher::Matcher(const PatternTables& tables) : tables_(tables), sets_(position_), walk_(tables.trie) { half_boards(); }

void Matcher::set(const Position& position) {
    position_ = position;
    sets_.assign(position);
}

AnchorSets Matcher::anchors_of(const MatchQuery& query) const {
    static const PointMask everywhere = rectangle(0, max_board_size, 0, max_board_size);
    const PointMask& area = query.area != nullptr ? *query.area : everywhere;
    AnchorSets anchors;
    for (std::size_t i = 0; i < set_words; ++i) {
        if (query.black) anchors.words[i] = area.words[i];
        if (query.white) anchors.words[set_words + i] = area.words[i];
    }
    return anchors;
}

bool Matcher::begin_update(const Position& position) {
    Rectangle changed;
    changed_count_ = 0;
    for (std::size_t i = 0; i < vertex_count; ++i) {
        if (position.points[i] == position_.points[i]) continue;
        const auto vertex = static_cast<Vertex>(i);
        changed_[changed_count_++] = vertex;
        changed.add(vertex);
        sets_.set_states(vertex, state_bit(position.points[i]) | state_bit(position_.points[i]));
    }
    fill_reach(reach_, changed);
    return changed_count_ > 0;
}

void Matcher::end_update(const Position& position) {
    for (std::size_t i = 0; i < changed_count_; ++i) sets_.set_states(changed_[i], state_bit(position.at(changed_[i])));
    position_ = position;
}

std::optional<Change> Matcher::change_of(const Hit& hit, const Position& after) const {
    const TableOrientation& shape = tables_.orientations[hit.orientation];
    const TablePattern& pattern = tables_.patterns[shape.pattern];
    const Orientation back = inverse(static_cast<Orientation>(shape.orientation));
    const Offset anchor{row_of(hit.anchor), column_of(hit.anchor)};
    const Offset drawn_anchor{pattern.anchor_row, pattern.anchor_column};
    const auto cells = tables_.cells.subspan(pattern.first_cell, pattern.cell_count);
    bool matched = true, matches = true;
    for (std::size_t i = 0; i < changed_count_; ++i) {
        const Vertex vertex = changed_[i];
        const Offset drawn = drawn_anchor + transform(Offset{row_of(vertex), column_of(vertex)} - anchor, back);
        for (const TableCell& cell : cells) {
            if (cell.row != drawn.row || cell.column != drawn.column) continue;
            matched = matched && (cell.allowed & point_set(position_.at(vertex), hit.colour)) != 0;
            matches = matches && (cell.allowed & point_set(after.at(vertex), hit.colour)) != 0;
            break;
        }
    }
    if (matched == matches) return std::nullopt;
    return matches ? Change::appeared : Change::vanished;
}

}  // namespace katachi
