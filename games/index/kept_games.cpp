#include "games/index/kept_games.h"

#include <utility>

#include "engine/sgf/values.h"
#include "games/index/segment_builder.h"

namespace katachi::games {

namespace {

Segment segment_of(const std::vector<sgf::Game>& games) {
    std::vector<SegmentGame> given;
    for (const sgf::Game& game : games) given.push_back({.game = &game, .winner = sgf::sgf_winner(game.result)});
    return {segment_bytes(given), "games in memory"};
}

}  // namespace

void KeptGames::add(sgf::Game game) {
    given_.push_back(std::move(game));
    ++size_;
    if (given_.size() == games_of_a_segment) begin_segment();
}

void KeptGames::begin_segment() {
    begun_.push_back(std::async([games = std::exchange(given_, {})] { return segment_of(games); }));
}

std::span<const Segment> KeptGames::segments() {
    if (!given_.empty()) begin_segment();
    for (std::future<Segment>& begun : begun_) segments_.push_back(begun.get());
    begun_.clear();
    return segments_;
}

}  // namespace katachi::games
