#include "compiler/check/facts/drawn_strings.h"

#include <algorithm>

#include "compiler/check/facts/occupants.h"
#include "compiler/model/drawn_sides.h"

namespace katachi::compiler {

namespace {

std::size_t place(const Diagram& diagram, board::Offset point) {
    return static_cast<std::size_t>(point.row) * static_cast<std::size_t>(diagram.columns) +
           static_cast<std::size_t>(point.column);
}

void add_once(std::vector<board::Offset>& points, board::Offset point) {
    if (std::find(points.begin(), points.end(), point) == points.end()) points.push_back(point);
}

void look_at_neighbour(const Diagram& diagram, board::Offset point, DrawnString& string) {
    if (is_off_board(diagram, point)) return;
    const Occupants there = diagram.contains(point.row, point.column)
                                ? occupants_of(diagram.at(point.row, point.column))
                                : Occupants{own_there | opponent_there | nothing_there};
    const Occupants same_colour = string.own ? own_there : opponent_there;
    if (there == same_colour) {
        add_once(string.stones, point);
    } else if (there == nothing_there) {
        add_once(string.liberties, point);
    } else {
        string.may_have_more_stones |= (there & same_colour) != 0;
        string.may_have_more_liberties |= (there & (same_colour | nothing_there)) != 0;
    }
}

}  // namespace

DrawnStrings::DrawnStrings(const Diagram& diagram) : columns_(diagram.columns), index_(diagram.cells.size(), -1) {
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column) {
            const Occupants there = occupants_of(diagram.at(row, column));
            const bool stone = there == own_there || there == opponent_there;
            if (stone && index_[place(diagram, {row, column})] < 0) collect(diagram, {row, column});
        }
}

void DrawnStrings::collect(const Diagram& diagram, board::Offset first) {
    DrawnString string;
    string.own = occupants_of(diagram.at(first.row, first.column)) == own_there;
    string.stones.push_back(first);
    for (std::size_t i = 0; i < string.stones.size(); ++i)
        for (const board::Offset neighbour : neighbours_of(string.stones[i]))
            look_at_neighbour(diagram, neighbour, string);
    for (const board::Offset stone : string.stones) index_[place(diagram, stone)] = static_cast<int>(strings_.size());
    strings_.push_back(std::move(string));
}

const DrawnString* DrawnStrings::at(board::Offset point) const {
    const auto columns = static_cast<std::size_t>(columns_);
    const auto place = static_cast<std::size_t>(point.row) * columns + static_cast<std::size_t>(point.column);
    const bool within = point.row >= 0 && point.column >= 0 && point.column < columns_ && place < index_.size();
    return within && index_[place] >= 0 ? &strings_[static_cast<std::size_t>(index_[place])] : nullptr;
}

}  // namespace katachi::compiler
