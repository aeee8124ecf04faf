#include "games/weigh/pattern_walk.h"

#include <algorithm>

namespace katachi::games {

std::vector<bool> patterns_with_a_move(const match::PatternTables& tables) {
    std::vector<bool> has_move(tables.patterns.size());
    for (const match::TableOrientation& shape : tables.orientations)
        if (shape.move_row != match::no_move) has_move[shape.pattern] = true;
    return has_move;
}

PatternWalk::PatternWalk(const match::PatternTables& tables)
    : matcher_(tables), with_a_move_(tables, [has_move = patterns_with_a_move(tables)](std::uint16_t pattern) {
          return has_move[pattern];
      }) {}

std::vector<PatternPlacement> PatternWalk::placements(const sgf::Game& game) {
    const match::MatchQuery query{.filter = &with_a_move_};
    board::Board board(game.size);
    for (std::vector<Standing>& at_point : standing_) at_point.clear();
    placements_.clear();
    bool is_first = true;
    int position = 0;
    const auto see_position = [&] {
        if (is_first) {
            matcher_.set(board.position());
            matcher_.scan([&](const match::Hit& hit) { appear(hit, position); }, query);
        } else {
            const auto see = [&](const match::Hit& hit, match::Change change) {
                change == match::Change::appeared ? appear(hit, position) : vanish(hit);
            };
            matcher_.update(board.position(), see, query);
        }
        is_first = false;
    };
    for (const sgf::Event& event : game.events) {
        if (event.kind == sgf::Event::Kind::move) {
            see_position();
            see_move({event.colour, event.vertex}, ++position);
        }
        sgf::execute(event, board);
    }
    see_position();
    return std::move(placements_);
}

void PatternWalk::appear(const match::Hit& hit, int position) {
    const match::TableOrientation& shape = matcher_.tables().orientations[hit.orientation];
    standing_[static_cast<std::size_t>(hit.anchor)].push_back({hit, placements_.size()});
    placements_.push_back({.pattern = shape.pattern,
                           .side = hit.colour,
                           .orientation = static_cast<board::Orientation>(shape.orientation),
                           .point = hit.anchor,
                           .position = position});
}

void PatternWalk::vanish(const match::Hit& hit) {
    std::vector<Standing>& at_point = standing_[static_cast<std::size_t>(hit.anchor)];
    const auto gone = std::ranges::find(at_point, hit, &Standing::hit);
    *gone = at_point.back();
    at_point.pop_back();
}

void PatternWalk::see_move(board::Move move, int number) {
    if (move.vertex == board::pass_vertex) return;
    for (const Standing& standing : standing_[static_cast<std::size_t>(move.vertex)]) {
        PatternPlacement& placement = placements_[standing.placement];
        if (placement.is_played()) continue;  // a suicide that left the board as it was
        placement.next_move = number;
        placement.mover = move.colour;
    }
}

}  // namespace katachi::games
