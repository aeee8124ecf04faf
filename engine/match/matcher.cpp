#include "engine/match/matcher.h"

#include <hwy/cache_control.h>

#include <algorithm>
#include <cstring>

#include "engine/board/symmetry.h"
#include "engine/board/turned_vertex.h"

namespace katachi::match {

namespace {

// The points of the board in these rows and columns, both ends included.
PointMask rectangle(int first_row, int last_row, int first_column, int last_column) {
    PointMask mask;
    for (int row = std::max(first_row, 0); row <= std::min(last_row, board::max_board_size - 1); ++row)
        for (int column = std::max(first_column, 0); column <= std::min(last_column, board::max_board_size - 1);
             ++column)
            mask.add(board::vertex_at(row, column));
    return mask;
}

PointMask rows_between(int first, int last) { return rectangle(first, last, 0, board::max_board_size); }
PointMask columns_between(int first, int last) { return rectangle(0, board::max_board_size, first, last); }

// From one such set to the next is a lookup: they are made for every row and column in advance.
struct HalfBoards {
    std::array<PointMask, board::max_board_size> rows_to, rows_from, columns_to, columns_from;

    HalfBoards() {
        for (int i = 0; i < board::max_board_size; ++i) {
            const auto index = static_cast<std::size_t>(i);
            rows_to[index] = rows_between(0, i);
            rows_from[index] = rows_between(i, board::max_board_size);
            columns_to[index] = columns_between(0, i);
            columns_from[index] = columns_between(i, board::max_board_size);
        }
    }
};

const HalfBoards& half_boards() {
    static const HalfBoards boards;
    return boards;
}

struct Rectangle {
    int first_row = board::max_board_size, last_row = 0, first_column = board::max_board_size, last_column = 0;

