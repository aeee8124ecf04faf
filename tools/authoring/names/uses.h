// Where a thing is defined, and everywhere that it is meant.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/names/named_thing.h"

namespace katachi::authoring {

// A place in one of a database's sources.
struct UsePlace {
    base::SourcePtr source;
    base::Span span;
};

// Whether it means something within its entry alone, as labels and the move do; all else means the same in the whole
// database.
bool is_local(const NamedThing& thing);

// The spans are in `entry`, where the thing stands: the points that bear a label or the move, an entry's name. There
// are none for what entries do not define.
std::vector<base::Span> definition_of(const compiler::Pattern& entry, const NamedThing& thing);

std::vector<base::Span> uses_in(const compiler::Pattern& entry, const NamedThing& thing);

// `entry`, of the database, is where the thing stands. None for a symmetry, a class letter or a cell.
std::vector<UsePlace> uses_of(const compiler::PatternDatabase& database, const compiler::Pattern& entry,
                              const NamedThing& thing);

// The uses are in the files of tests beside those of the database: where they name the entry. Throws FileError.
std::vector<UsePlace> uses_in_tests(const compiler::PatternDatabase& database, const std::string& entry);

}  // namespace katachi::authoring
