#include "compiler/check/facts/attributes.h"

#include <algorithm>
#include <array>

namespace katachi::compiler {

namespace {

constexpr std::array<std::string_view, 10> general{"value",          "minvalue",        "maxvalue", "terri",
                                                   "minterri",       "maxterri",        "shape",    "followup",
                                                   "followup_value", "reverse_followup"};
constexpr std::array<std::string_view, 1> value_only{"value"};
constexpr std::array<std::string_view, 4> owl{"value", "threatens_to_capture", "threatens_eye", "reverse_sente"};

}  // namespace

std::string_view spelling(AttributeMap map) {
    switch (map) {
        case AttributeMap::none: return "none";
        case AttributeMap::general: return "general";
        case AttributeMap::value_only: return "value_only";
        case AttributeMap::owl_attack: return "owl_attack";
        case AttributeMap::owl_defense: return "owl_defense";
    }
    return "";
}

std::span<const std::string_view> attributes_of(AttributeMap map) {
    switch (map) {
        case AttributeMap::none: return {};
        case AttributeMap::general: return general;
        case AttributeMap::value_only: return value_only;
        case AttributeMap::owl_attack:
        case AttributeMap::owl_defense: return owl;
    }
    return {};
}

bool is_known(const Attribute& attribute, AttributeMap map) {
    const auto known = attributes_of(map);
    return std::find(known.begin(), known.end(), attribute.name) != known.end();
}

bool takes_label(std::string_view attribute) { return std::find(owl.begin() + 1, owl.end(), attribute) != owl.end(); }

}  // namespace katachi::compiler
