#include "engine/analysis/influence/influence_patterns.h"

#include <algorithm>

#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/constraint/visited_placements.h"

namespace katachi::analysis {

namespace {

using board::Colour;
using board::VertexSet;
using influence::at;
using influence::Question;
using influence::Use;
using match::CellMark;
using match::DatabaseKind;

constexpr float passes_weak_barrier = 0.7F;
// Sources of the class I reach far.
constexpr float invasion_attenuation = 1.5F;

bool is_of_kind(const match::PatternTables& tables, std::uint16_t pattern, DatabaseKind kind) {
    return tables.kind_of(tables.patterns[pattern]) == kind;
}

// One pattern, where it lies, on a question.
class Reading {
  public:
    Reading(const match::PatternTables& tables, const match::Placement& placement, Question& question, Colour to_move)
        : tables_(tables),
          placement_(placement),
          question_(question),
          to_move_(to_move),
          letters_(tables.patterns[placement.pattern].letters),
          value_(tables.patterns[placement.pattern].value) {}

    // Whether it has anything to say, before its constraint is asked.
    bool matters() const {
        if (has('Y') && has('F') != (question_.use == Use::escape)) return false;
        if (has('E') && question_.use == Use::territory) return false;
        if (has('I') && !has('s') && placement_.own == to_move_) return false;
        if ((has('E') || has('I')) && placement_.move == board::pass_vertex) return false;
        return (!is_barrier() || would_close()) && have_living_stones();
    }

    void add(match::Analysis& analysis) {
        if (has('E')) add_source(placement_.own, influence::attenuation_of(question_.use));
        if (has('I')) invade();
        if (is_barrier()) close();
        if (has('B')) intrude();
        if (has('t')) bar_territory(analysis);
    }

    void intrude() {
        const VertexSet points = match::marked_points(tables_, placement_, CellMark::bang);
        for (const board::Vertex stone : match::marked_points(tables_, placement_, CellMark::own_anchor))
            for (const board::Vertex point : points) question_.intrusions.push_back({stone, point, value_});
        tell(InfluenceEffect::Kind::intrusion, placement_.own, points);
    }

    // What was added.
    const std::vector<InfluenceEffect>& effects() const { return effects_; }

    bool have_living_stones() const {
        if (has('s')) return true;
        const bool needs_own = has('E') || has('D') || has('B') || has('t');
        const bool needs_others = has('A') || has('t');
        return !(needs_own && has_lost(match::point_own)) && !(needs_others && has_lost(match::point_opponent));
    }

  private:
    bool has(char letter) const { return letters_.has(letter); }
    bool is_barrier() const { return has('A') || has('D'); }

    bool has_lost(match::PointSet side) const {
        return !(match::points_that_take(tables_, placement_, side) - question_.living).empty();
    }

    void tell(InfluenceEffect::Kind kind, Colour side, const VertexSet& points) {
        effects_.push_back({kind, side, points, placement_});
    }

    void add_source(Colour colour, float attenuation) {
        tell(InfluenceEffect::Kind::source, colour, VertexSet::of(placement_.move));
        question_.sources.push_back({{placement_.move, value_, attenuation}, colour});
    }

    void invade() {
        add_source(to_move_, invasion_attenuation);
        if (has('s')) add_source(board::opponent(to_move_), invasion_attenuation);
    }

    Colour held_off() const { return has('D') ? board::opponent(placement_.own) : placement_.own; }

    influence::Field& doors() const {
        return held_off() == Colour::black ? question_.black_permeability : question_.white_permeability;
    }

    bool would_close() const {
        const auto passes_more = [&](CellMark mark, float least) {
            const VertexSet points = match::marked_points(tables_, placement_, mark);
            return std::any_of(points.begin(), points.end(),
                               [&](board::Vertex point) { return doors()[at(point)] > least; });
        };
        return passes_more(CellMark::comma, 0) || passes_more(CellMark::bang, passes_weak_barrier);
    }

