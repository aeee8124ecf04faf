// Who wins a race, with GNU Go's codes (manual, chapter 12; the answers of its `analyze_semeai`).
#pragma once

#include <cstdint>

#include "engine/life/life_reader.h"
#include "engine/life/races/race.h"

namespace katachi::life {

// For the side that moves first: whether its dragon lives, and whether its rivals die, both by the same move. A dragon
// that takes its rivals lives by that, unless they are few stones and it is read to die all the same. Suppose a move
// takes the rivals, or fights a ko for them, and is read not to save the dragon. If another move is read to save it,
// the codes are those of the other move. Of moves that save the dragon alike, the only attack that an open search has
// not refuted is told. An open question is answered as the numbers of its search lean; but a dragon without an eye
// space loses where it is behind one with an eye (race_estimate.h).
struct RaceAnswer {
    reading::TacticalCode defence = reading::TacticalCode::failure;
    reading::TacticalCode attack = reading::TacticalCode::failure;
    board::Vertex move = board::pass_vertex;  // pass where nothing need be played, or nothing helps
    Certainty certainty = Certainty::proved;
    std::uint64_t nodes = 0;
};

// Whether who takes the dragon lives by that, whatever he has besides: it has seven stones at least.
bool is_enough_to_live_by(const DragonGoal& dragon);

enum class RaceScope : std::uint8_t {
    whole,
    tactical,  // liberties alone: nobody asks first whether a dragon lives without the race, and little is read
};

class RaceReader {
  public:
    // `limits` are those of each search.
    explicit RaceReader(const LifeLimits& limits) : reader_(limits), limits_(limits) {}

    const LifeLimits& limits() const { return limits_; }
    void set_limits(const LifeLimits& limits) {
        reader_.set_limits({limits});
        limits_ = limits;
    }

    // Shows it the searches to come about both dragons; nullptr for nobody.
    void set_trace(reading::SearchTrace* trace) { reader_.set_trace(trace); }

    // The board is the same afterwards.
    RaceAnswer read(board::Board& board, const Race& race, RaceScope scope = RaceScope::whole);

  private:
    struct Reading;

    bool lives_alone(board::Board& board, const DragonGoal& goal, RaceAnswer& answer);
    board::Vertex preferred_attack(board::Board& board, const DragonGoal& goal, board::Vertex found);
    void tell_capture(Reading& race, const LifeAnswer& kill);
    void tell_life(Reading& race, const LifeAnswer& kill);

    LifeReader reader_;
    LifeLimits limits_;
    LifeSearch independence_ = LifeSearch(std::size_t{1} << 12U);
};

}  // namespace katachi::life
