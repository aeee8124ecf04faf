// Proofs of random positions, and what becomes of them on the real board: what the tests of proofs share.
#pragma once

#include <optional>
#include <random>
#include <vector>

#include "regression/judges/prover.h"

namespace katachi::regression {

struct Proved {
    board::Board board;
    board::Colour to_move;
    Proof proof;
};

// The contests are about captures alone, or about links alone: about strings that a player would ask about.
std::vector<Contest> random_contests(const board::Board& board, bool are_links, std::mt19937& random);

// The proofs are of random boards, with either side to move and to win.
std::vector<Proved> random_proofs(std::mt19937& random, std::size_t count, bool are_links,
                                  const std::vector<KoRight>& rights);

// How many moves in a row would join the stones of a link by a plain count on the whole board, up to apart_moves.
int moves_by_plain_count(const board::Board& board, const Contest& contest);

// The loser plays anything anywhere; the winner follows the claims.
class PlayedOut {
  public:
    PlayedOut(const Proved& proved, board::Board board) : proof_(proved.proof), board_(std::move(board)) {}

    // Whether the winner reaches what was proved, each of its moves legal.
    bool is_won(std::mt19937& random);

  private:
    bool shows(const Claim& claim) const;
    bool is_captured() const;
    bool is_over() const;
    board::Vertex move_of_loser(std::mt19937& random) const;

    const Proof& proof_;
    board::Board board_;
};

// With other contents of points outside of the proof's zone; nothing where that is no board, or takes away what the
// proof relies on.
std::optional<board::Board> changed_elsewhere(const Proved& proved, std::mt19937& random);

// One thing in it is another.
void damage(Proof& proof, std::mt19937& random);

}  // namespace katachi::regression
