// The comments between two entries and the blank lines around them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "compiler/model/database_spec.h"

namespace katachi::authoring {

struct CommentsBetween {
    struct Line {
        std::string text;
        int blanks_above = 0;
    };
    std::vector<Line> lines;
    int blanks_below = 0;
};

// Nothing where `text`, whole lines, holds anything but comments and blank lines.
std::optional<CommentsBetween> comments_of(std::string_view text, compiler::DatabaseKind kind);

// What stands above or below.
enum class Neighbour { end_of_text, directive, entry };

std::string text_between(const CommentsBetween& comments, Neighbour above, Neighbour below,
                         compiler::DatabaseKind kind);

}  // namespace katachi::authoring
