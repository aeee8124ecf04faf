#include "engine/eyespaces/eye_sums.h"

#include <algorithm>
#include <array>

#include "engine/eyes/side.h"

namespace katachi::eyespaces {

namespace {

using eyes::Side;
using match::EyeValue;

// A space while two are played: who has moved in it once, and what it gives if nobody goes on there.
struct Played {
    enum class Stage : std::uint8_t { fresh, attacked, defended, over } stage = Stage::fresh;
    int eyes = 0;
};

Played after_move(Side mover, const EyeValue& value, Played::Stage stage) {
    using enum Played::Stage;
    if (stage == fresh)
        return mover == Side::attacker ? Played{attacked, value.attacked} : Played{defended, value.defended};
    if (mover == Side::attacker) return {over, stage == attacked ? value.attacked_twice : value.defended};
    return {over, stage == defended ? value.defended_twice : value.attacked};
}

struct Sum {
    using Spaces = std::array<Played, 2>;

    std::array<EyeValue, 2> values;

    // By turns, after so many passes.
    int eyes(const Spaces& played, Side to_move, int passes = 0) const {
        if (passes == 2) return std::min(2, played[0].eyes + played[1].eyes);
        const Side next = other(to_move);
        return best_of(played, to_move, next, eyes(played, next, passes + 1));
    }

    // The side that begins has two moves in a row.
    int eyes_of_two(const Spaces& played, Side first) const {
        return best_of(played, first, first, eyes(played, first));
    }

  private:
    // What the mover gets by a move in either space, after which `next` moves, or by not moving.
    int best_of(const Spaces& played, Side mover, Side next, int without_move) const {
        int best = without_move;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (played[i].stage == Played::Stage::over) continue;
            Spaces after = played;
            after[i] = after_move(mover, values[i], played[i].stage);
            const int found = eyes(after, next);
            best = mover == Side::attacker ? std::min(best, found) : std::max(best, found);
        }
        return best;
    }
};

}  // namespace

EyeValue sum_of(const EyeValue& a, const EyeValue& b) {
    const Sum sum{{a, b}};
    const Sum::Spaces fresh{{{Played::Stage::fresh, a.attacked}, {Played::Stage::fresh, b.attacked}}};
    const auto eyes = [](int count) { return static_cast<std::uint8_t>(count); };
    return {.attacked_twice = eyes(sum.eyes_of_two(fresh, Side::attacker)),
            .attacked = eyes(sum.eyes(fresh, Side::attacker)),
            .defended = eyes(sum.eyes(fresh, Side::defender)),
            .defended_twice = eyes(sum.eyes_of_two(fresh, Side::defender))};
}

int urgency(const EyeValue& value) {
    return 2 * (value.defended - value.attacked) + (value.attacked > value.attacked_twice ? 1 : 0) +
           (value.defended_twice > value.defended ? 1 : 0);
}

}  // namespace katachi::eyespaces
