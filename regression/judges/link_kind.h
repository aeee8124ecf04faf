// Kinds of links between two strings, by how their nearest stones lie.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/board/board.h"

namespace katachi::regression {

enum class LinkKind : std::uint8_t {
    diagonal,        // of the next row and column
    one_point_jump,  // with a point between
    two_point_jump,
    knight,        // keima
    large_knight,  // ogeima
    elephant,      // two rows and two columns away
    edge,          // any of them, both stones on the first or second line
    opponents,     // any of them, with a string of the opponent beside both strings that has two liberties at most
};
constexpr int link_kind_count = 8;

std::string_view name(LinkKind kind);
std::optional<LinkKind> link_kind_named(std::string_view name);

struct Link {
    LinkKind kind = LinkKind::diagonal;
    board::Vertex a = board::pass_vertex;  // the two stones that make the kind
    board::Vertex b = board::pass_vertex;
};

// The links of all pairs of strings of one colour whose nearest stones lie so.
std::vector<Link> links_of(const board::Board& board);

}  // namespace katachi::regression
