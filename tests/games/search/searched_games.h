// Games as they are, and in segments of so many.
#pragma once

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "engine/sgf/values.h"
#include "games/index/segment_builder.h"
#include "games/search/indexed_search.h"

namespace katachi::games {

class SearchedGames {
  public:
    SearchedGames(std::vector<sgf::Game> games, std::size_t games_of_a_segment) : games_(std::move(games)) {
        for (std::size_t first = 0; first < games_.size(); first += games_of_a_segment) {
            std::vector<SegmentGame> given;
            for (std::size_t i = first; i < std::min(first + games_of_a_segment, games_.size()); ++i)
                given.push_back({&games_[i], winner(i), year(i)});
            segments_.emplace_back(segment_bytes(given), "base");
        }
        std::size_t first = 0;
        for (const Segment& segment : segments_) {
            std::vector<std::uint8_t>& chances = chances_.emplace_back();
            for (std::uint32_t i = 0; i < segment.games(); ++i)
                chances.push_back(code_of(chances_of(games_[first + i])));
            first += segment.games();
        }
        for (std::size_t i = 0; i < segments_.size(); ++i) searched_.push_back({&segments_[i], {}, chances_[i]});
    }
    SearchedGames(const SearchedGames&) = delete;
    SearchedGames& operator=(const SearchedGames&) = delete;

    const std::vector<sgf::Game>& games() const { return games_; }
    std::span<const Segment> segments() const { return segments_; }
    std::span<const SearchedSegment> searched() const { return searched_; }

    std::optional<board::Colour> winner(std::size_t game) const { return sgf::sgf_winner(games_[game].result); }
    // Made up; of some it is not known.
    static std::uint16_t year(std::size_t game) {
        return static_cast<std::uint16_t>(game % 3 == 0 ? 0 : 1900 + game * 7 % 50);
    }

  private:
    std::vector<sgf::Game> games_;
    std::vector<Segment> segments_;
    std::vector<std::vector<std::uint8_t>> chances_;  // by segment and game
    std::vector<SearchedSegment> searched_;
};

}  // namespace katachi::games
