// The conditions among a pattern's class letters at one match, straight from the model, and in words for people.
#pragma once

#include <string>

#include "compiler/constraint/interpreter.h"
#include "compiler/model/database_spec.h"
#include "engine/match/constraint/class_conditions.h"

namespace katachi::compiler {

// Whether class letters are conditions in databases of this kind: where patterns propose moves for a whole position,
// after its dragons are known; corners among them, whose `s` saves reading (manual, chapter 9.16). The letters of
// tactical, connection and life databases sort patterns, or are asked of the stones that are being read about
// (manual, chapters 9.8 and 9.9); whole boards hold by their stones alone.
bool has_class_conditions(DatabaseKind kind);

match::ClassVerdict class_verdict(const PlacedPattern& placed, match::Analysis& analysis);

// These are the letters among O o X x that `analysis` cannot tell, because some stone's status is not known to it.
std::string undecided_status_letters(const PlacedPattern& placed, match::Analysis& analysis);

// What refused, of a false verdict: "N17 is dead, letter O".
std::string refusal_text(const match::ClassVerdict& verdict, int board_size);

}  // namespace katachi::compiler
