#include "engine/moves/sources/pattern_hits.h"

#include "engine/moves/sources/pattern_choice.h"

namespace katachi::moves {

namespace {

std::uint8_t number(HitUse use) { return static_cast<std::uint8_t>(use); }

std::vector<std::uint8_t> uses_of(const match::PatternTables& tables, std::uint8_t no_use) {
    std::vector<std::uint8_t> uses(tables.patterns.size(), no_use);
    for (std::size_t i = 0; i < uses.size(); ++i) {
        const auto pattern = static_cast<std::uint16_t>(i);
        const bool is_settled = is_settled_by_shape(tables, pattern);
        const auto proposes = [&](match::PatternUse use) { return proposes_move(tables, pattern, use); };
        if (proposes(match::PatternUse::middle_game))
            uses[i] = number(is_settled ? HitUse::middle_game : HitUse::judged);
        else if (is_settled && proposes(match::PatternUse::corner))
            uses[i] = number(HitUse::corner);
        else if (is_settled && proposes(match::PatternUse::fuseki))
            uses[i] = number(HitUse::fuseki);
    }
    return uses;
}

}  // namespace

PatternHits::PatternHits(const match::PatternTables& tables)
    : tables_(tables),
      uses_(uses_of(tables, no_use)),
      middle_game_(tables, [&](std::uint16_t pattern) { return uses_[pattern] == number(HitUse::middle_game); }),
      opening_(
          tables,
          [&](std::uint16_t pattern) { return uses_[pattern] != no_use && uses_[pattern] != number(HitUse::judged); }),
      judged_(tables, [&](std::uint16_t pattern) { return uses_[pattern] == number(HitUse::judged); }),
      matcher_(tables) {}

void PatternHits::find(const match::PatternFilter& filter, board::Colour own) {
    matcher_.scan(
        [&](const match::Hit& hit) { hits_[uses_[tables_.orientations[hit.orientation].pattern]].push_back(hit); },
        {.filter = &filter, .black = own == board::Colour::black, .white = own == board::Colour::white});
}

std::span<const match::Hit> PatternHits::of(const MoveSituation& situation, HitUse use) {
    const board::Position& position = situation.board.position();
    if (own_ != situation.to_move || !(matcher_.position() == position)) {
        own_ = situation.to_move;
        for (std::vector<match::Hit>& hits : hits_) hits.clear();
        has_judged_ = false;
        matcher_.set(position);
        find(has_room_for_openings(situation.board) ? opening_ : middle_game_, own_);
    }
    if (use == HitUse::judged && !has_judged_) {
        find(judged_, own_);
        has_judged_ = true;
    }
    return hits_[number(use)];
}

}  // namespace katachi::moves
