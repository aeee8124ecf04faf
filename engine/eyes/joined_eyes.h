// A quick proof that the wall gets its eyes by stones that all join it, whatever lies beyond the few points that the
// proof needs (DESIGN.md, "Eyes by joined stones"). It finds many of the large spaces that are worth two eyes.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "engine/eyes/local_game.h"

namespace katachi::eyes {

class JoinedEyes {
  public:
    // Looks at no more than `most_positions` positions with the attacker to move for each question.
    JoinedEyes(const match::BareEyeSpace& space, const LocalRules& rules, std::size_t most_positions);

    // Whether the wall is proved to get so many eyes, 1 or 2, where the attacker plays so many moves, 0 to 2, before
    // the defender's first. Such eyes live without a seki. A "no" proves nothing.
    bool gets_eyes(int eyes, int attacks);

    // Positions of the last question.
    std::size_t positions() const { return positions_; }

  private:
    // What is known of a position: the points that its proof needs, or the moves of the defender that were too few.
    struct Known {
        std::uint64_t key = 0;
        EyePoints needed = 0;
        int too_few = -1;
    };

    // The points that the proof needs, where the defender plays at most so many moves; nothing where none is found.
    using Proof = std::optional<EyePoints>;
    Proof proof(const LocalPosition& position, Side to_move);
    Proof attacked(const LocalPosition& position, int moves);
    Proof defended(const LocalPosition& position, EyePoints last_move, int moves);
    Proof with_answers(const LocalPosition& position, int moves);
    Proof remembered(const LocalPosition& position, Side to_move, int moves, const Proof& proof);

    struct Candidate {
        int promise;
        EyePoints move;

        // The more promising come first, of equals those of the first points.
        friend bool operator<(const Candidate& a, const Candidate& b) {
            return a.promise != b.promise ? a.promise > b.promise : a.move < b.move;
        }
    };
    std::span<const Candidate> candidates(const LocalPosition& position, EyePoints last_move, int moves,
                                          std::span<Candidate> places) const;
    // The promise is that of a move that has been played.
    int promise(const LocalPosition& position, EyePoints move) const;

    // The points of two eyes, the extra one among them; 0 where there are not two.
    EyePoints two_eyes(const LocalPosition& position) const;
    EyePoints with_two_liberties(const LocalPosition& position, EyePoints points) const;
    Known& known(std::uint64_t key);

    LocalGame game_;
    std::size_t most_positions_;
    std::size_t positions_ = 0;
    std::array<Known, 512> known_{};  // each at the one place that its key has
};

}  // namespace katachi::eyes
