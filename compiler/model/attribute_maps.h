// How the directive `attribute_map` spells its values.
#pragma once

#include <array>
#include <string_view>

#include "compiler/model/pattern_database.h"

namespace katachi::compiler {

inline constexpr std::array attribute_maps{AttributeMap::none, AttributeMap::general, AttributeMap::value_only,
                                           AttributeMap::owl_attack, AttributeMap::owl_defense};

constexpr std::string_view spelling(AttributeMap map) {
    switch (map) {
        case AttributeMap::none: return "none";
        case AttributeMap::general: return "general";
        case AttributeMap::value_only: return "value_only";
        case AttributeMap::owl_attack: return "owl_attack";
        case AttributeMap::owl_defense: return "owl_defense";
    }
    return "";
}

}  // namespace katachi::compiler
