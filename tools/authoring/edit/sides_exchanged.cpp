#include "tools/authoring/edit/sides_exchanged.h"

#include <algorithm>
#include <array>

#include "base/text/ascii_case.h"
#include "compiler/model/labels.h"
#include "compiler/check/facts/occupants.h"
#include "compiler/model/shape_key.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi {

namespace {

// What they say of a string or a point holds whoever owns it.
constexpr std::array speaks_of_no_side{
    Autohelper::lib2,
    Autohelper::lib3,
    Autohelper::lib4,
    Autohelper::lib,
    Autohelper::alive,
    Autohelper::unknown,
    Autohelper::critical,
    Autohelper::dead,
    Autohelper::status,
    Autohelper::ko,
    Autohelper::does_defend,
    Autohelper::does_attack,
    Autohelper::attack,
    Autohelper::defend,
    Autohelper::weakness,
    Autohelper::weak,
    Autohelper::genus,
    Autohelper::seki_helper,
    Autohelper::eye,
    Autohelper::proper_eye,
    Autohelper::marginal_eye,
    Autohelper::halfeye,
    Autohelper::max_eye_value,
    Autohelper::owl_topological_eye,
    Autohelper::same_dragon,
    Autohelper::same_string,
    Autohelper::dragonsize,
    Autohelper::wormsize,
    Autohelper::effective_size,
    Autohelper::vital_chain,
    Autohelper::potential_cutstone,
    Autohelper::amalgamate_most_valuable_helper,
    Autohelper::amalgamate,
    Autohelper::owl_goal_dragon,
    Autohelper::owl_eyespace,
    Autohelper::owl_big_eyespace,
    Autohelper::owl_mineye,
    Autohelper::owl_maxeye,
    Autohelper::owl_proper_eye,
    Autohelper::owl_eye_size,
    Autohelper::owl_strong_dragon,
    Autohelper::has_aji,
    Autohelper::remaining_handicap_stones,
    Autohelper::total_handicap_stones,
    Autohelper::false_eye_territory,
    Autohelper::false_eye,
    Autohelper::is_surrounded,
    Autohelper::does_surround,
    Autohelper::surround_map,
    Autohelper::value,
    Autohelper::adjacent_to_stone_in_atari,
    Autohelper::adjacent_to_defendable_stone_in_atari,
    Autohelper::bent_four_helper,
    Autohelper::distrust_tactics_helper,
};

char in_case(char letter, bool capital) { return capital ? upper_case(letter) : lower_case(letter); }

// The case that `label` must have once sides are exchanged.
bool becomes_capital(const Pattern& pattern, char label) {
    const Offset point = *pattern.constraint_diagram->find(label);
    if (!pattern.diagram.contains(point.row, point.column)) return is_capital(label);
    const Occupants there = occupants_of(colours_exchanged(pattern.diagram.at(point.row, point.column)));
    if (there == opponent_there) return true;
    return (there & opponent_there) != 0 && is_capital(label);
}

char free_letter(std::string_view taken, bool capital) {
    for (char letter = 'a'; letter <= 'z'; ++letter)
        if (const char label = in_case(letter, capital); is_label(label) && taken.find(label) == std::string::npos)
            return label;
    return '\0';
}

}  // namespace

std::string with_sides_exchanged(std::string_view letters) {
    std::string result(letters);
    for (char& letter : result) letter = colours_exchanged(letter);
    return result;
}

std::map<char, char> labels_with_sides_exchanged(const Pattern& pattern) {
    std::map<char, char> renamed;
    std::string kept;
    const std::string labels = labels_of(pattern);
    for (const char label : labels)
        if (becomes_capital(pattern, label) == is_capital(label)) kept += label;
    std::string taken = kept;
    const auto rename = [&](char label, char to) {
        renamed[label] = to;
        taken += to;
    };
    std::string homeless;
    for (const char label : labels) {
        if (kept.find(label) != std::string::npos) continue;
        const char wanted = in_case(label, !is_capital(label));
        if (is_label(wanted) && kept.find(wanted) == std::string::npos)
            rename(label, wanted);
        else
            homeless += label;
    }
    for (const char label : homeless) {
        const char found = free_letter(taken, !is_capital(label));
        rename(label, found != '\0' ? found : free_letter(taken, is_capital(label)));
    }
    return renamed;
}

std::string_view call_of_other_side(std::string_view name) {
    const Helper* known = find_helper(name);
    if (known == nullptr) return "";
    const auto& neutral = speaks_of_no_side;
    if (std::find(neutral.begin(), neutral.end(), known->id) != neutral.end()) return known->name;
    // safe_xmove and safe_omove, xlib and olib: one letter names the side.
    std::string other(name);
    for (char& letter : other) {
        if (letter != 'o' && letter != 'x') continue;
        letter = colours_exchanged(letter);
        if (const Helper* counterpart = find_helper(other)) return counterpart->name;
        letter = colours_exchanged(letter);
    }
    return "";
}

}  // namespace katachi
