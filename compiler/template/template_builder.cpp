#include "compiler/template/template_builder.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <stdexcept>
#include <string>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::compiler {

namespace {

bool is_on_board(board::Offset at) {
    return at.row >= 0 && at.row < board::max_board_size && at.column >= 0 && at.column < board::max_board_size;
}

[[noreturn]] void refuse(std::size_t number, const char* what) {
    throw std::invalid_argument("template " + std::to_string(number) + ": " + what);
}

bool has_stone(const match::TemplateColumns& columns, board::Offset at) {
    const match::TemplateColumn& column = columns[static_cast<std::size_t>(at.column)];
    return ((column.own | column.opponent) >> at.row & 1) != 0;
}

match::TemplateColumns columns_of(const Template& drawn, std::size_t number) {
    match::TemplateColumns columns{};
    for (const PlacedStone& stone : drawn.stones) {
        if (!is_on_board(stone.at)) refuse(number, "a stone off the board");
        if (has_stone(columns, stone.at)) refuse(number, "two stones on a point");
        match::TemplateColumn& column = columns[static_cast<std::size_t>(stone.at.column)];
        (stone.own ? column.own : column.opponent) |= 1U << stone.at.row;
    }
    return columns;
}

void check_move(const TemplateMove& move, const match::TemplateColumns& columns, std::size_t number) {
    const bool has_rectangle = move.rows != 0 || move.columns != 0;
    if (has_rectangle && !is_on_board({move.rows - 1, move.columns - 1})) refuse(number, "a rectangle off the board");
    if (!move.at) return;
    if (!is_on_board(*move.at)) refuse(number, "a move off the board");
    if (has_stone(columns, *move.at)) refuse(number, "a move on a stone");
    if (has_rectangle && (move.at->row >= move.rows || move.at->column >= move.columns))
        refuse(number, "a move outside of its rectangle");
}

match::TemplateContinuation continuation_of(const TemplateMove& move) {
    const board::Offset at = move.at.value_or(board::Offset{match::no_move, match::no_move});
    const int extension = (move.extends_along_rows ? match::extension_along_rows : 0) |
                          (move.extends_along_columns ? match::extension_along_columns : 0);
    return {move.id,
            static_cast<std::int8_t>(at.row),
            static_cast<std::int8_t>(at.column),
            static_cast<std::uint8_t>(move.rows),
            static_cast<std::uint8_t>(move.columns),
            static_cast<std::uint16_t>(move.at ? extension : 0),
            move.orientations};
}

bool is_narrow(const match::TemplateContinuation& continuation) {
    return continuation.rows > 0 && std::min(continuation.rows, continuation.columns) < match::smallest_template;
}

bool have_same_block(const match::TemplateColumns& a, const match::TemplateColumns& b, int rows, int columns) {
    return std::equal(a.begin(), a.begin() + columns, b.begin(),
                      [&](match::TemplateColumn one, match::TemplateColumn other) {
                          return match::column_key(one, rows) == match::column_key(other, rows);
                      });
}

}  // namespace

BuiltTemplates::BuiltTemplates(std::span<const Template> templates) {
    add_entries(templates);
    std::vector<std::uint32_t> all(entries_.size());
    std::iota(all.begin(), all.end(), 0U);
    for (int rows = match::smallest_template; rows <= board::max_board_size; ++rows)
        add_order(rows, match::smallest_template, all);
    add_narrow_orders();
    add_blocks();
    tables_ = {entries_, continuations_, orders_, ordered_, blocks_};
}

// Sorted as they stand in the first order, so that what is tried together lies together.
void BuiltTemplates::add_entries(std::span<const Template> templates) {
    std::vector<match::TemplateColumns> columns;
    columns.reserve(templates.size());
    for (std::size_t i = 0; i < templates.size(); ++i) columns.push_back(columns_of(templates[i], i));
    std::vector<std::size_t> order(templates.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        if (match::is_before(columns[a], columns[b], match::smallest_template)) return true;
        if (match::is_before(columns[b], columns[a], match::smallest_template)) return false;
        return match::is_before(columns[a], columns[b], board::max_board_size);
    });
    for (const std::size_t number : order) {
        if (entries_.empty() || entries_.back().columns != columns[number])
            entries_.push_back({columns[number], static_cast<std::uint32_t>(continuations_.size()), 0});
        for (const TemplateMove& move : templates[number].moves) {
            check_move(move, columns[number], number);
            continuations_.push_back(continuation_of(move));
            ++entries_.back().continuation_count;
        }
    }
}

void BuiltTemplates::add_order(int rows, int columns, std::vector<std::uint32_t> entries) {
    const auto at = [&](std::uint32_t entry) -> const match::TemplateColumns& { return entries_[entry].columns; };
    std::ranges::stable_sort(entries, [&](auto a, auto b) { return match::is_before(at(a), at(b), rows); });
    const auto first = static_cast<std::uint32_t>(ordered_.size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto place = first + static_cast<std::uint32_t>(i);
        if (i == 0 || !have_same_block(at(entries[i]), at(entries[i - 1]), rows, columns))
            stretches_.push_back({match::block_hash(at(entries[i]), rows, columns), place, place});
        stretches_.back().end = place + 1;
    }
    ordered_.insert(ordered_.end(), entries.begin(), entries.end());
    orders_.push_back({static_cast<std::uint16_t>(rows), static_cast<std::uint16_t>(columns), first,
                       static_cast<std::uint32_t>(ordered_.size())});
}

void BuiltTemplates::add_narrow_orders() {
    std::map<std::pair<int, int>, std::vector<std::uint32_t>> by_rectangle;
    for (std::uint32_t entry = 0; entry < entries_.size(); ++entry)
        for (std::uint32_t i = 0; i < entries_[entry].continuation_count; ++i) {
            const match::TemplateContinuation& continuation = continuations_[entries_[entry].first_continuation + i];
            if (!is_narrow(continuation)) continue;
            auto& entries = by_rectangle[{continuation.rows, continuation.columns}];
            if (entries.empty() || entries.back() != entry) entries.push_back(entry);
        }
    for (auto& [rectangle, entries] : by_rectangle) add_order(rectangle.first, rectangle.second, std::move(entries));
}

void BuiltTemplates::add_blocks() {
    blocks_.assign(std::bit_ceil(stretches_.size() * 4 / 3 + 1), match::TemplateBlock{0, 0, 0});
    for (const match::TemplateBlock& stretch : stretches_) {
        std::size_t place = stretch.hash & (blocks_.size() - 1);
        while (blocks_[place].first != blocks_[place].end) place = (place + 1) & (blocks_.size() - 1);
        blocks_[place] = stretch;
    }
    stretches_ = {};
}

}  // namespace katachi::compiler