    void close() {
        const VertexSet shut = match::marked_points(tables_, placement_, CellMark::comma);
        const VertexSet narrowed = match::marked_points(tables_, placement_, CellMark::bang);
        for (const board::Vertex point : shut) doors()[at(point)] = 0;
        for (const board::Vertex point : narrowed)
            doors()[at(point)] = std::min(doors()[at(point)], passes_weak_barrier);
        tell(InfluenceEffect::Kind::barrier, held_off(), shut | narrowed);
    }

    void bar_territory(match::Analysis& analysis) {
        match::run_action(tables_, placement_, analysis, [&](const match::ActionEffect& effect) {
            const bool is_own = effect.helper == match::Autohelper::non_oterritory;
            if (!is_own && effect.helper != match::Autohelper::non_xterritory) return;
            const Colour side = is_own ? effect.own : board::opponent(effect.own);
            VertexSet& barred = side == Colour::black ? question_.no_black_territory : question_.no_white_territory;
            VertexSet points;
            for (const board::Vertex point : effect.points) points.insert(point);
            barred |= points;
            tell(InfluenceEffect::Kind::no_territory, side, points);
        });
    }

    const match::PatternTables& tables_;
    const match::Placement& placement_;
    Question& question_;
    Colour to_move_;
    match::ClassSet letters_;
    float value_;
    std::vector<InfluenceEffect> effects_;
};

match::MatchQuery drawn_for(Colour own, const match::PatternFilter& filter) {
    return {.filter = &filter, .black = own == Colour::black, .white = own == Colour::white};
}

}  // namespace

InfluencePatterns::InfluencePatterns(const match::PatternTables& tables)
    : influence_(tables, [&](std::uint16_t pattern) { return is_of_kind(tables, pattern, DatabaseKind::influence); }),
      barriers_(tables, [&](std::uint16_t pattern) { return is_of_kind(tables, pattern, DatabaseKind::barrier); }),
      intrusions_(tables, [&](std::uint16_t pattern) {
          return is_of_kind(tables, pattern, DatabaseKind::barrier) && tables.patterns[pattern].letters.has('B');
      }) {}

std::vector<InfluenceEffect> InfluencePatterns::add_to(Question& question, Colour to_move, match::Matcher& matcher,
                                                       match::Analysis& analysis) const {
    const match::PatternTables& tables = matcher.tables();
    std::vector<match::Placement> found = match::placements_of(matcher, {.filter = &influence_});
    const std::vector<match::Placement> barriers = match::placements_of(matcher, drawn_for(to_move, barriers_));
    found.insert(found.end(), barriers.begin(), barriers.end());
    // Where a barrier is closed without a question, none has to be read.
    std::stable_partition(found.begin(), found.end(), [&](const match::Placement& placement) {
        return !tables.patterns[placement.pattern].has_constraint();
    });
    std::vector<InfluenceEffect> effects;
    for (const match::Placement& placement : found) {
        Reading pattern(tables, placement, question, to_move);
        if (!pattern.matters() || !match::evaluate_constraint(tables, placement, analysis).is_true()) continue;
        pattern.add(analysis);
        effects.insert(effects.end(), pattern.effects().begin(), pattern.effects().end());
    }
    return effects;
}

std::vector<match::Placement> InfluencePatterns::add_followups(Question& question, Colour colour,
                                                               const VertexSet& stones, match::Matcher& matcher,
                                                               match::Analysis& analysis) const {
    const match::PatternTables& tables = matcher.tables();
    std::vector<match::Placement> found = match::placements_of(matcher, drawn_for(colour, intrusions_));
    std::erase_if(found, [&](const match::Placement& placement) {
        Reading pattern(tables, placement, question, colour);
        const VertexSet anchors = match::marked_points(tables, placement, CellMark::own_anchor);
        if (!anchors.intersects(stones) || !pattern.have_living_stones()) return true;
        if (!match::evaluate_constraint(tables, placement, analysis).is_true()) return true;
        if (!match::run_action(tables, placement, analysis, [](const match::ActionEffect&) {}).is_true()) return true;
        pattern.intrude();
        return false;
    });
    return found;
}

}  // namespace katachi::analysis
