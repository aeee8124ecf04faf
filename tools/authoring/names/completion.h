// What can be written at a place, by the line that it stands in.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"

namespace katachi::authoring {

struct Candidate {
    // Attributes and helpers are followed by something in brackets.
    enum class Kind { keyword, attribute_map, symmetry, class_letter, attribute, label, helper, constant, rule };

    Kind kind = Kind::keyword;
    std::string text;
    std::string meaning;      // one line
    std::string explanation;  // more of it, in Markdown; may be empty
};

struct Completion {
    base::Span typed;  // up to the place: what a candidate stands instead of
    std::vector<Candidate> candidates;
};

// `source` is one of the database's. Nothing where any text may stand.
std::optional<Completion> completion_at(const compiler::PatternDatabase& database, const base::SourcePtr& source,
                                        std::uint32_t offset);

}  // namespace katachi::authoring
