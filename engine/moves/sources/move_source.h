// Knowledge proposes: a source of moves finds features of moves, each a reason for or against its move. What a
// feature is worth is learned from games (move_weights.h) and not the source's business; search decides.
//
// A move is played with a probability that is proportional to the product of the worths of its features, as in
// R. Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go": weights here are logarithms of those, to
// be added.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/moves/sources/move_situation.h"

namespace katachi::moves {

struct Proposal {
    board::Vertex vertex = board::pass_vertex;  // an empty point
    std::uint32_t feature = 0;                  // of its source

    friend bool operator==(const Proposal&, const Proposal&) = default;
};

// How much work a source makes of a position.
enum class SourceCost : std::uint8_t {
    every_node,  // microseconds: asked wherever the search grows
    root         // milliseconds: asked of positions on the board alone
};

class MoveSource {
  public:
    virtual ~MoveSource() = default;

    virtual std::string_view name() const = 0;  // "capture"; weights are listed under it
    virtual SourceCost cost() const { return SourceCost::every_node; }
    virtual std::uint32_t feature_count() const = 0;
    // Unique within the source, without blanks, the same in every run: "string-of-3".
    virtual std::string feature_name(std::uint32_t feature) const = 0;
    // The text is for people: "captures three stones".
    virtual std::string reason(std::uint32_t feature) const { return feature_name(feature); }
    // The text tells people of a proposal that the source made in the situation; it may tell more than its feature
    // does.
    virtual std::string explain(const MoveSituation&, const Proposal& proposal) { return reason(proposal.feature); }
    // The weight of a feature that nobody learned.
    virtual float weight_unlearned(std::uint32_t) const { return 0; }

    // Adds what it finds. Moves may be proposed several times, and illegal ones too: the caller asks for legality.
    virtual void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) = 0;
};

}  // namespace katachi::moves
