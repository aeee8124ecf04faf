// Matches as lines of text, in the columns and the order of GNU Go 3.8's recorded matches:
//
//     database  colour  pattern  move  corner  corner
//
// colour b or w, the side that the diagram draws as O (for compressed openings the entry's value); move `-`
// for a pattern without one; the corners of the rectangle on the board, upper left and lower right,
// `-` for corner and whole-board databases. Sorted by bytes; repeated lines are kept.
//
// One thing in the record is no fact about the board. GNU Go turns and anchors each pattern of the databases
// that it compiles to automata in a way that was tuned for size, and then reports the corners of the diagram as drawn
// around that anchor. The move is right, the rectangle need not be, and may even leave the board. Where
// gnugo_automaton_orientations.tsv knows a pattern of those four databases (of GNU Go's own name, size and
// symmetry), its corners are reported in the same way; all other corners are where the diagram lies.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "engine/board/position.h"
#include "engine/match/match.h"

namespace katachi::compiler {

// What a match is worth: `1`, `0` or `?` for undecided.
using JudgeMatch = std::function<std::string(const PatternDatabase&, const Pattern&, const match::Match&)>;

// Whether the record has constraints of such databases: of those that are asked of a position as a whole. They are
// moves, attack, defence, connections, endgame.
bool has_recorded_constraints(const DatabaseSpec& spec);

// Whether a pattern may lie on the position at all, drawn for that side: what is known from a faster matcher.
using MayLie = std::function<bool(const Pattern&, board::Colour own)>;

// Lines of all databases that the record knows. Not among them are eye shapes and playout patterns, and of GNU
// Go's own databases `oracle`, `fuseki9` and `fuseki13`.
std::vector<std::string> recorded_lines(const std::vector<PatternDatabase>& databases, const board::Position& position);

// The same lines of patterns with a constraint, of databases with recorded constraints, with what `judge` says of
// the constraint as a seventh column. Patterns that `may_lie`, if there is one, denies are not looked for.
std::vector<std::string> recorded_constraints(const std::vector<PatternDatabase>& databases,
                                              const board::Position& position, const JudgeMatch& judge,
                                              const MayLie& may_lie = {});

}  // namespace katachi::compiler
