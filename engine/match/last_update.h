// What an update found, kept so that going back to the position before it, as an undo does, needs no search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/board/position.h"
#include "engine/match/hit.h"

namespace katachi::match {

enum class Change : std::uint8_t { appeared, vanished };

class LastUpdate {
  public:
    // More is not kept. A move changes some hundred matches of thousands of patterns.
    static constexpr std::size_t most_changes = 4096;

    // Allocates all that is needed later.
    LastUpdate() { found_.reserve(most_changes); }

    // Nothing is kept any more.
    void forget() { is_kept_ = false; }

    // The update away from `before` adds what it finds from here on, all of it if it is to be kept.
    void begin(const board::Position& before) {
        before_ = before;
        found_.clear();
        is_kept_ = true;
    }
    void add(const Hit& hit, Change change) {
        if (found_.size() < most_changes)
            found_.push_back({hit, change});
        else
            forget();
    }

    bool leads_back_to(const board::Position& position) const { return is_kept_ && before_ == position; }

    // What has to be visited on the way back, and kept for the way there again, from `after`.
    void turn(const board::Position& after) {
        before_ = after;
        for (Found& one : found_) one.change = one.change == Change::appeared ? Change::vanished : Change::appeared;
    }

    struct Found {
        Hit hit;
        Change change;
    };
    const std::vector<Found>& found() const { return found_; }

  private:
    board::Position before_;
    std::vector<Found> found_;
    bool is_kept_ = false;
};

}  // namespace katachi::match
