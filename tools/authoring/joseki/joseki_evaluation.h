// The ends of a joseki library, valued by whose the points of the board are likely to be, without playouts.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "joseki/graph/continuations.h"
#include "joseki/graph/joseki_graph.h"
#include "tools/authoring/joseki/joseki_worth.h"

namespace katachi::authoring {

struct JosekiEnd {
    std::optional<joseki::NodeIndex> node;  // nothing for a position that the library has not
    CornerEnd corner;
    std::vector<std::string> moves;  // from Black's first on, in the upper right corner
    std::string name;                // of the last move that has one
};

struct JosekiEnds {
    std::vector<JosekiEnd> ends;  // in the order of the library
    // Left out: where somebody played elsewhere, or the middle of a side is passed, the corner alone is worth no
    // points.
    std::size_t with_tenuki = 0, too_wide = 0;
};

// The ends of joseki: positions that moves from the empty corner lead to, and after which at least a fifth of the games
// played elsewhere for good. If no games are counted, the positions after which the library has no move but tenuki.
JosekiEnds joseki_ends(const joseki::Graph& library);

// A position of the library as its first way leads there; nothing where that has a tenuki, or begins with stones that
// were set up.
std::optional<JosekiEnd> joseki_position(const joseki::Graph& library, joseki::NodeIndex node);

// Whether the stones leave the other corners alone.
bool lies_in_corner(const joseki::JosekiStones& stones);

// Those that can stand in other corners: who began is to move, no source says that they are good for one side, and no
// move that leads there is doubtful.
std::vector<CornerEnd> balanced_ends(const joseki::Graph& library, const JosekiEnds& ends);

// The corner with each of its first moves that is not doubtful.
std::vector<CornerEnd> first_moves(const joseki::Graph& library);

// What the library says of a position, seen by who began.
struct KnownSuccess {
    std::int64_t games = 0;
    std::optional<joseki::Success> wins;       // of who began
    std::optional<joseki::Advantage> outcome;  // `own`: good for who began
    std::optional<double> points;              // by how much, for the side that the outcome names
};
KnownSuccess known_success(const joseki::Graph& library, const JosekiEnd& end);

// Values corners on the same boards. May be asked by several threads at once.
class JosekiJudge {
  public:
    // Ends after which the other side is to move are compared with `first_moves`, which are not empty. Once `stop`
    // becomes true there is no answer.
    JosekiJudge(std::vector<CornerBoard> boards, const std::vector<CornerEnd>& first_moves,
                const std::atomic<bool>& stop);

    // Nothing where `stop` became true.
    std::optional<Worth> worth(const CornerEnd& end) const;

  private:
    const std::atomic<bool>& stop_;
    std::vector<CornerBoard> boards_;
    // The vectors have, by board, the worth of the empty corner to the side to move, and the mean worth of a corner
    // with a first move to the side that played it.
    std::vector<double> empty_, begun_;
};

}  // namespace katachi::authoring
