// Where an entry speaks of the labels of its constraint diagram.
#pragma once

#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"

namespace katachi::compiler {

struct LabelUse {
    char label;  // also `*`, the move, and `?`, a pass
    base::Span span;
    std::string where;  // "the constraint"
};

// The uses are those in the constraint, in the actions, and in the attributes that take a label, in this order.
std::vector<LabelUse> label_uses(const Pattern& pattern, AttributeMap map);

// The letters of these uses that are labels.
std::string used_labels(const Pattern& pattern, AttributeMap map);

// Whether the constraint diagram is there for something: a constraint, an action, even one that could not be read, or
// an attribute with a label.
bool has_use_for_labels(const Pattern& pattern, AttributeMap map);

// Whether a remark or comment of the entry, or a line that could not be read, has this letter as a word.
bool is_mentioned(const Pattern& pattern, char label);

}  // namespace katachi::compiler
