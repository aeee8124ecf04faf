// A review within the record of its game: comments, marks and variations. All else of the record stays as it is, and a
// record that is reviewed again loses what is ours first, so that the result is the same as at first.
#pragma once

#include "compiler/sgf/tree.h"
#include "tools/authoring/review/review.h"

namespace katachi::authoring {

// `tree` is the record whose main line the review is of.
compiler::SgfTree reviewed_record(const compiler::SgfTree& tree, const Review& review);

}  // namespace katachi::authoring
