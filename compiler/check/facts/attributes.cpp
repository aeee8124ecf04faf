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

struct AttributeMeaning {
    std::string_view name;
    std::string_view meaning;
    std::string_view use = {};  // by katachi-gtp
};

constexpr std::string_view speaks_for_the_move = "how much the pattern speaks for its move";

constexpr std::array meanings{
    AttributeMeaning{"value", "the move is worth at least so many points; in life databases, how soon it is tried",
                     speaks_for_the_move},
    AttributeMeaning{"minvalue", "the move is worth at least so many points, as with `value`", speaks_for_the_move},
    AttributeMeaning{"maxvalue", "the move is worth at most so many points",
                     "the most that the pattern speaks for its move; other reasons for the move stay"},
    AttributeMeaning{"terri", "the move makes at least so many points of territory"},
    AttributeMeaning{"minterri", "the move makes at least so many points of territory, as with `terri`"},
    AttributeMeaning{"maxterri", "the move makes at most so many points of territory"},
    AttributeMeaning{"shape", "added for good shape, or taken off for bad shape where it is below 0",
                     "names of moves say by it whether the shape is good or bad; moves are chosen without it"},
    AttributeMeaning{"followup", "added for another move of the same side there, if the opponent plays elsewhere"},
    AttributeMeaning{"followup_value", "the same as `followup`"},
    AttributeMeaning{"reverse_followup", "added for the opponent's next move there, which the move forestalls"},
    AttributeMeaning{"threatens_to_capture", "the move threatens to capture the string at the label"},
    AttributeMeaning{"threatens_eye", "the move threatens the eye at the label"},
    AttributeMeaning{"reverse_sente", "the opponent's move at the label would be sente, which the move forestalls"},
};

// All empty for what is no attribute.
AttributeMeaning told_of(std::string_view attribute) {
    const auto found = std::ranges::find(meanings, attribute, &AttributeMeaning::name);
    return found == meanings.end() ? AttributeMeaning() : *found;
}

}  // namespace

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

std::vector<std::string_view> known_attributes() {
    std::vector<std::string_view> names;
    for (const AttributeMeaning& each : meanings) names.push_back(each.name);
    return names;
}

std::string_view meaning_of_attribute(std::string_view attribute) { return told_of(attribute).meaning; }

std::string_view use_of_attribute(std::string_view attribute) { return told_of(attribute).use; }

bool is_known(const Attribute& attribute, AttributeMap map) {
    const auto known = attributes_of(map);
    return std::find(known.begin(), known.end(), attribute.name) != known.end();
}

bool takes_label(std::string_view attribute) { return std::find(owl.begin() + 1, owl.end(), attribute) != owl.end(); }

}  // namespace katachi::compiler
