// An entry of an eye shape database as a graph.
#pragma once

#include <optional>

#include "compiler/model/pattern.h"
#include "engine/match/eyes/eye_graph.h"
#include "engine/match/tables/eye_value.h"

namespace katachi::compiler {

// The entry is sound. A graph of more than `largest_eye_graph` points is none to be solved or matched.
match::EyeGraph entry_graph(const Pattern& entry);

// Whether a graph has more wild cards than anybody lists the spaces of.
constexpr int most_eye_wild_cards = 10;
bool has_too_many_wild_cards(const match::EyeGraph& graph);

// The points that the entry marks as vital, with its value; nothing where its value is none.
std::optional<match::EyeAnswer> entry_answer(const Pattern& entry, const match::EyeGraph& graph);

}  // namespace katachi::compiler
