#include "compiler/corner/corner_tree_builder.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "compiler/corner/corner_shape.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::compiler {

// A stone as a step asks for it. All patterns of a group have the same stones above them, so that own and opponent
// can be told by the colour of the first one.
struct BuiltCorners::Test {
    std::uint8_t row, column;
    std::uint16_t area;
    bool first_colour;

    friend auto operator<=>(const Test&, const Test&) = default;
};

void BuiltCorners::add(const Pattern& pattern, std::uint16_t number) {
    const CornerShape shape = corner_shape(pattern);
    Growing growing{};
    for (const PlacedStone& stone : shape.stones) {
        const board::Offset at = stone.at;
        const auto area = std::ranges::count_if(shape.stones, [&](const PlacedStone& other) {
            return other.at.row <= at.row && other.at.column <= at.column;
        });
        growing.stones.push_back({static_cast<std::uint8_t>(at.row), static_cast<std::uint8_t>(at.column),
                                  static_cast<std::uint16_t>(area), stone.own});
    }
    const board::Offset move = shape.move.value_or(board::Offset{match::no_move, match::no_move});
    growing.entry = {number,
                     static_cast<std::uint16_t>(shape.stones.size()),
                     static_cast<std::uint8_t>(shape.rows),
                     static_cast<std::uint8_t>(shape.columns),
                     static_cast<std::int8_t>(move.row),
                     static_cast<std::int8_t>(move.column),
                     static_cast<std::uint8_t>(shape.turn),
                     shape.orientations,
                     0};
    patterns_.push_back(std::move(growing));
}

void BuiltCorners::build() {
    if (patterns_.empty()) return;
    Group group, empty;
    for (Growing& pattern : patterns_) (pattern.stones.empty() ? empty : group).push_back(&pattern);
    for (const Growing* pattern : empty) entries_.push_back(pattern->entry);
    roots_.assign(match::corner_point_count, {match::no_step, 0, 0});
    while (!group.empty()) {
        const Test test = best_test(group, true);
        Group under = taken(group, test, true);
        match::CornerRoot& root = roots_[match::corner_point(test.row, test.column)];
        root.step = static_cast<std::uint32_t>(steps_.size());
        for (const Growing* pattern : under) {
            root.rows = std::max<std::uint16_t>(root.rows, pattern->entry.rows);
            root.columns = std::max<std::uint16_t>(root.columns, pattern->entry.columns);
        }
        add_step(test, std::move(under));
    }
    steps_.push_back(
        {0, 0, 0, static_cast<std::uint32_t>(steps_.size() + 1), static_cast<std::uint32_t>(entries_.size())});
    tables_ = {roots_, steps_, entries_};
}

void BuiltCorners::add_step(const Test& test, Group group) {
    const std::size_t step = steps_.size();
    const std::uint16_t colour = test.first_colour ? match::CornerStep::first_colour : 0;
    steps_.push_back({test.row, test.column, static_cast<std::uint16_t>(test.area | colour), 0,
                      static_cast<std::uint32_t>(entries_.size())});
    std::erase_if(group, [&](const Growing* pattern) {
        if (pattern->stones.empty()) entries_.push_back(pattern->entry);
        return pattern->stones.empty();
    });
    while (!group.empty()) {
        const Test next = best_test(group, false);
        add_step(next, taken(group, next, false));
    }
    steps_[step].end = static_cast<std::uint32_t>(steps_.size());
}

// That which most patterns share; among equals the one that asks for the most.
BuiltCorners::Test BuiltCorners::best_test(const Group& group, bool first) {
    std::map<Test, std::size_t> shared;
    for (const Growing* pattern : group)
        for (const Stone& stone : pattern->stones)
            if (!first || stone.area == 1)
                ++shared[{stone.row, stone.column, stone.area, first || stone.own == pattern->own_first}];
    return std::ranges::max_element(
               shared, {},
               [](const auto& test) { return std::tuple(test.second, (test.first.row + 1) * (test.first.column + 1)); })
        ->first;
}

// Takes the patterns that have the stone out of the group, and the stone out of them.
BuiltCorners::Group BuiltCorners::taken(Group& group, const Test& test, bool first) {
    Group under;
    std::erase_if(group, [&](Growing* pattern) {
        const auto stone = std::ranges::find_if(pattern->stones, [&](const Stone& at) {
            return at.row == test.row && at.column == test.column && at.area == test.area &&
                   (first || (at.own == pattern->own_first) == test.first_colour);
        });
        if (stone == pattern->stones.end()) return false;
        if (first) {
            pattern->own_first = stone->own;
            pattern->entry.first_is_own = stone->own ? 1 : 0;
        }
        pattern->stones.erase(stone);
        under.push_back(pattern);
        return true;
    });
    return under;
}

}  // namespace katachi::compiler
