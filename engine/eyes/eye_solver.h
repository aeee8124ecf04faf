// The value of an eye space and the vital points of both sides, by search of the local game (DESIGN.md).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/eyes/forced_search.h"
#include "engine/match/tables/eye_value.h"

namespace katachi::eyes {

using match::eye_value_text;
using match::EyeAnswer;
using match::EyeValue;

// A move of a line: a point, an outer liberty, or a pass.
struct LocalMove {
    enum class Kind : std::uint8_t { point, outer_liberty, extra_eye, pass } kind = Kind::pass;
    Side side = Side::attacker;
    std::size_t point = 0;  // of the graph, where the kind is `point`
};

// What a search has found before it gave up, in numbers of eyes.
struct WorthBounds {
    std::uint8_t least = 0;
    std::uint8_t most = 2;

    bool meet() const { return least == most; }
};

struct PartialAnswer {
    WorthBounds attacked;
    WorthBounds defended;
    // Vital, where both worths are known and differ; none else.
    EyePoints attack_points = 0;
    EyePoints defence_points = 0;
};

class EyeSolver {
  public:
    static constexpr std::size_t usual_limit = 4'000'000;

    EyeSolver(const match::BareEyeSpace& space, const LocalRules& rules, std::size_t most_positions = usual_limit);
    // The graph has no `either`.
    EyeSolver(const match::EyeGraph& graph, const LocalRules& rules, std::size_t most_positions = usual_limit)
        : EyeSolver(match::bare_eye_space(graph), rules, most_positions) {}

    // Nothing where the space is too large for the limit, which holds for each of two searches. It counts all calls
    // of `solve_with` together, and giving up is final: no later call of the same solver has an answer.
    std::optional<EyeAnswer> solve() { return solve(game_.beginning()); }
    // The same without the marks of seki, which take a search of their own.
    std::optional<EyeAnswer> solve_but_for_seki() { return solve_but_for_seki(game_.beginning()); }
    // Of `solve`, but a space counts as solved where the marks alone are too much: then it has none.
    std::optional<EyeAnswer> solve_and_try_seki();
    // The same space with other stones of the attacker; what is found for some serves the others.
    std::optional<EyeAnswer> solve_with(EyePoints stones) { return solve(game_.beginning(stones)); }

    // The numbers b and c alone: alternating play from the beginning.
    std::optional<std::pair<int, int>> worths();

    // What the last call of those above has found, though it gave up.
    const PartialAnswer& partial_answer() const { return partial_; }

    // Whether the attacker captures the wall, with the extra eye or without it, where `first` begins.
    bool is_captured(Side first, bool extra_eye);
    // A line to replay that shows this: the side that succeeds plays moves that keep its success, the other side any.
    // It ends with the capture or with two eyes, or where nobody has more to play than passes.
    std::vector<LocalMove> line(Side first, bool extra_eye);
    // The same of a worth where `side` begins and its opponent leaves a move unanswered, which he chooses: a pass of
    // his stands for that answer. Empty where `side` has no move that keeps what it gets by alternating play.
    std::vector<LocalMove> threat_line(Side side, bool extra_eye);

    std::size_t positions() const { return captures_.positions() + eyes_.positions(); }

  private:
    struct Next {
        std::size_t point;
        LocalPosition position;
    };

    std::optional<EyeAnswer> solve(const LocalPosition& start);
    std::optional<EyeAnswer> solve_but_for_seki(LocalPosition start);
    void find_worths(const LocalPosition& start);
    void find_deciding_points(const LocalPosition& start);
    WorthBounds worth_bounds(LocalPosition position, Side to_move);
    int worth(const LocalPosition& position, Side to_move) { return worth_bounds(position, to_move).least; }
    std::vector<Next> moves(const LocalPosition& position, Side side) const;
    LocalMove capture_of_wall(const LocalPosition& position) const;
    // Plays on from there, as `line` has it.
    void add_line(std::vector<LocalMove>& played, LocalPosition position, Side first);
    // The move of a line, and the position after it.
    std::pair<LocalMove, LocalPosition> line_move(const LocalPosition& position, Side side, bool captured);
    // The move that keeps the worth `kept` and threatens most; nothing where none keeps it.
    std::optional<Next> best_threat(const LocalPosition& position, Side side, int kept, int depth);
    // The opponent's best after such a move, and the position then: a pass, or an answer that puts it off.
    std::pair<LocalMove, LocalPosition> left_out_move(const LocalPosition& position, Side side, int kept, int depth);
    // The worth for `side`, which begins, has its way, and whose opponent leaves one answer out.
    int worth_of_threat(const LocalPosition& position, Side side, int depth);
    // The same, where the opponent is to move and still owes the answer that he leaves out; he may put it off by an
    // answer after which `side` has to play on to keep the worth `kept`. A worth that is no better for `side` than
    // `enough` need not be the opponent's best.
    int worth_left_out(const LocalPosition& position, Side side, int kept, int enough, int depth);
    // Moves that reach the worth `kept` of the side's own beginning; moves that threaten the worth `threat` as well.
    EyePoints deciding_points(const LocalPosition& position, Side side, int kept);
    EyePoints threatening_points(const LocalPosition& position, Side side, int kept, int threat);

    // Sets those that are known before the search gives up.
    void mark_seki(EyeAnswer& answer, const LocalPosition& start);
    // Whether a worth counts a life that the defender cannot make sure of with two eyes.
    bool is_seki(LocalPosition position, Side to_move, int worth);
    bool gave_up() const { return captures_.gave_up() || eyes_.gave_up(); }

    LocalGame game_;
    ForcedSearch captures_;   // whether the wall is captured
    ForcedSearch eyes_;       // whether it gets two eyes
    KnownPositions threats_;  // the worth of each and one more
    PartialAnswer partial_;
};

}  // namespace katachi::eyes
