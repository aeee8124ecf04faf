#include "engine/board/rules.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "base/text/ascii_case.h"

namespace katachi::board {

namespace {

// China: the text of the rules forbids every repetition. Japan: a long cycle ends the game without a result, which
// the players agree on. Ing's rules tell kos that disturb from kos that fight; positional superko is the nearest
// that a program can decide alone.
constexpr std::array sets{
    Rules{"chinese", KoRule::positional, SuicideRule::forbidden, Scoring::area, HandicapPoints::all, 7.5},
    Rules{"japanese", KoRule::simple, SuicideRule::forbidden, Scoring::territory, HandicapPoints::none, 6.5},
    Rules{"aga", KoRule::situational, SuicideRule::forbidden, Scoring::area, HandicapPoints::one_less, 7.5},
    Rules{"ing", KoRule::positional, SuicideRule::of_several_stones, Scoring::area, HandicapPoints::none, 8},
    Rules{"new-zealand", KoRule::situational, SuicideRule::allowed, Scoring::area, HandicapPoints::none, 7},
    Rules{"tromp-taylor", KoRule::positional, SuicideRule::allowed, Scoring::area, HandicapPoints::none, 7.5},
    Rules{"clever-stone", KoRule::short_cycles, SuicideRule::forbidden, Scoring::area, HandicapPoints::all, 7.5},
};

// The names are without blanks and signs, in small letters.
constexpr std::array<std::pair<std::string_view, std::string_view>, 14> other_names{{
    {"cn", "chinese"},
    {"china", "chinese"},
    {"area", "chinese"},
    {"chineseogs", "chinese"},
    {"chinesekgs", "chinese"},
    {"jp", "japanese"},
    {"japan", "japanese"},
    {"korean", "japanese"},
    {"territory", "japanese"},
    {"bga", "aga"},
    {"goe", "ing"},
    {"nz", "new-zealand"},
    {"newzealand", "new-zealand"},
    {"tromptaylor", "tromp-taylor"},
}};

std::string plain(std::string_view name) {
    std::string result;
    for (const char c : name)
        if (base::is_capital(c) || base::is_small(c)) result += base::lower_case(c);
    return result;
}

}  // namespace

std::span<const Rules> rule_sets() { return sets; }

const Rules* find_rules(std::string_view name) {
    const std::string wanted = plain(name);
    const auto* const found =
        std::find_if(sets.begin(), sets.end(), [&](const Rules& rules) { return plain(rules.name) == wanted; });
    if (found != sets.end()) return found;
    const auto* const other =
        std::find_if(other_names.begin(), other_names.end(), [&](const auto& pair) { return pair.first == wanted; });
    return other == other_names.end() ? nullptr : find_rules(other->second);
}

}  // namespace katachi::board
