#include "tools/authoring/edit/sides_exchanged.h"

#include <algorithm>
#include <array>

#include "base/text/ascii_case.h"
#include "compiler/check/facts/occupants.h"
#include "compiler/model/labels.h"
#include "compiler/model/shape_key.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi::authoring {

namespace {

// What they say of a string or a point holds whoever owns it.
constexpr std::array speaks_of_no_side{
    match::Autohelper::lib2,
    match::Autohelper::lib3,
    match::Autohelper::lib4,
    match::Autohelper::lib,
    match::Autohelper::alive,
    match::Autohelper::unknown,
    match::Autohelper::critical,
    match::Autohelper::dead,
    match::Autohelper::status,
    match::Autohelper::ko,
    match::Autohelper::does_defend,
    match::Autohelper::does_attack,
    match::Autohelper::attack,
    match::Autohelper::defend,
    match::Autohelper::weakness,
    match::Autohelper::weak,
    match::Autohelper::genus,
    match::Autohelper::seki_helper,
    match::Autohelper::eye,
    match::Autohelper::proper_eye,
    match::Autohelper::marginal_eye,
    match::Autohelper::halfeye,
    match::Autohelper::max_eye_value,
    match::Autohelper::owl_topological_eye,
    match::Autohelper::same_dragon,
    match::Autohelper::same_string,
    match::Autohelper::dragonsize,
    match::Autohelper::wormsize,
    match::Autohelper::effective_size,
    match::Autohelper::vital_chain,
    match::Autohelper::potential_cutstone,
    match::Autohelper::amalgamate_most_valuable_helper,
    match::Autohelper::amalgamate,
    match::Autohelper::owl_goal_dragon,
    match::Autohelper::owl_eyespace,
    match::Autohelper::owl_big_eyespace,
    match::Autohelper::owl_mineye,
    match::Autohelper::owl_maxeye,
    match::Autohelper::owl_proper_eye,
    match::Autohelper::owl_eye_size,
    match::Autohelper::owl_strong_dragon,
    match::Autohelper::has_aji,
    match::Autohelper::remaining_handicap_stones,
    match::Autohelper::total_handicap_stones,
    match::Autohelper::false_eye_territory,
    match::Autohelper::false_eye,
    match::Autohelper::is_surrounded,
    match::Autohelper::does_surround,
    match::Autohelper::surround_map,
    match::Autohelper::value,
    match::Autohelper::adjacent_to_stone_in_atari,
    match::Autohelper::adjacent_to_defendable_stone_in_atari,
    match::Autohelper::bent_four_helper,
    match::Autohelper::distrust_tactics_helper,
    match::Autohelper::same_worm,
    match::Autohelper::area_stone,
    match::Autohelper::area_space,
    match::Autohelper::amalgamate_most_valuable,
    match::Autohelper::remove_attack,
    match::Autohelper::not_lunch,
    match::Autohelper::make_proper_eye,
    match::Autohelper::remove_halfeye,
    match::Autohelper::remove_eyepoint,
};

char in_case(char letter, bool capital) { return capital ? base::upper_case(letter) : base::lower_case(letter); }

// The case that `label` must have once sides are exchanged.
bool becomes_capital(const compiler::Pattern& pattern, char label) {
    const board::Offset point = *pattern.constraint_diagram->find(label);
    if (!pattern.diagram.contains(point.row, point.column)) return base::is_capital(label);
    const compiler::Occupants there =
        compiler::occupants_of(compiler::colours_exchanged(pattern.diagram.at(point.row, point.column)));
    if (there == compiler::opponent_there) return true;
    return (there & compiler::opponent_there) != 0 && base::is_capital(label);
}

char free_letter(std::string_view taken, bool capital) {
    for (char letter = 'a'; letter <= 'z'; ++letter)
        if (const char label = in_case(letter, capital);
            compiler::is_label(label) && taken.find(label) == std::string::npos)
            return label;
    return '\0';
}

}  // namespace

std::string with_sides_exchanged(std::string_view letters) {
    std::string result(letters);
    for (char& letter : result) letter = compiler::colours_exchanged(letter);
    return result;
}

std::map<char, char> labels_with_sides_exchanged(const compiler::Pattern& pattern) {
    std::map<char, char> renamed;
    std::string kept;
    const std::string labels = compiler::labels_of(pattern);
    for (const char label : labels)
        if (becomes_capital(pattern, label) == base::is_capital(label)) kept += label;
    std::string taken = kept;
    const auto rename = [&](char label, char to) {
        renamed[label] = to;
        taken += to;
    };
    std::string homeless;
    for (const char label : labels) {
        if (kept.find(label) != std::string::npos) continue;
        const char wanted = in_case(label, !base::is_capital(label));
        if (compiler::is_label(wanted) && kept.find(wanted) == std::string::npos)
            rename(label, wanted);
        else
            homeless += label;
    }
    for (const char label : homeless) {
        const char found = free_letter(taken, !base::is_capital(label));
        rename(label, found != '\0' ? found : free_letter(taken, base::is_capital(label)));
    }
    return renamed;
}

std::string_view call_of_other_side(std::string_view name) {
    const match::Helper* known = match::find_helper(name);
    if (known == nullptr) return "";
    const auto& neutral = speaks_of_no_side;
    if (std::find(neutral.begin(), neutral.end(), known->id) != neutral.end()) return known->name;
    // safe_xmove and safe_omove, xlib and olib: one letter names the side.
    std::string other(name);
    for (char& letter : other) {
        if (letter != 'o' && letter != 'x') continue;
        letter = compiler::colours_exchanged(letter);
        if (const match::Helper* counterpart = match::find_helper(other)) return counterpart->name;
        letter = compiler::colours_exchanged(letter);
    }
    return "";
}

}  // namespace katachi::authoring
