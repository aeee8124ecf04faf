// What the weights of outlooks are about: one list, for whole boards and for small ones.
#pragma once

#include <algorithm>

namespace katachi::life {

struct StringCounts {
    int count = 0, in_atari = 0;
    int least_liberties = 0, most_liberties = 0;

    void add(int liberties) {
        least_liberties = count == 0 ? liberties : std::min(least_liberties, liberties);
        most_liberties = std::max(most_liberties, liberties);
        ++count;
        if (liberties == 1) ++in_atari;
    }
};

// Points of a region, and strings.
struct OutlookCounts {
    int open = 0;           // without stones that nobody can take, and with none of the attacker's beside them
    int untouched = 0;      // of these the empty ones that no stone of the attacker touches
    int lonely = 0;         // of these again the ones without an empty point beside them
    int outer = 0;          // empty points beside the attacker's stones that nobody can take
    StringCounts own = {};  // of the goal
    int takable = 0;        // stones of the attacker that may be taken
    StringCounts others = {};
    bool has_ko = false;
};

// Calls with the feature of each group, and how many features the group has.
template <typename Add>
void each_outlook_group(const OutlookCounts& counts, Add add) {
    const auto add_most = [&](int number, int count) { add(std::min(number, count - 1), count); };
    add_most(counts.open, 16);
    add_most(counts.untouched, 12);
    add_most(counts.lonely, 4);
    add_most(counts.outer, 6);
    add_most(counts.own.count, 5);
    add_most(counts.own.most_liberties, 8);
    add_most(counts.own.least_liberties, 6);
    add_most(counts.takable, 8);
    add_most(counts.others.least_liberties, 4);
    add_most(counts.others.in_atari, 3);
    add_most(counts.has_ko ? 1 : 0, 2);
}

}  // namespace katachi::life
