// A review in the form of a file.
#pragma once

#include <string>
#include <string_view>

#include "compiler/sgf/tree.h"
#include "tools/authoring/review/review.h"

namespace katachi::cli {

enum class ReviewForm { html, sgf, json };

// "html", "sgf", "json": also what names of such files end in.
std::string_view form_name(ReviewForm form);
ReviewForm form_named(std::string_view name);
// The form that the end of the name says. Throws FileError for other ends.
ReviewForm form_of_file(const std::string& path);

// `tree` is the record whose main line the review is of.
std::string written_review(const compiler::SgfTree& tree, const authoring::Review& review, ReviewForm form);

}  // namespace katachi::cli