    void add(board::Vertex vertex) {
        first_row = std::min(first_row, board::row_of(vertex));
        last_row = std::max(last_row, board::row_of(vertex));
        first_column = std::min(first_column, board::column_of(vertex));
        last_column = std::max(last_column, board::column_of(vertex));
    }
};

PointMask both(const PointMask& a, const PointMask& b) {
    PointMask mask;
    for (std::size_t i = 0; i < set_words; ++i) mask.words[i] = a.words[i] & b.words[i];
    return mask;
}

std::size_t line(int number) { return static_cast<std::size_t>(std::clamp(number, 0, board::max_board_size - 1)); }

int distance(int reach) { return reach == unlimited_reach ? board::max_board_size : reach; }

// The values that one byte of the trie's reach takes.
std::vector<std::uint8_t> bytes_of_reach(std::span<const TrieReach> reach, int shift) {
    std::array<bool, 256> occurs{};
    for (const TrieReach one : reach) occurs[one >> shift & 0xFF] = true;
    std::vector<std::uint8_t> bytes;
    for (std::size_t byte = 0; byte < occurs.size(); ++byte)
        if (occurs[byte]) bytes.push_back(static_cast<std::uint8_t>(byte));
    return bytes;
}

}  // namespace

Matcher::Matcher(const PatternTables& tables)
    : tables_(tables),
      sets_(position_),
      walk_(tables.trie),
      corner_hits_(tables),
      row_reach_(bytes_of_reach(tables.trie.reach, 0)),
      column_reach_(bytes_of_reach(tables.trie.reach, 8)) {
    half_boards();
    changed_.reserve(static_cast<std::size_t>(board::max_board_size) * board::max_board_size);
}

void Matcher::set(const board::Position& position) {
    position_ = position;
    sets_.assign(position);
    last_update_.forget();
}

AnchorSets Matcher::anchors_of(const MatchQuery& query) const {
    static const PointMask everywhere = rectangle(0, board::max_board_size, 0, board::max_board_size);
    const PointMask& area = query.area != nullptr ? *query.area : everywhere;
    AnchorSets anchors;
    for (std::size_t i = 0; i < set_words; ++i) {
        if (query.black) anchors.words[i] = area.words[i];
        if (query.white) anchors.words[set_words + i] = area.words[i];
    }
    return anchors;
}

void Matcher::find_changes(const board::Position& after) {
    changed_.clear();
    constexpr std::size_t stretch = 21;
    static_assert(board::vertex_count % stretch == 1, "the point that is left over is a guard");
    for (std::size_t first = 0; first + stretch <= board::vertex_count; first += stretch) {
        if (std::memcmp(&after.points[first], &position_.points[first], stretch) == 0) continue;
        for (std::size_t i = first; i < first + stretch; ++i)
            if (after.points[i] != position_.points[i]) changed_.push_back(static_cast<board::Vertex>(i));
    }
}

void Matcher::begin_changes(const board::Position& after) {
    Rectangle changed;
    for (const board::Vertex vertex : changed_) changed.add(vertex);
    // A pattern that looks at the only changed point, and holds there either way, neither comes nor goes.
    if (changed_.size() == 1)
        sets_.set_difference(changed_[0], position_.at(changed_[0]), after.at(changed_[0]));
    else
        for (const board::Vertex vertex : changed_)
            sets_.set_states(vertex, state_bit(after.at(vertex)) | state_bit(position_.at(vertex)));
    // An anchor sees a changed point if it is not farther below the first one than the pattern looks upwards, and so
    // on.
    const HalfBoards& boards = half_boards();
    for (const std::uint8_t reach : row_reach_)
        reach_.rows[reach] = both(boards.rows_to[line(changed.last_row + distance(reach & 15))],
                                  boards.rows_from[line(changed.first_row - distance(reach >> 4))]);
    for (const std::uint8_t reach : column_reach_)
        reach_.columns[reach] = both(boards.columns_to[line(changed.last_column + distance(reach & 15))],
                                     boards.columns_from[line(changed.first_column - distance(reach >> 4))]);
    changed_corners_ = corner_hits_.corners_that_see(changed.first_row, changed.last_row, changed.first_column,
                                                     changed.last_column, after.size);
}

void Matcher::set_changed_points(const board::Position& after) {
    for (const board::Vertex vertex : changed_) sets_.set_states(vertex, state_bit(after.at(vertex)));
}

void Matcher::fetch_cells(std::span<const TrieHit> hits) const {
    for (const TrieHit& hit : hits) hwy::Prefetch(&tables_.orientations[hit.orientation]);
    for (const TrieHit& hit : hits) hwy::Prefetch(&tables_.patterns[tables_.orientations[hit.orientation].pattern]);
    for (const TrieHit& hit : hits)
        hwy::Prefetch(&tables_.cells[tables_.patterns[tables_.orientations[hit.orientation].pattern].first_cell]);
}

std::optional<Change> Matcher::change_of(const Hit& hit, const board::Position& after) const {
    const TableOrientation& shape = tables_.orientations[hit.orientation];
    const PatternRow& pattern = tables_.patterns[shape.pattern];
    const board::Orientation back = board::inverse(static_cast<board::Orientation>(shape.orientation));
    const board::Offset anchor = board::offset_of(hit.anchor);
    const board::Offset drawn_anchor{pattern.anchor_row, pattern.anchor_column};
    const auto cells = tables_.cells.subspan(pattern.first_cell, pattern.cell_count);
    bool matched = true, matches = true;
    for (const board::Vertex vertex : changed_) {
        const board::Offset drawn = drawn_anchor + board::transform(board::offset_of(vertex) - anchor, back);
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

bool Matcher::holds_on(const Hit& hit, const board::Position& position) const {
    const TableOrientation& shape = tables_.orientations[hit.orientation];
    const PatternRow& pattern = tables_.patterns[shape.pattern];
    const auto orientation = static_cast<board::Orientation>(shape.orientation);
    const board::Offset anchor = board::offset_of(hit.anchor);
    const board::Offset drawn_anchor{pattern.anchor_row, pattern.anchor_column};
    const auto cells = tables_.cells.subspan(pattern.first_cell, pattern.cell_count);
    return std::all_of(cells.begin(), cells.end(), [&](const TableCell& cell) {
        const board::Offset place =
            anchor + board::transform(board::Offset{cell.row, cell.column} - drawn_anchor, orientation);
        // Damaged tables may say of a pattern that it lies where it has no room.
        return position.on_board(place.row, place.column) &&
               (cell.allowed & point_set(position.at(place.row, place.column), hit.colour)) != 0;
    });
}

}  // namespace katachi::match
