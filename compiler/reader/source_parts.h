// The parts of a source text that can be read each on its own: what stands in one has no influence on how another is
// understood. A part is an entry, from its line `Pattern NAME` to the next such line, or what stands before the first;
// some lines of whole boards; a whole text of playout patterns.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/findings/diagnostic.h"
#include "compiler/model/pattern_database.h"

namespace katachi::compiler {

// The parts in order, without gaps; none of an empty text.
std::vector<base::Span> source_parts(std::string_view text, DatabaseKind kind);

// What a part holds. Places are counted from the beginning of the part, and lie in a source of no use to others.
struct ReadPart {
    std::vector<Pattern> patterns;
    std::vector<Directive> directives;  // `before_pattern` counts from the part's first
    std::optional<AttributeMap> attribute_map;
    base::Diagnostics findings;
};

// `part` is one of the source's parts.
ReadPart read_part(const base::SourceFile& source, base::Span part, const DatabaseSpec& spec);

}  // namespace katachi::compiler
