// Proofs about captures and links by depth-first proof-number search (A. Nagai, 2002). A move of the loser is looked at
// only where it lies in the zone of why passing loses (C.-C. Shih, T.-R. Wu and others, "A novel approach to solving
// goal-achieving problems for board games", 2022), and a proof is kept of each position that is won, claim by claim.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "regression/judges/proof.h"
#include "regression/judges/prover_moves.h"

namespace katachi::regression {

// The limits of one search.
struct ProverLimits {
    std::uint64_t nodes = 60'000;
    int depth = 100;  // in moves
};

class Prover {
  public:
    // The board stays the same, whoever plays on it between searches.
    Prover(board::Board& board, const Contest& contest) : board_(board), contest_(contest) {}

    enum class Outcome : std::uint8_t { open, proved, failed };

    // Whether the winner wins the board as it stands. Earlier findings help. `failed` says that he does not win by the
    // moves that the prover tries.
    Outcome search(board::Colour to_move, const ProverLimits& limits);
    // The claim that was proved last, by its number.
    std::uint32_t claim() const { return root_claim_; }
    Proof proof(std::uint32_t claim) const;
    // Whether the claim holds for the board as it stands, too.
    bool covers(std::uint32_t claim, board::Colour to_move) const;
    bool met_ko() const { return met_ko_; }
    // Nodes of all searches.
    std::uint64_t nodes() const { return nodes_; }

  private:
    static constexpr std::uint32_t won = 0;
    static constexpr std::uint32_t lost = 1'000'000'000;

    // How many positions must be settled for the winner to win, and for the search to fail.
    struct Effort {
        std::uint32_t proof = 1;
        std::uint32_t disproof = 1;
    };
    struct Entry {
        Effort effort;
        std::uint32_t claim = 0;  // where the effort of the proof is 0
        bool is_new = false;      // nothing was searched yet
    };
    struct Child {
        board::Vertex move;
        board::Vertex ko;
        std::uint64_t key;
        Effort effort;
        std::uint32_t claim = 0;
    };
    // Which move of a position to look at next.
    struct Choice {
        std::size_t best = 0;         // among the children
        std::uint32_t second = lost;  // how easy the next best is
        std::uint32_t unsettled = 0;  // children
        Effort effort = {};           // of the position
    };
    struct Frame {
        board::Colour to_move;
        board::Vertex ko;
        int depth;
    };

    static Choice choice_of(const std::vector<Child>& children, bool is_winner);
    static Effort limit_of_child(const Choice& choice, Effort limit, bool is_winner);
    // Searches until the effort of the position passes the limit.
    Entry search_within(const Frame& frame, std::uint64_t key, Effort limit);
    void add_child(const Frame& frame, const DoubtedMove& move, std::vector<Child>& children);
    Entry first_look(const Frame& frame, std::uint64_t key);
    void search_child(const Frame& frame, Child& child, Effort limit);
    // The position is one of the winner, who wins it by this move.
    std::optional<Entry> won_by(const Frame& frame, const Child& proved);
    std::optional<Entry> widen(const Frame& frame, std::vector<Child>& children);
    bool play(const Frame& frame, board::Vertex move, board::Vertex& ko);
    bool can_retake(board::Vertex target, board::Colour to_move, board::Vertex ko);
    std::uint64_t key_of(board::Colour to_move, board::Vertex ko) const;
    std::uint32_t add_claim(Claim claim);
    bool is_exhausted() const { return nodes_ >= last_node_; }

    board::Board& board_;
    Contest contest_;
    ProverLimits limits_;
    std::vector<Claim> claims_;
    std::unordered_map<std::uint64_t, Entry> table_;
    std::vector<std::uint64_t> path_;
    std::uint64_t nodes_ = 0;
    std::uint64_t last_node_ = 0;  // of the search at hand
    std::uint32_t root_claim_ = 0;
    bool met_ko_ = false;
};

}  // namespace katachi::regression
