// The matcher over automata: which patterns lie on the board with their anchor at one point. It allocates nothing,
// and finds its way with a look-up for each point that it reads.
//
//     AutomatonBoard board(position);  // once; board.put follows the moves
//     match_vertex(tables, board, vertex, Colour::black, [](const Hit& hit) { … });
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/match/automaton_board.h"
#include "engine/match/hit.h"
#include "engine/match/tables/automaton_tables.h"

namespace katachi::match {

// A point of the board as one side sees it: what all automata read.
struct AutomatonView {
    board::Vertex vertex;
    board::Colour own;
    const std::uint8_t* symbols;  // AutomatonBoard::symbols_around
    Surroundings around;

    AutomatonView(const AutomatonBoard& board, board::Vertex at, board::Colour side)
        : vertex(at), own(side), symbols(board.symbols_around(at, side)), around(board.surroundings(at, side)) {}
};

inline bool lies_at(const AutomatonTables& tables, std::uint32_t pattern, const AutomatonView& view) {
    const Surroundings& forbidden = tables.patterns[pattern].forbidden;
    std::uint64_t violated = 0;
    for (std::size_t s = 0; s < symbol_count; ++s) violated |= forbidden.shows[s] & view.around.shows[s];
    if (violated != 0) return false;
    const AutomatonFarCell* cell = &tables.far_cells[tables.accepts[pattern].first_far_cell];
    for (; cell->allowed != 0; ++cell)
        if ((cell->allowed >> view.symbols[anchor_point + cell->step] & 1) == 0) return false;
    return true;
}

// Calls `visit(const Hit&)` for each match of one automaton's patterns.
template <typename Visitor>
void match_automaton(const AutomatonTables& tables, const Automaton& automaton, const AutomatonView& view,
                     Visitor&& visit) {
    const std::uint16_t* first = &tables.words[automaton.first_word];
    const std::uint16_t* word = first;
    for (;;) {
        while ((*word & naming_flag) != 0) {
            const bool is_last = (*word & last_flag) != 0;
            const std::uint16_t* end = word + 1 + (*word & name_limit);
            while (++word != end) {
                const std::uint32_t pattern = automaton.first_pattern + *word;
                if (lies_at(tables, pattern, view))
                    visit(Hit{tables.accepts[pattern].orientation, view.vertex, view.own});
            }
            if (is_last) return;
        }
        const std::uint8_t symbol = view.symbols[*word & point_mask];
        const int next = automaton_forks[*word >> point_bits] >> 2 * symbol & 3;
        word = automaton.wide_states != 0 ? first + (word[1 + 2 * next] | std::uint32_t{word[2 + 2 * next]} << 16)
                                          : first + word[1 + next];
    }
}

// Every match of all databases that has its anchor on `vertex`, a point of the board. `own` is the side that the
// diagrams draw as O.
template <typename Visitor>
void match_vertex(const AutomatonTables& tables, const AutomatonBoard& board, board::Vertex vertex, board::Colour own,
                  Visitor&& visit) {
    const AutomatonView view(board, vertex, own);
    for (const Automaton& automaton : tables.joint) match_automaton(tables, automaton, view, visit);
}

// The same for the patterns of one database, an index in PatternTables::databases.
template <typename Visitor>
void match_vertex_of(const AutomatonTables& tables, std::uint32_t database, const AutomatonBoard& board,
                     board::Vertex vertex, board::Colour own, Visitor&& visit) {
    const AutomatonView view(board, vertex, own);
    for (const Automaton& automaton : tables.by_database)
        if (automaton.database == database) match_automaton(tables, automaton, view, visit);
}

// Every match on the board.
template <typename Visitor>
void match_board(const AutomatonTables& tables, const AutomatonBoard& board, board::Colour own, Visitor&& visit) {
    for (int row = 0; row < board.size(); ++row)
        for (int column = 0; column < board.size(); ++column)
            match_vertex(tables, board, board::vertex_at(row, column), own, visit);
}

}  // namespace katachi::match
