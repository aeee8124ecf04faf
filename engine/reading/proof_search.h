// Depth-first proof-number search (A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications",
// 2002) for any goal.
//
// A move of the side that prevents the goal is a detour where it is not one of the plain ones. Some of them can be put
// in anywhere in a line of play and change nothing, and so many orders of many detours are what makes searches large. A
// search in stages allows few of them along a line at first, then more: what is prevented so is prevented, and a goal
// that is reached only so far is likely to be (W. Harvey, M. Ginsberg, "Limited discrepancy search", 1995).
//
// A search is deterministic: what was asked before has no influence on it, nor has what stands where it never looks.
// It allocates nothing once it has searched as deep.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "engine/reading/goals/goal.h"
#include "engine/reading/ko_privilege.h"
#include "engine/reading/proof_table.h"
#include "engine/reading/reading_zone.h"
#include "engine/reading/search_trace.h"

namespace katachi::reading {

// What one search may cost.
struct SearchLimits {
    std::uint64_t nodes = 4000;  // positions expanded; that of the root always is
    std::size_t depth = 200;     // in moves: a position further from the root counts as prevented, if it is open
    // It is the limit of a second search, in stages, for captures or connections that the first one does not find.
    std::uint64_t far_nodes = 0;
    // 0 for as long as it takes. With any other the answer may depend on how busy the machine is.
    std::chrono::milliseconds time{0};
    // How many times nearer than its prevention a goal must look, for a search without stages to go on that has spent
    // all its nodes; after half of them, half as many times. With 0 it goes on, however the goal looks.
    std::uint32_t least_hope = 0;
    // Whether reading is done with less care where that costs few answers. Captures: a search ends, not settled, where
    // the capture looks out of reach; stages read only what the first search left open; kos get half as much, or the
    // first search alone. Connections: what is open goes as a look at few moves shows (narrow_search.h), or as the
    // search leans. What is denied only as far as the first search goes is read a little further.
    bool is_quick = false;
    // Whether an answer that is not settled is worth nothing, so that a question ends with the first search that leaves
    // it open: kos are not read then.
    bool only_settled = false;
    // How far from the root, in moves, the seeker's moves that prepare others are read: those that fill in behind what
    // it wants to play among them (manual, chapter 11.1.3).
    std::size_t backfill_depth = 9;
    // How far from the root a ko may be taken back at once by the side that has the privilege.
    std::size_t ko_depth = std::numeric_limits<std::size_t>::max();

    friend bool operator==(const SearchLimits&, const SearchLimits&) = default;
};

// What is known beforehand.
struct SearchHints {
    board::Vertex preferred = board::pass_vertex;  // the result's move, if it is good and soon found to be
    // The board is that of the search before. What was found of the same goal, where no ko was met, is so still.
    bool goes_on = false;
    board::VertexSet forbidden = {};  // to the side to move, as its first move; it may pass
};

struct SearchResult {
    // Which side's success takes far less, by the numbers at the root, where it is not settled.
    enum class Lean : std::uint8_t { neither, reached, prevented };

    bool is_reached = false;
    bool is_settled = false;   // false where the limit of nodes or of time was hit
    bool is_given_up = false;  // settled, but prevented only as far as reading went
    bool is_likely = false;    // not settled, but reached as far as stages with few detours show
    bool is_timed_out = false;
    Lean lean = Lean::neither;
    bool met_ko = false;                      // with other ko privileges the result might be another
    board::Vertex move = board::pass_vertex;  // of the side to move at the root, if it may get what it wants
    std::uint64_t nodes = 0;
    // Where it is not settled, the moves at the root that may still succeed and were read most, those first.
    std::array<board::Vertex, 4> most_read{};  // filled up with passes
    // Where the side that has failed must play to have any influence on why it has; everywhere where it is not settled.
    board::VertexSet zone = board::VertexSet::everything();
};

class ProofSearch {
  public:
    // The board is the same afterwards.
    SearchResult run(board::Board& board, const Goal& goal, board::Colour to_move, KoPrivilege privilege,
                     const SearchLimits& limits, const SearchHints& hints = {});
    // The search goes on in stages. The limit of nodes is that of all of them.
    SearchResult run_in_stages(board::Board& board, const Goal& goal, board::Colour to_move, KoPrivilege privilege,
                               const SearchLimits& limits, const SearchHints& hints = {});
    // What the last search looked around, in whatever position.
    const LookedAt& looked_at() const { return looked_at_; }

    // Shows it what searches do from now on; nullptr for nobody.
    void set_trace(SearchTrace* trace) { trace_ = trace; }
    bool is_traced() const { return trace_ != nullptr; }

