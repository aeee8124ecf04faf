// Another name for an entry, or for a label wherever its entry uses it.
#pragma once

#include <string>
#include <vector>

#include "base/findings/text_edit.h"
#include "tools/authoring/names/uses.h"

namespace katachi::authoring {

struct Renaming {
    std::vector<base::TextEdit> edits;  // of the entry's source; none where it is called so already or it is refused
    std::vector<UsePlace> tests;        // names of an entry in tests, which become `name_in_tests`
    std::string name_in_tests;
    std::string refusal;  // why it cannot be called so; empty where it can
};

// Labels and entries can.
bool can_be_renamed(const NamedThing& thing);

// `thing` can be renamed and stands in `entry`, which is of the database. Throws FileError where tests beside the
// database cannot be read.
Renaming rename(const compiler::PatternDatabase& database, const compiler::Pattern& entry, const NamedThing& thing,
                const std::string& name);

}  // namespace katachi::authoring
