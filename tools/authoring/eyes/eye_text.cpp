#include "tools/authoring/eyes/eye_text.h"

#include <array>
#include <utility>

#include "base/text/counted.h"
#include "engine/eyes/space_value.h"

namespace katachi::authoring {

namespace {

using eyes::LocalMove;
using eyes::Side;

std::string threats_text(int count, const char* whose) {
    return base::counted(count, "ko threat", "ko threats") + " of the " + whose;
}

std::string move_text(const match::EyeGraph& space, const LocalMove& move) {
    std::string side = move.side == Side::attacker ? "X " : "O ";
    switch (move.kind) {
        case LocalMove::Kind::point: return side + point_name(space, move.point);
        case LocalMove::Kind::outer_liberty: return side + "outside";
        case LocalMove::Kind::extra_eye: return side + "the extra eye";
        case LocalMove::Kind::pass: return side + "passes";
    }
    return side;
}

}  // namespace

std::string point_name(const match::EyeGraph& space, std::size_t point) {
    const board::Offset at = space.points[point].at;
    return static_cast<char>('a' + at.column) + std::to_string(at.row + 1);
}

std::string line_text(const match::EyeGraph& space, const EyeLine& line) {
    std::string text;
    for (const LocalMove& move : line.moves) text += (text.empty() ? "" : ", ") + move_text(space, move);
    if (line.captured) return text + " takes the wall";
    return text.empty() ? "nobody has to play" : text;
}

std::string shown_line_text(const match::EyeGraph& space, const EyeLine& line) {
    const std::string attacker = "attacker", defender = "defender";
    const bool is_attackers = line.first == Side::attacker;
    return "the " + (is_attackers ? attacker : defender) + " begins" +
           (line.is_threat ? " and the " + (is_attackers ? defender : attacker) + " leaves a move unanswered, "
                           : ", ") +
           (line.extra_eye ? "with an extra eye" : "without an extra eye") + " the wall " +
           (line.captured ? "is taken" : "lives") + ": " + line_text(space, line);
}

std::string rules_text(const eyes::LocalRules& rules) {
    std::string text = base::counted(rules.outer_liberties, "outer liberty", "outer liberties");
    if (rules.attacker_threats == 0 && rules.defender_threats == 0) text += ", no ko threats";
    if (rules.attacker_threats > 0) text += ", " + threats_text(rules.attacker_threats, "attacker");
    if (rules.defender_threats > 0) text += ", " + threats_text(rules.defender_threats, "defender");
    return text + (rules.suicide ? ", suicide allowed" : "");
}

std::string difference_text(const eyes::LocalRules& other, const eyes::LocalRules& rules) {
    if (other.outer_liberties != rules.outer_liberties)
        return base::counted(other.outer_liberties, "outer liberty", "outer liberties");
    if (other.attacker_threats != rules.attacker_threats) return threats_text(other.attacker_threats, "attacker");
    if (other.defender_threats != rules.defender_threats) return threats_text(other.defender_threats, "defender");
    return other.suicide ? "suicide allowed" : "no suicide";
}

std::string meaning_text(const eyes::EyeValue& value) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 15> meanings{{
        {"0000", "no eye"},
        {"0001", "no eye; the defender can threaten to make one"},
        {"0002", "no eye; the defender can threaten to make two"},
        {"0011", "one eye for the defender if he moves first, else none"},
        {"0012", "one eye for the defender if he moves first, with a threat to make two; else none"},
        {"0022", "two eyes for the defender if he moves first, else none"},
        {"0111", "one eye; the attacker can threaten to destroy it"},
        {"0112", "one eye; either side can threaten to change that"},
        {"0122", "two eyes for the defender if he moves first; else one, which the attacker threatens next"},
        {"0222", "two eyes; the attacker can threaten to destroy both"},
        {"1111", "one eye"},
        {"1112", "one eye; the defender can threaten to make another"},
        {"1122", "two eyes for the defender if he moves first, else one"},
        {"1222", "two eyes; the attacker can threaten to destroy one"},
        {"2222", "two eyes"},
    }};
    const std::string digits = eyes::eye_value_text(value);
    for (const auto& [known, meaning] : meanings)
        if (known == digits) return std::string(meaning);
    return "none of the fifteen values that a game without ko has";
}

std::string value_text(const eyes::EyeAnswer& answer) {
    return eyes::eye_value_text(answer.value) + ": " + meaning_text(answer.value) +
           eyes::seki_text(answer.attacked_is_seki, answer.defended_is_seki);
}

}  // namespace katachi::authoring
