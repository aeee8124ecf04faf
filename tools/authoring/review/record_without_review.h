// How a reviewed record tells what is ours from what others wrote, and the record without it.
//
// A comment's line that begins with "Katachi: " is a sentence of ours. KAM in a node repeats the labels that are ours,
// as LB has them; KAV stands in each node of a variation that is ours.
#pragma once

#include <string_view>

#include "compiler/sgf/tree.h"

namespace katachi::authoring {

constexpr std::string_view our_sentence = "Katachi: ";
constexpr std::string_view our_labels = "KAM";
constexpr std::string_view our_variation = "KAV";

// A variation of ours that somebody has added nodes to stays, as theirs.
compiler::SgfTree record_without_review(const compiler::SgfTree& tree);

}  // namespace katachi::authoring
