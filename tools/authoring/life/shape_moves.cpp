#include "tools/authoring/life/shape_moves.h"

#include <algorithm>
#include <cmath>

#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/constraint/visited_placements.h"
#include "engine/naming/stone_answers.h"

namespace katachi::authoring {

namespace {

using match::DatabaseKind;

// A value of 48 makes a move as much more promising as it takes to be e times as likely to win.
constexpr float promise_of_value = 0.25F;

// What constraints ask of the search's own goal.
class GoalAnswers : public match::Analysis {
  public:
    explicit GoalAnswers(const life::SearchedPosition& position) : position_(position) {}

    match::Value answer(match::Autohelper helper, board::Colour, std::span<const board::Vertex> points) override {
        if (helper == match::Autohelper::owl_goal_dragon) return match::Value::of(is_of_goal(points[0]));
        // Nobody escapes from a closed region.
        if (helper == match::Autohelper::owl_escape_value && !position_.goal.is_region_open) return 0.0F;
        return {};
    }
    match::Value answer_named(std::string_view, board::Colour, std::span<const board::Vertex>) override { return {}; }

  private:
    // Stones that joined the goal are of it, too.
    bool is_of_goal(board::Vertex vertex) const {
        return board::is_stone(position_.board.at(vertex)) &&
               position_.board.string_stones(vertex).intersects(position_.goal_stones);
    }

    const life::SearchedPosition& position_;
};

bool is_wanted(const match::PatternTables& tables, std::uint16_t pattern, DatabaseKind kind,
               const std::function<bool(std::uint16_t)>& wants) {
    const DatabaseKind own = tables.kind_of(tables.patterns[pattern]);
    return (own == kind || own == DatabaseKind::life_vital) && (!wants || wants(pattern));
}

match::PatternFilter filter_of(const match::PatternTables& tables, DatabaseKind kind,
                               const std::function<bool(std::uint16_t)>& wants) {
    return {tables, [&](std::uint16_t pattern) { return is_wanted(tables, pattern, kind, wants); }};
}

}  // namespace

ShapeMoves::ShapeMoves(const match::PatternTables& tables, int plies, const std::function<bool(std::uint16_t)>& wants)
    : matcher_(tables),
      for_attacker_(filter_of(tables, DatabaseKind::life_attack, wants)),
      for_defender_(filter_of(tables, DatabaseKind::life_defence, wants)),
      plies_(plies) {}

bool ShapeMoves::holds(const life::SearchedPosition& position, const match::Placement& placement,
                       match::Analysis& answers) const {
    const match::PatternTables& tables = matcher_.tables();
    const bool is_of_defender = placement.own == position.goal.defender;
    const match::PointSet of_goal = is_of_defender ? match::point_own : match::point_opponent;
    if (!match::points_that_take(tables, placement, of_goal).intersects(position.goal_stones)) return false;
    if (!tables.patterns[placement.pattern].has_constraint()) return true;
    return !match::evaluate_constraint(tables, placement, answers).is_false();
}

std::span<const ShapeMoves::Fit> ShapeMoves::fits(const life::SearchedPosition& position) {
    fits_.clear();
    const match::PatternTables& tables = matcher_.tables();
    GoalAnswers of_goal(position);
    naming::StoneAnswers answers;
    answers.set(position.board, &of_goal);
    match::PointMask area{};
    for (const board::Vertex point : position.goal.region& position.board.empty_points()) area.add(point);
    matcher_.set(position.board.position());
    const match::MatchQuery query{
        .filter = position.is_attacker() ? &for_attacker_ : &for_defender_,
        .black = !position.is_attacker() || position.to_move == board::Colour::black,
        .white = !position.is_attacker() || position.to_move == board::Colour::white,
        .area = &area,
    };
    match::visit_placements(matcher_, query, [&](const match::Placement& placement) {
        if (placement.move == board::pass_vertex) return;
        // Patterns of defence are the defender's, all others the attacker's.
        const bool is_defence = tables.kind_of(tables.patterns[placement.pattern]) == DatabaseKind::life_defence;
        if ((placement.own == position.goal.defender) != is_defence) return;
        const Fit fit{static_cast<std::uint16_t>(placement.pattern), placement.move};
        const auto is_same = [&](const Fit& other) { return other.pattern == fit.pattern && other.move == fit.move; };
        if (std::ranges::none_of(fits_, is_same) && holds(position, placement, answers)) fits_.push_back(fit);
    });
    return fits_;
}

// Among several patterns with one move, the one with the greatest value counts.
std::span<const life::OfferedMove> ShapeMoves::offer(const life::SearchedPosition& position) {
    offered_.clear();
    if (position.depth >= plies_) return offered_;
    for (const Fit& fit : fits(position)) {
        const float value = matcher_.tables().patterns[fit.pattern].value;
        const life::OfferedMove offer{fit.move, static_cast<int>(std::lround(value * promise_of_value))};
        const auto same = std::ranges::find(offered_, fit.move, &life::OfferedMove::vertex);
        if (same == offered_.end())
            offered_.push_back(offer);
        else
            same->promise = std::max(same->promise, offer.promise);
    }
    return offered_;
}

}  // namespace katachi::authoring
