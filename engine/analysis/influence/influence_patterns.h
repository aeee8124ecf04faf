// What the patterns of influence and barriers add to a question about influence: GNU Go's manual, chapter 13.12. They
// are read in this room, since their constraints are answered here; the room of influence knows no patterns.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/influence/influence.h"
#include "engine/match/constraint/analysis.h"
#include "engine/match/constraint/placement.h"
#include "engine/match/matcher.h"

namespace katachi::analysis {

// What a pattern adds to a question.
struct InfluenceEffect {
    enum class Kind : std::uint8_t { source, barrier, intrusion, no_territory };

    Kind kind = Kind::source;
    // Whose influence has a source, is held off or intrudes there, or who can have no territory there.
    board::Colour side = board::Colour::empty;
    board::VertexSet points;
    match::Placement placement;
};

// By class letter, with O the side that a diagram draws as O:
//     E   a source of O on the move, where no territory is asked for
//     I   a source on the move for the side to move, where that is X; with s for both sides
//     D   X's influence does not pass `,`, and seven tenths of it pass `!`, for O, the side to move
//     A   the same of O's influence
//     B   O, the side to move, can intrude from the stone Q on each `!`
//     t   O is to move, and the action says which points can be no territory
//     Y   only where territory is asked for; FY only where it is not
// The stones of O in E, D, B and t and of X in A and t must live, unless the letter s excuses them.
class InfluencePatterns {
  public:
    // The tables must stay while this is in use.
    explicit InfluencePatterns(const match::PatternTables& tables);

    // Adds to the question the effects of the patterns that hold on its position if `to_move` begins, and gives these
    // effects in no special order. A constraint that is undecided does not hold. `matcher`, over the same tables, and
    // `analysis` have been set to the position.
    std::vector<InfluenceEffect> add_to(influence::Question& question, board::Colour to_move, match::Matcher& matcher,
                                        match::Analysis& analysis) const;

    // Adds the intrusions that could follow a move of `colour`, already on the board, if nobody answers it: those of B
    // patterns, not refused by their action, that start from one of `stones`. The move placed or saved these stones.
    std::vector<match::Placement> add_followups(influence::Question& question, board::Colour colour,
                                                const board::VertexSet& stones, match::Matcher& matcher,
                                                match::Analysis& analysis) const;

  private:
    match::PatternFilter influence_, barriers_, intrusions_;
};

}  // namespace katachi::analysis
