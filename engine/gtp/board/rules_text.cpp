#include "engine/gtp/board/rules_text.h"

namespace katachi::gtp {

std::string_view ko_text(board::KoRule ko) {
    if (ko == board::KoRule::positional) return "POSITIONAL";
    return ko == board::KoRule::situational ? "SITUATIONAL" : "SIMPLE";
}

std::string_view handicap_text(board::HandicapPoints points) {
    if (points == board::HandicapPoints::none) return "0";
    return points == board::HandicapPoints::one_less ? "N-1" : "N";
}

bool allows_suicide(const board::Rules& rules) { return rules.suicide != board::SuicideRule::forbidden; }
bool counts_area(const board::Rules& rules) { return rules.scoring == board::Scoring::area; }

std::string rules_text(const board::Rules& rules) {
    const board::Rules& named = *board::find_rules(rules.name);
    std::string text(rules.name);
    const auto add = [&](std::string_view field, std::string_view value, std::string_view usual) {
        if (value == usual) return;
        text.append(text == rules.name ? " with " : ", ").append(field).append(" ").append(value);
    };
    const auto yes_or_no = [](bool is_so) { return is_so ? "true" : "false"; };
    add("ko", ko_text(rules.ko), ko_text(named.ko));
    add("suicide", yes_or_no(allows_suicide(rules)), yes_or_no(allows_suicide(named)));
    add("whiteHandicapBonus", handicap_text(rules.handicap), handicap_text(named.handicap));
    return text;
}

}  // namespace katachi::gtp
