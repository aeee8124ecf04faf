// What proof-number search counts: how many leaves at least must be settled to prove, and to disprove, that the
// attacker captures the goal.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "engine/board/vertex_set.h"

namespace katachi::life {

struct Numbers {
    static constexpr std::uint32_t infinite = 1U << 30U;

    std::uint32_t proof = 1;
    std::uint32_t disproof = 1;

    bool is_settled() const { return proof == 0 || disproof == 0; }
    // Whether a capture is settled or, where it is open, looks nearer than a life.
    bool leans_to_capture() const { return proof < disproof; }
};
constexpr Numbers captured{0, Numbers::infinite};
constexpr Numbers lives{Numbers::infinite, 0};

// Whether either number is as large as that of the limit.
inline bool reaches(Numbers numbers, Numbers limit) {
    return numbers.proof >= limit.proof || numbers.disproof >= limit.disproof;
}

// For the side to move: what it takes to win, and to lose.
inline std::uint32_t win_of(Numbers numbers, bool is_attacker) {
    return is_attacker ? numbers.proof : numbers.disproof;
}
inline std::uint32_t lose_of(Numbers numbers, bool is_attacker) {
    return is_attacker ? numbers.disproof : numbers.proof;
}
inline Numbers numbers_of(std::uint32_t win, std::uint32_t lose, bool is_attacker) {
    return is_attacker ? Numbers{win, lose} : Numbers{lose, win};
}

// Numbers of a position that the side not to move may doubt to win.
inline Numbers doubted(Numbers numbers, bool is_attacker_to_move, std::uint32_t doubt) {
    (is_attacker_to_move ? numbers.disproof : numbers.proof) += doubt;
    return numbers;
}

// A disproof may count on positions of the path that it repeats: it holds while these are on the path. Depths count
// from the root; no positions where last < 0.
struct Dependence {
    int first = std::numeric_limits<int>::max();
    int last = -1;

    bool any() const { return last >= 0; }
    Dependence& operator|=(const Dependence& other) {
        first = std::min(first, other.first);
        last = std::max(last, other.last);
        return *this;
    }
    // The dependence that is left once the position at `depth` has left the path. A repetition of that position alone
    // matters to no other position (a shortest capture does not come back to where it began).
    Dependence left(int depth) const {
        return first >= depth ? Dependence{} : Dependence{first, std::min(last, depth - 1)};
    }
};

// What a search knows of a position; `Zone` is a set of points.
template <typename Zone>
struct FindingIn {
    Numbers numbers;
    bool met_ko = false;       // settled, but might be otherwise with other privileges
    bool is_believed = false;  // settled by a judgement, not by proof
    Dependence dependence = {};
    // Of a settled position: the side that has lost must play here to change that.
    Zone zone = Zone::everything();
};
using Finding = FindingIn<board::VertexSet>;

}  // namespace katachi::life
