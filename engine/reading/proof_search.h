// Depth-first proof-number search (A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications",
// 2002) for any goal.
//
// A search is deterministic: what was asked before has no influence on it. It allocates nothing once its table is
// made.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/reading/goal.h"
#include "engine/reading/search_trace.h"

namespace katachi {

// Who may take back a ko at once, as if a threat had been played and answered; Colour::empty for nobody. Nobody can
// win two kos so: the privilege is for the first one that it is used in.
struct KoPrivilege {
    Colour side = Colour::empty;
};

struct SearchResult {
    bool is_reached = false;
    bool is_settled = false;    // false where the limit of nodes was hit
    bool met_ko = false;        // with other ko privileges the result might be another
    Vertex move = pass_vertex;  // of the side to move at the root, if it may get what it wants
    std::uint64_t nodes = 0;
};

class ProofSearch {
  public:
    explicit ProofSearch(std::size_t table_entries = std::size_t{1} << 16);

    // The board is the same afterwards. At most `node_limit` positions are expanded.
    SearchResult run(Board& board, const Goal& goal, Colour to_move, KoPrivilege privilege, std::uint64_t node_limit);

    // Shows it what searches do from now on; nullptr for nobody.
    void set_trace(SearchTrace* trace) { trace_ = trace; }

  private:
    struct Entry {
        std::uint64_t key = 0;
        Effort effort;
        std::uint32_t generation = 0;
    };
    struct Child {
        Vertex vertex;
        std::uint64_t key;
        Effort effort;
        std::uint64_t nodes = 0;  // that were spent on it
    };

    // Of the children from `first` on that are not lost, the one read most; `otherwise` if none was read.
    Vertex most_read(std::size_t first, bool is_seeker, Vertex otherwise) const;
    Effort expand(Colour to_move, Effort threshold, std::uint64_t key, Vertex* best);
    void add_child(Colour to_move, Candidate move);
    bool play(Colour colour, Vertex vertex);
    std::uint64_t key_of(Colour to_move) const;
    std::optional<Effort> stored(std::uint64_t key) const;
    void store(std::uint64_t key, Effort effort);

    std::vector<Entry> table_;
    std::vector<Child> children_;  // of all positions on the path
    std::vector<std::uint64_t> path_;
    std::uint32_t generation_ = 0;
    SearchTrace* trace_ = nullptr;

    // Of the search at hand.
    Board* board_ = nullptr;
    const Goal* goal_ = nullptr;
    KoPrivilege privilege_;
    std::uint64_t nodes_ = 0;
    std::uint64_t node_limit_ = 0;
    bool met_ko_ = false;
    Vertex privileged_ko_ = pass_vertex;  // where it was used on the path
};

}  // namespace katachi
