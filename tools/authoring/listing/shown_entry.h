// One entry with all that is known of it.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/listing/listed_entry.h"
#include "tools/authoring/names/named_thing.h"

namespace katachi::authoring {

// Something in the entry's text that has a meaning: a call, a class letter, an attribute, a label.
struct MeantThing {
    NamedThing thing;
    std::string meaning;  // Markdown
};

struct ShownEntry {
    ListedEntry listed;
    std::vector<MeantThing> things;  // in the order of the text; cells and the name left out
    base::Diagnostics findings;
};

// All, in the order of databases and files. Throws CatalogueError.
std::vector<ShownEntry> shown_entries(const CheckedLibrary& library);

// `name` is NAME or DATABASE/NAME; of several the first. Throws FileError where there is none.
ShownEntry shown_entry(const CheckedLibrary& library, const std::string& name);

}  // namespace katachi::authoring
