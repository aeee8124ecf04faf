// Which attributes an attribute map allows, and what their arguments are.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "compiler/model/pattern_database.h"

namespace katachi::compiler {

// "general", "value_only", … as the directive spells it.
std::string_view spelling(AttributeMap map);

std::span<const std::string_view> attributes_of(AttributeMap map);

std::span<const AttributeMap> attribute_maps();

// Those of all maps, each once.
std::vector<std::string_view> known_attributes();
// One line, begins with a small letter; empty for what is no attribute of any map.
std::string_view meaning_of_attribute(std::string_view attribute);
// What katachi-gtp makes of it; empty where nothing yet.
std::string_view use_of_attribute(std::string_view attribute);

bool is_known(const Attribute& attribute, AttributeMap map);

// Whether an attribute names a point of the constraint diagram instead of a number.
bool takes_label(std::string_view attribute);

}  // namespace katachi::compiler