  private:
    struct Child {
        board::Vertex vertex;
        std::uint64_t key;
        Effort effort;
        std::uint64_t nodes = 0;  // that were spent on it
        int detours_left = 0;
    };
    // A position on the path.
    struct Node {
        board::Colour to_move;
        bool is_seeker;
        bool is_root;
        std::size_t first_child;
        int goal_tiers;
        int tiers;  // those of the goal, and what has influence
        MoveList& moves;
        int tier = 0;
        std::size_t next_move = 0;
        board::VertexSet zone = {};  // of what has failed so far, or of what succeeded
        bool has_own_zone = false;
        // Empty points without an empty neighbour for whose suicides the zone is not complete, where they are known.
        board::VertexSet enclosed = {};
        bool knows_enclosed = false;
        bool is_given_up = false;  // of what has failed so far, or of what succeeded
    };
    // What a node's children make of it.
    struct Balance {
        std::uint32_t win;  // what the side to move takes to win, and to lose
        std::uint32_t lose;
        std::uint32_t second;  // what the second best child takes to win
        std::size_t best;
    };

    void begin(board::Board& board, const Goal& goal, KoPrivilege privilege, const SearchLimits& limits,
               const SearchHints& hints);
    // One stage, with so many detours along a line of play. What those before it found stays known.
    SearchResult search(board::Colour to_move, int most_detours, std::uint64_t most_nodes);
    Effort expand(board::Colour to_move, Effort threshold, std::uint64_t key, board::Vertex* best,
                  board::VertexSet& zone);
    // The position at hand, without a child.
    Node node_of(board::Colour to_move, MoveList& moves) const;
    // Reads until what the position takes is no longer within the threshold, or is settled; the answer is what it takes
    // then.
    Effort read_children(Node& node, Effort threshold, board::Vertex* best_move);
    // What the goal finds by itself.
    std::optional<Effort> read_ahead(board::Colour to_move, std::uint64_t key, board::VertexSet& zone);
    Balance balance(const Node& node) const;
    // Puts the moves of the children that are not lost and were read most into `most_read_`.
    void rank_moves(const Node& node);
    void widen(Node& node);
    void complete_zone(Node& node);
    void add_urgent_points(Node& node);
    // Whether the side to move wins with it.
    bool add_child(Node& node, Candidate move);
    // These two tell what comes of a move: its position, and what it takes, or why it is settled.
    // False where that is not to be told without playing it.
    bool foresee_child(const Node& node, Candidate move, Child& child, board::VertexSet& zone);
    // False where it is illegal.
    bool play_child(const Node& node, Candidate move, Child& child, board::VertexSet& zone);
    // What is known of an open position beforehand; whether anything is.
    bool find_child(std::uint64_t position, Child& child, board::VertexSet& zone);
    void expand_child(Node& node, std::size_t index, Effort threshold);
    void settle(Node& node, board::Vertex move, Effort effort, const board::VertexSet& zone);
    bool play(board::Colour colour, board::Vertex vertex);
    // Looks around after a move, before which `others` were the stones of the mover's opponent.
    void look_around(board::Colour to_move, const board::VertexSet& others);
    // Looks at the string that a move of `colour` makes.
    void look_at_joined(board::Colour colour, board::Vertex vertex);
    void watch_time();
    // Whether the goal looks out of reach. The longer a search has gone on, the nearer it must look.
    bool is_hopeless(Effort effort) const;
    bool is_exhausted() const { return nodes_ >= limits_.nodes || is_timed_out_; }
    // The key of a position, by its hash_with.
    std::uint64_t key_of(std::uint64_t position) const;
    // What is known of a position that is settled or estimated already.
    std::optional<ProofTable::Found> known(std::uint64_t key, int detours_left) const;

    ProofTable table_ = ProofTable(std::size_t{1} << 16);
    std::vector<Child> children_;  // of all positions on the path
    std::vector<std::uint64_t> path_;
    std::array<board::Vertex, 4> most_read_{};  // as in the result
    SearchTrace* trace_ = nullptr;

    // The state of the search at hand.
    board::Board* board_ = nullptr;
    const Goal* goal_ = nullptr;
    KoPrivilege privilege_;
    board::Vertex preferred_ = board::pass_vertex;
    board::VertexSet forbidden_;
    bool is_in_stages_ = false;
    int detours_left_ = 0;  // that may follow along the line
    std::uint64_t nodes_ = 0;
    std::uint64_t patience_ = 0;  // nodes until other moves than the preferred one are read
    SearchLimits limits_;
    std::chrono::steady_clock::time_point deadline_;
    bool is_timed_out_ = false;
    bool met_ko_ = false;  // below the position at hand
    std::uint64_t root_hash_ = 0;
    LookedAt looked_at_;
    bool has_centre_ = false;                           // the goal
    board::Vertex privileged_ko_ = board::pass_vertex;  // where it was used on the path
};

}  // namespace katachi::reading
