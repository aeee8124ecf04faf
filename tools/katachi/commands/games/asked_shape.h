// The shape that somebody wants to find in games.
#pragma once

#include <optional>

#include "compiler/model/pattern_database.h"
#include "games/search/shape_sequence.h"
#include "tools/katachi/commands/games/search.h"

namespace katachi::cli {

struct AskedShape {
    games::Shape shape;
    // The entry that draws it, where that has a constraint.
    struct Constrained {
        compiler::Pattern pattern;
        compiler::DatabaseKind kind;
    };
    std::optional<Constrained> constrained = std::nullopt;
    // Moves that are to follow: those that the drawing numbers, then those of --then.
    games::ShapeSequence sequence = {};
};

// Drawn in a file, an entry of a database, or cut from a position. Throws FileError, also for a shape that would be
// found everywhere or nowhere, and for a sequence that cannot be followed.
AskedShape asked_shape(const GamesSearchOptions& options);

}  // namespace katachi::cli
