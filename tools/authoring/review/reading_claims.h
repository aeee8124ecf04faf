// What reading proves that a move does: strings captured for good, saved, missed, left to the opponent, and cut apart.
#pragma once

#include <span>
#include <vector>

#include "engine/reading/tactics.h"
#include "tools/authoring/review/claim.h"
#include "tools/authoring/review/read_strings.h"

namespace katachi::authoring {

// A position with what was read of it.
struct ReadPosition {
    board::Board board;
    std::vector<ReadString> strings;
};

class ReadingClaims {
  public:
    explicit ReadingClaims(reading::Tactics& tactics) : tactics_(tactics) {}

    // The claims are about a legal move that is no pass. Moves are asked about by their order in the game: what was
    // left or missed once is not told again as long as it stays so.
    std::vector<Claim> of(const ReadPosition& before, const ReadPosition& after, board::Move move, int number);

  private:
    // What was missed or left, of these stones.
    struct Told {
        ClaimKind kind;
        board::VertexSet stones;
    };

    void add_opponents(const ReadPosition& before, const ReadPosition& after);
    void add_own(const ReadPosition& before, const ReadPosition& after);
    void add_cuts(const ReadPosition& before, const ReadPosition& after);
    Claim& add(ClaimKind kind, const board::VertexSet& points);
    void add_capture(ClaimKind kind, const ReadString& string, const board::Board& where);
    bool was_told(ClaimKind kind, const board::VertexSet& stones) const;

    reading::Tactics& tactics_;
    std::vector<Told> told_;
    board::Move move_;
    int number_ = 0;
    std::vector<Claim> claims_;
};

}  // namespace katachi::authoring
