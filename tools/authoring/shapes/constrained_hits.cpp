#include "tools/authoring/shapes/constrained_hits.h"

#include <algorithm>
#include <utility>

#include "compiler/constraint/interpreter.h"
#include "tools/authoring/settled_analysis.h"

namespace katachi::authoring {

namespace {

match::Match placed(const games::ShapeTransform& drawing, const games::ShapeHit& hit) {
    return {.colour = drawing.exchanges_colours ? board::Colour::black : board::Colour::white,
            .orientation = drawing.orientation,
            .upper_left = board::vertex_at(hit.upper_left.row, hit.upper_left.column)};
}

// A game up to a position, once one behind the other.
class Replay {
  public:
    explicit Replay(const sgf::Game& game) : game_(game), board_(game.size) {}

    // What is set up behind the move of the position stands there, too.
    const board::Board& at(int position) {
        while (event_ < game_.events.size()) {
            const sgf::Event& event = game_.events[event_];
            const bool is_move = event.kind == sgf::Event::Kind::move;
            if (is_move && number_ == position) break;
            sgf::execute(event, board_);
            ++event_;
            if (is_move) ++number_;
        }
        return board_;
    }

  private:
    const sgf::Game& game_;
    board::Board board_;
    std::size_t event_ = 0;
    int number_ = 0;
};

}  // namespace

ConstrainedHits::ConstrainedHits(compiler::Pattern pattern, compiler::DatabaseKind kind, games::Shape shape,
                                 const games::ShapeWays& ways)
    : pattern_(std::move(pattern)), kind_(kind), shape_(std::move(shape)) {
    std::vector<std::pair<games::Shape, games::ShapeTransform>> forms;
    for (const games::ShapeTransform& way : games::transforms(ways)) {
        games::Shape form = games::transformed(shape_, way.orientation, way.exchanges_colours);
        const auto known = std::ranges::find(forms, form, [](const auto& each) { return each.first; });
        if (known != forms.end()) {
            drawings_[known->second].push_back(way);
            continue;
        }
        forms.emplace_back(std::move(form), way);
        drawings_[way] = {way};
    }
}

ConstrainedHits::Kept ConstrainedHits::of(const std::vector<games::ShapeHit>& hits, const sgf::Game& game) const {
    Kept kept;
    if (hits.empty()) return kept;
    Replay replay(game);
    SettledAnalysis analysis;
    int asked_position = -1;
    for (const games::ShapeHit& hit : hits) {
        if (hit.position != asked_position) analysis.set(replay.at(hit.position));
        asked_position = hit.position;
        bool holds = false, is_undecided = false;
        for (const games::ShapeTransform& drawing : drawings_.at(hit.form)) {
            const match::Match match = placed(drawing, hit);
            const match::Value value = compiler::interpret(
                *pattern_.constraint, compiler::PlacedPattern(pattern_, match), analysis.asked_by(kind_));
            if (!value.is_decided()) is_undecided = true;
            if (value.is_decided() && !value.is_false()) holds = true;
        }
        if (!holds && !is_undecided) continue;
        kept.hits.push_back(hit);
        if (!holds) ++kept.undecided;
    }
    return kept;
}

}  // namespace katachi::authoring
