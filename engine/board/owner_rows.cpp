#include "engine/board/owner_rows.h"

#include <algorithm>
#include <array>
#include <utility>

namespace katachi::board {

namespace {

// Each with the sign of the stone.
constexpr std::array<std::pair<char, char>, 3> owner_signs{{{'B', 'X'}, {'W', 'O'}, {'=', '.'}}};

}  // namespace

std::optional<Position> parse_owner_rows(std::string_view text) {
    if (text.find_first_not_of("BW=/") != std::string_view::npos) return std::nullopt;
    std::string rows(text);
    for (const auto& [owner, stone] : owner_signs) std::ranges::replace(rows, owner, stone);
    return parse_rows(rows);
}

std::string to_owner_rows(const Position& owners) {
    std::string rows = to_rows(owners);
    for (const auto& [owner, stone] : owner_signs) std::ranges::replace(rows, stone, owner);
    return rows;
}

}  // namespace katachi::board
