// A database: all entries of its files, in order, with the directives that stand before them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "compiler/model/database_spec.h"
#include "compiler/model/pattern.h"
#include "base/findings/source_file.h"

namespace katachi {

// Which attributes a colon line may have; the value of the directive `attribute_map`.
enum class AttributeMap { none, general, value_only, owl_attack, owl_defense };

struct Directive {
    std::string name;
    std::string value;
    SourcePtr source;
    Span span;
    std::size_t before_pattern = 0;  // index of the pattern that follows it
};

struct PatternDatabase {
    DatabaseSpec spec;
    std::vector<SourcePtr> sources;  // one a file, in order
    AttributeMap attribute_map = AttributeMap::none;
    std::vector<Directive> directives;
    std::vector<Pattern> patterns;
};

}  // namespace katachi
