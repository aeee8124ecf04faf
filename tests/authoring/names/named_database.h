// Databases for tests of names, and places in them.
#pragma once

#include <string>

#include "tools/authoring/names/named_thing.h"

namespace katachi::authoring {

compiler::PatternDatabase read_text(const std::string& text);

// A database of one source and a place in it.
struct NamedSpot {
    compiler::PatternDatabase database;
    std::uint32_t offset = 0;

    const compiler::Pattern& entry() const;
    NamedThing thing() const;
};

// The spot is in the text with names, behind `before` in the first place that reads `before` + `after`.
NamedSpot spot(const std::string& before, const std::string& after);
// Where "<>" stands in a text, which is left out.
NamedSpot marked_spot(std::string text);

}  // namespace katachi::authoring
