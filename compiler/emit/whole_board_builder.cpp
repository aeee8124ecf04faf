#include "compiler/emit/whole_board_builder.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "base/text/number.h"
#include "engine/board/zobrist.h"
#include "engine/match/whole_board_matcher.h"

namespace katachi::compiler {

namespace {

constexpr std::size_t most_digits = 9;  // of a number that surely fits in 32 bits

// A position and what a database has to say about it.
struct Opening {
    struct Entry {
        const Pattern* pattern;
        board::Orientation turn;  // from the entry as drawn to the position as stored
    };

    int size;
    std::uint64_t hash;
    std::vector<std::uint8_t> stones;
    std::vector<Entry> entries;
};

// The board as an entry draws it, black to move; nothing where it puts two stones on a point.
std::optional<board::Position> drawn_position(const Pattern& pattern) {
    board::Position position(pattern.board_size);
    for (const PlacedStone& stone : pattern.stones) {
        const board::Vertex vertex = board::vertex_at(stone.at.row, stone.at.column);
        if (board::is_stone(position.at(vertex))) return std::nullopt;
        position.put(vertex, stone.own ? board::Colour::black : board::Colour::white);
    }
    return position;
}

std::vector<std::uint8_t> stored_stones(const board::Position& position) {
    std::vector<std::uint8_t> stones;
    int gap = 0;
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column) {
            const board::Colour point = position.at(row, column);
            if (!board::is_stone(point)) {
                ++gap;
                continue;
            }
            for (; gap >= match::long_gap / 2; gap -= match::long_gap / 2) stones.push_back(match::long_gap);
            stones.push_back(static_cast<std::uint8_t>(2 * gap + (point == board::Colour::black ? 1 : 0)));
            gap = 0;
        }
    stones.push_back(match::end_of_stones);
    return stones;
}

// How the position is turned to become the opening as stored; nothing where it is another.
std::optional<board::Orientation> turn_to(const Opening& opening, const board::Position& position, int stone_count) {
    if (opening.size != position.size) return std::nullopt;
    for (const board::Orientation orientation : board::all_orientations)
        if (match::same_stones(opening.stones.data(), orientation, position, stone_count, board::Colour::black))
            return board::inverse(orientation);
    return std::nullopt;
}

// The openings are in the order in which their first entries stand.
std::vector<Opening> openings_of(const PatternDatabase& database) {
    std::vector<Opening> openings;
    std::unordered_multimap<std::uint64_t, std::size_t> by_hash;
    const auto add = [&](const Pattern& pattern, const board::Position& drawn) {
        const board::SymmetricHash hash(drawn);
        const std::uint64_t key = hash.least(board::Colour::black);
        for (auto [known, end] = by_hash.equal_range(key); known != end; ++known) {
            Opening& opening = openings[known->second];
            const auto turn = turn_to(opening, drawn, hash.stone_count());
            if (!turn) continue;
            opening.entries.push_back({&pattern, *turn});
            return;
        }
        by_hash.emplace(key, openings.size());
        openings.push_back({drawn.size, key, stored_stones(drawn), {{&pattern, board::Orientation::identity}}});
    };
    for (const Pattern& pattern : database.patterns) {
        if (!pattern.sound || !pattern.whole_board_move) continue;
        if (const auto drawn = drawn_position(pattern)) add(pattern, *drawn);
    }
    return openings;
}

match::WholeBoardEntry stored_entry(const Opening::Entry& entry, int size, bool is_last) {
    const board::Offset move = board::transform_on_board(*entry.pattern->whole_board_move, entry.turn, size);
    return match::WholeBoardEntry::of(move.row * size + move.column, entry.turn, is_last);
}

struct NumberedName {
    std::string stem;
    std::uint32_t number = match::no_number;
};

// Zeros before a number are part of the stem.
NumberedName numbered_name(const std::string& name) {
    std::size_t begin = name.find_last_not_of("0123456789") + 1;  // 0 where all are digits
    if (begin == name.size()) return {name};
    if (name.size() > begin + most_digits) begin = name.size() - most_digits;
    while (begin + 1 < name.size() && name[begin] == '0') ++begin;
    return {name.substr(0, begin), base::number_from<std::uint32_t>(name.substr(begin)).value()};
}

}  // namespace

void BuiltWholeBoards::build() {
    for (auto& [size, of_size] : positions_by_size_) {
        std::ranges::stable_sort(of_size, {}, &match::WholeBoardPosition::hash);
        sizes_.push_back({static_cast<std::uint32_t>(size), static_cast<std::uint32_t>(positions_.size()),
                          static_cast<std::uint32_t>(of_size.size())});
        positions_.insert(positions_.end(), of_size.begin(), of_size.end());
    }
    tables_ = {sizes_, positions_, stones_, entries_, values_, names_};
}

void BuiltWholeBoards::add(const PatternDatabase& database, std::uint32_t row, StringPool& strings) {
    for (const Opening& opening : openings_of(database)) {
        positions_by_size_[opening.size].push_back({static_cast<std::uint32_t>(opening.hash >> 32),
                                                    static_cast<std::uint32_t>(stones_.size()),
                                                    static_cast<std::uint32_t>(entries_.size())});
        stones_.insert(stones_.end(), opening.stones.begin(), opening.stones.end());
        for (const Opening::Entry& entry : opening.entries) {
            const Attribute* value = entry.pattern->attribute("value");
            add_name(entry.pattern->name, row, strings);
            entries_.push_back(stored_entry(entry, opening.size, &entry == &opening.entries.back()));
            values_.push_back(value != nullptr ? static_cast<float>(value->number.value_or(0)) : 0);
        }
    }
}

// The name is that of the entry that comes next.
void BuiltWholeBoards::add_name(const std::string& text, std::uint32_t row, StringPool& strings) {
    const auto entry = static_cast<std::uint32_t>(entries_.size());
    const auto [stem_text, number] = numbered_name(text);
    const std::uint32_t stem = strings.offset(stem_text);
    if (!names_.empty() && number != match::no_number) {
        const match::WholeBoardNames& run = names_.back();
        const bool goes_on = run.stem == stem && run.database == row && run.first_number != match::no_number &&
                             number == run.first_number + (entry - run.first_entry);
        if (goes_on) return;
    }
    names_.push_back({entry, stem, number, row});
}

}  // namespace katachi::compiler
