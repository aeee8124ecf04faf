// A database: all entries of its files, in order, with the directives that stand before them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/findings/source_file.h"
#include "compiler/model/database_spec.h"
#include "compiler/model/pattern.h"

namespace katachi::compiler {

// Which attributes a colon line may have; the value of the directive `attribute_map`.
enum class AttributeMap { none, general, value_only, owl_attack, owl_defense };

struct Directive {
    std::string name;
    std::string value;
    base::SourcePtr source;
    base::Span span;
    std::size_t before_pattern = 0;  // index of the pattern that follows it
};

struct PatternDatabase {
    DatabaseSpec spec;
    std::vector<base::SourcePtr> sources;  // one a file, in order
    AttributeMap attribute_map = AttributeMap::none;
    std::vector<Directive> directives;
    std::vector<Pattern> patterns;
};

}  // namespace katachi::compiler
