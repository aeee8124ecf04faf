// A shape to look for, as a person draws it.
#pragma once

#include <string>

#include "base/findings/source_file.h"
#include "compiler/model/database_spec.h"
#include "compiler/model/diagram.h"
#include "games/search/shape_sequence.h"

namespace katachi::cli {

// Reads the diagram in a file, "-" being standard input: rows in the cells of `.db` files of that kind. Comment
// lines, a line that begins with `Pattern`, and all from the colon line on are passed over, so a whole entry will do.
// Throws FileError, once the findings are on standard error, for what is no diagram.
compiler::Diagram read_shape(const std::string& file, compiler::DatabaseKind kind);

// A shape for games, whose moves may be numbered (games/search/numbered_moves.h): a sequence that is to follow.
struct NumberedShape {
    compiler::Diagram diagram;
    games::ShapeSequence moves;
};
NumberedShape numbered_shape_in(const base::SourcePtr& source);

// The same of a text, which an entry in a catalogue may be.
compiler::Diagram shape_in(const base::SourcePtr& source, compiler::DatabaseKind kind);

}  // namespace katachi::cli
