#include "compiler/sgf/properties.h"

#include <algorithm>
#include <array>
#include <utility>

namespace katachi::compiler {

namespace {

using Kind = SgfValueKind;

// L, M and SE are FF[3]'s and older. KAM repeats the labels that a review has added.
constexpr std::array<std::pair<std::string_view, Kind>, 23> kinds{{
    {"B", Kind::move},
    {"W", Kind::move},
    {"AB", Kind::points},
    {"AW", Kind::points},
    {"AE", Kind::points},
    {"CR", Kind::points},
    {"DD", Kind::points},
    {"MA", Kind::points},
    {"SL", Kind::points},
    {"SQ", Kind::points},
    {"TR", Kind::points},
    {"TB", Kind::points},
    {"TW", Kind::points},
    {"VW", Kind::points},
    {"L", Kind::points},
    {"M", Kind::points},
    {"RG", Kind::points},
    {"SC", Kind::points},
    {"SE", Kind::points},
    {"LB", Kind::labelled_point},
    {"KAM", Kind::labelled_point},
    {"AR", Kind::line},
    {"LN", Kind::line},
}};

constexpr std::array<std::pair<std::string_view, std::string_view>, 11> opposites{{
    {"B", "W"},
    {"AB", "AW"},
    {"PB", "PW"},
    {"BR", "WR"},
    {"BT", "WT"},
    {"TB", "TW"},
    {"GB", "GW"},
    {"BL", "WL"},
    {"OB", "OW"},
    {"BS", "WS"},
    {"KBLACK", "KWHITE"},  // games won, in trees of openings
}};

}  // namespace

SgfValueKind sgf_value_kind(std::string_view name) {
    const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const auto& kind) { return kind.first == name; });
    return found == kinds.end() ? Kind::other : found->second;
}

bool is_game_info(std::string_view name, bool is_root) {
    constexpr std::array<std::string_view, 27> names{"AN", "BR", "BT", "CP", "DT", "EV", "GC", "GN", "HA",
                                                     "ID", "KM", "ON", "OT", "PB", "PC", "PW", "RD", "RE",
                                                     "RO", "RP", "RU", "SO", "TM", "US", "WR", "WT", "LC"};
    // A move with TE is a tesuji, and one with KO breaks the rules.
    constexpr std::array<std::string_view, 2> names_of_root{"KO", "TE"};
    const auto holds = [&](const auto& list) { return std::find(list.begin(), list.end(), name) != list.end(); };
    return holds(names) || (is_root && holds(names_of_root));
}

std::string_view opposite_property(std::string_view name) {
    for (const auto& [black, white] : opposites) {
        if (name == black) return white;
        if (name == white) return black;
    }
    return name;
}

}  // namespace katachi::compiler
