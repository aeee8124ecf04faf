#include "engine/eyespaces/eye_sums.h"

#include <algorithm>
#include <array>

namespace katachi::eyespaces {

namespace {

using match::EyeValue;

// A space while two are played: who has moved in it once, and what it gives if nobody goes on there.
struct Played {
    enum class Stage : std::uint8_t { fresh, attacked, defended, over } stage = Stage::fresh;
    int eyes = 0;
};

Played after_attack(const EyeValue& value, Played::Stage stage) {
    using enum Played::Stage;
    if (stage == fresh) return {attacked, value.attacked};
    return {over, stage == attacked ? value.attacked_twice : value.defended};
}

Played after_defence(const EyeValue& value, Played::Stage stage) {
    using enum Played::Stage;
    if (stage == fresh) return {defended, value.defended};
    return {over, stage == defended ? value.defended_twice : value.attacked};
}

struct Sum {
    std::array<EyeValue, 2> values;

    int eyes(const std::array<Played, 2>& played, bool attacker_moves, int passes) const {
        if (passes == 2) return std::min(2, played[0].eyes + played[1].eyes);
        int best = eyes(played, !attacker_moves, passes + 1);
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (played[i].stage == Played::Stage::over) continue;
            std::array<Played, 2> next = played;
            next[i] =
                attacker_moves ? after_attack(values[i], played[i].stage) : after_defence(values[i], played[i].stage);
            const int found = eyes(next, !attacker_moves, 0);
            best = attacker_moves ? std::min(best, found) : std::max(best, found);
        }
        return best;
    }

    // The side that begins has two moves in a row.
    int eyes_of_two(const std::array<Played, 2>& played, bool attacker_moves) const {
        int best = eyes(played, attacker_moves, 0);
        for (std::size_t i = 0; i < values.size(); ++i) {
            std::array<Played, 2> next = played;
            next[i] =
                attacker_moves ? after_attack(values[i], played[i].stage) : after_defence(values[i], played[i].stage);
            const int found = eyes(next, attacker_moves, 0);
            best = attacker_moves ? std::min(best, found) : std::max(best, found);
        }
        return best;
    }
};

}  // namespace

EyeValue sum_of(const EyeValue& a, const EyeValue& b) {
    const Sum sum{{a, b}};
    const std::array<Played, 2> fresh{{{Played::Stage::fresh, a.attacked}, {Played::Stage::fresh, b.attacked}}};
    const auto eyes = [](int count) { return static_cast<std::uint8_t>(count); };
    return {.attacked_twice = eyes(sum.eyes_of_two(fresh, true)),
            .attacked = eyes(sum.eyes(fresh, true, 0)),
            .defended = eyes(sum.eyes(fresh, false, 0)),
            .defended_twice = eyes(sum.eyes_of_two(fresh, false))};
}

int urgency(const EyeValue& value) {
    return 2 * (value.defended - value.attacked) + (value.attacked > value.attacked_twice ? 1 : 0) +
           (value.defended_twice > value.defended ? 1 : 0);
}

}  // namespace katachi::eyespaces
