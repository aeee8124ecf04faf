// Which attributes an attribute map allows, and what their arguments are.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "compiler/model/attribute_maps.h"

namespace katachi::compiler {

std::span<const std::string_view> attributes_of(AttributeMap map);

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
