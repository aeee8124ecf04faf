#include "engine/moves/sources/pattern_hits.h"

#include <optional>

#include "engine/moves/sources/pattern_choice.h"

namespace katachi::moves {

namespace {

std::uint8_t number(HitUse use) { return static_cast<std::uint8_t>(use); }

std::optional<HitUse> use_of(const match::PatternTables& tables, std::uint16_t pattern) {
    if (is_warning(tables, pattern))
        return match::facts_of(tables.kind_of(tables.patterns[pattern])).use == match::PatternUse::none
                   ? std::nullopt
                   : std::optional(HitUse::warning);
    const auto proposes = [&](match::PatternUse use) { return proposes_move(tables, pattern, use); };
    if (proposes(match::PatternUse::middle_game)) return HitUse::middle_game;
    if (proposes(match::PatternUse::endgame)) return HitUse::endgame;
    if (proposes(match::PatternUse::corner)) return HitUse::corner;
    if (proposes(match::PatternUse::fuseki)) return HitUse::fuseki;
    return std::nullopt;
}

std::vector<std::uint8_t> uses_of(const match::PatternTables& tables, std::uint8_t no_use) {
    std::vector<std::uint8_t> uses(tables.patterns.size(), no_use);
    for (std::size_t i = 0; i < uses.size(); ++i)
        if (const auto use = use_of(tables, static_cast<std::uint16_t>(i))) uses[i] = number(*use);
    return uses;
}

bool is_of_the_opening(const match::PatternTables& tables, std::uint16_t pattern) {
    const match::PatternUse use = match::facts_of(tables.kind_of(tables.patterns[pattern])).use;
    return use == match::PatternUse::corner || use == match::PatternUse::fuseki;
}

}  // namespace

PatternHits::PatternHits(const match::PatternTables& tables)
    : tables_(tables),
      uses_(uses_of(tables, no_use)),
      settled_filter_(
          tables,
          [&](std::uint16_t pattern) { return uses_[pattern] != no_use && is_settled_by_shape(tables, pattern); }),
      open_filter_(
          tables,
          [&](std::uint16_t pattern) { return uses_[pattern] != no_use && !is_settled_by_shape(tables, pattern); }),
      matcher_(tables) {}

void PatternHits::find(const match::PatternFilter& filter, HitsByUse& hits) {
    for (std::vector<match::Hit>& of_use : hits) of_use.clear();
    matcher_.scan(
        [&](const match::Hit& hit) {
            const std::uint16_t pattern = tables_.orientations[hit.orientation].pattern;
            if (has_room_for_openings_ || !is_of_the_opening(tables_, pattern)) hits[uses_[pattern]].push_back(hit);
        },
        {.filter = &filter, .black = own_ == board::Colour::black, .white = own_ == board::Colour::white});
}

void PatternHits::go_to(const MoveSituation& situation) {
    const board::Position& position = situation.board.position();
    if (own_ == situation.to_move && matcher_.position() == position) return;
    own_ = situation.to_move;
    has_room_for_openings_ = has_room_for_openings(situation.board);
    matcher_.set(position);
    find(settled_filter_, settled_);
    has_open_ = false;
}

std::span<const match::Hit> PatternHits::settled(const MoveSituation& situation, HitUse use) {
    go_to(situation);
    return settled_[number(use)];
}

std::span<const match::Hit> PatternHits::open(const MoveSituation& situation, HitUse use) {
    go_to(situation);
    if (!has_open_) find(open_filter_, open_);
    has_open_ = true;
    return open_[number(use)];
}

}  // namespace katachi::moves
