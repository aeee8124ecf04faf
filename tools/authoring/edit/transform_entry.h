// An entry drawn another way: turned or mirrored, or with O and X exchanged. What it says of its shape (symmetry,
// class letters, labels, constraint) follows; every other byte stays.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/findings/text_edit.h"
#include "compiler/model/database_spec.h"
#include "compiler/model/pattern.h"
#include "engine/board/symmetry.h"

namespace katachi::authoring {

struct EntryTransform {
    board::Orientation orientation = board::Orientation::identity;
    bool exchange_sides = false;
};

struct TransformedEntry {
    std::vector<base::TextEdit> edits;  // of the entry's source, in order; none where nothing changes or it is refused
    std::vector<std::string> notes;     // what its author should look at
    std::string refusal;                // why it cannot be done with certainty; empty where it can
};

// `pattern` was read without findings from a database of this kind. A turned entry matches what it matched before;
// one with sides exchanged matches it with the colours exchanged.
TransformedEntry transform_entry(const compiler::Pattern& pattern, compiler::DatabaseKind kind,
                                 EntryTransform transform);

// The turn, a quarter before a half, that brings a drawn edge to `side`, a step from the board over its edge; nothing
// where no edge is drawn.
std::optional<board::Orientation> turn_to_edge(const compiler::Diagram& diagram, board::Offset side);

}  // namespace katachi::authoring
