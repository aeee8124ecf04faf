// What a query for templates gives, and how matches are ranked.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <tuple>

#include "engine/board/symmetry.h"
#include "engine/board/vertex.h"
#include "engine/match/tables/template_tables.h"

namespace katachi::match {

constexpr int most_differences = 2;
constexpr int difference_cost = smallest_template * smallest_template;
constexpr int side_margin = 3;     // points behind a move beyond the rectangle that must agree
constexpr int side_rows = 2;       // and lines above it
constexpr int extension_rows = 6;  // from the edge on, in which an extension wants room

struct TemplateQuery {
    board::Vertex last_move = board::pass_vertex;  // the opponent's
    int differences = 0;                           // from 0 to most_differences
    std::uint8_t orientations = 0xff;              // a bit for each Orientation in which entries are looked for
    std::size_t most_steps = 4096;  // of the search with differences, which then ends with what it has found
};

// The two orientations that lay an entry over the corner where this one lays it, a bit each.
constexpr std::uint8_t orientations_over_corner(board::Orientation orientation) {
    const board::Orientation mirror = board::composed(board::Orientation::transposed, orientation);
    return static_cast<std::uint8_t>(1U << static_cast<int>(orientation) | 1U << static_cast<int>(mirror));
}

struct TemplateMatch {
    std::uint32_t entry = 0;                                        // of TemplateTables::entries
    std::uint32_t continuation = 0;                                 // of TemplateTables::continuations
    board::Orientation orientation = board::Orientation::identity;  // from the corner frame to the board
    board::Vertex move = board::pass_vertex;
    std::uint8_t rows = 0;  // of the rectangle
    std::uint8_t columns = 0;
    std::uint8_t differences = 0;
    bool has_last_move = false;  // the opponent's last move is among the entry's stones in the rectangle
    bool is_full = false;        // nothing differs in the continuation's own rectangle

    int degree() const { return rows * columns - difference_cost * differences; }

    friend bool operator==(const TemplateMatch&, const TemplateMatch&) = default;
};

// Matches of one rank stand beside each other; a greater one is better.
constexpr int rank_of(bool has_last_move, int degree) { return (has_last_move ? 512 : 0) + degree; }
inline int rank_of(const TemplateMatch& match) { return rank_of(match.has_last_move, match.degree()); }

// Among the rectangles for one continuation, the one that is taken is the greatest in this order.
inline auto standing(const TemplateMatch& match) {
    return std::tuple(rank_of(match), -match.differences, -std::abs(match.rows - match.columns), int{match.rows});
}

// The order of the answer.
inline bool stands_before(const TemplateMatch& a, const TemplateMatch& b) {
    const auto place = [](const TemplateMatch& match) {
        return std::tuple(match.orientation, match.entry, match.continuation);
    };
    return standing(a) != standing(b) ? standing(a) > standing(b) : place(a) < place(b);
}

}  // namespace katachi::match
