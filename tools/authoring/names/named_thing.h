// What stands at a place in an entry and has a name or a meaning: what hover tells of, and definition, references and
// rename are about.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"

namespace katachi::authoring {

struct NamedThing {
    enum class Kind {
        entry,     // its name
        symmetry,  // first field of the colon line
        class_letter,
        attribute,
        engine_function,  // last field of the colon line
        label,            // in the constraint diagram, a constraint, an action or an attribute
        move,             // `*` in a constraint or an action
        helper,           // a call's name
        constant,
        cell,  // of the main diagram, or of the constraint diagram and no label
        rule,  // in a comment `katachi: ignore[RULE]`
    };

    Kind kind = Kind::entry;
    std::string text;
    base::Span span;
};

// The entry at or before `offset` with nothing of another one between. Null where there is none.
const compiler::Pattern* entry_at(const compiler::PatternDatabase& database, const base::SourcePtr& source,
                                  std::uint32_t offset);

// Everything that `entry` has of these, in no order.
std::vector<NamedThing> named_things(const compiler::Pattern& entry);

// The one at `offset`, or the word that ends there.
std::optional<NamedThing> named_thing_at(const compiler::Pattern& entry, std::uint32_t offset);

}  // namespace katachi::authoring
