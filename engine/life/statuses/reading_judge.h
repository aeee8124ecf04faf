// Who says by reading whether the dragons of a position live.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/life/statuses/dragon_reading.h"
#include "engine/position/status_judge.h"
#include "engine/reading/tactics.h"

namespace katachi::life {

// How far the dragons of a board are read, in positions of a search. With these limits one dragon of 154 has another
// status than without, in three fifths of the time. The dragons are of 14 games that did not choose the limits.
constexpr std::uint64_t life_positions_of_many = 6'000;
constexpr std::uint64_t race_positions_of_many = 5'000;

// Reads the dragons whose way out is short; the others live or die as they were judged before. An answer leans on
// the dragons around the room that are believed to live.
class ReadingJudge : public position::StatusJudge {
  public:
    struct Readers {
        LifeReader& life;
        RaceReader& races;
        reading::Tactics& connections;  // say which part of a dragon holds together
    };
    // A dragon that is about to be read, for the first time or again.
    using Begins = std::function<void(const position::Dragon&)>;

    // `judged` is what was believed of each dragon before, by number; `weak` strings can be captured. The readers
    // outlive the judge.
    ReadingJudge(board::Board board, std::vector<position::Verdict> judged, const board::VertexSet& weak,
                 const Readers& readers, Begins begins)
        : board_(std::move(board)),
          judged_(std::move(judged)),
          weak_(weak),
          readers_(readers),
          begins_(std::move(begins)),
          read_(judged_.size()) {}

    // A status that is not known yet is that which was believed before.
    position::Verdict judge(const position::Dragons& dragons, int number,
                            std::span<const position::Status> believed) override;

    // The last reading of each dragon, by number; nothing of those that were not read.
    std::vector<std::optional<DragonReading>> readings() const;
    std::uint64_t nodes() const { return nodes_; }  // positions of all searches

  private:
    struct ReadDragon {
        DragonRooms rooms;
        DragonReading reading;
    };

    std::vector<position::Status> with_judged(std::span<const position::Status> believed) const;
    const DragonReading& read(const BelievedDragons& known, int number);

    board::Board board_;
    std::vector<position::Verdict> judged_;
    board::VertexSet weak_;
    Readers readers_;
    Begins begins_;
    std::vector<std::optional<ReadDragon>> read_;  // by number
    std::uint64_t nodes_ = 0;
};

}  // namespace katachi::life
