// The search of life_search.h on a small board: the same proofs and refutations in less than half of the time. It has
// no judge, no adviser, no rivals and no way out.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/life/closed/settled_zones.h"
#include "engine/life/closed/small_board.h"
#include "engine/life/kept_moves.h"
#include "engine/life/life_table.h"

namespace katachi::life {

template <typename Window>
struct SmallResult {
    Numbers numbers;
    bool met_ko = false;       // settled, but might be otherwise with other privileges
    bool is_believed = false;  // counts on the limit of depth
    Point move = no_point;     // of the side to move, if it may get what it wants
    std::uint64_t nodes = 0;
    PointSet<Window> zone;  // where the loser must play to change it
};

template <typename Window>
class SmallSearch {
  public:
    explicit SmallSearch(std::size_t table_entries)
        : table_(table_entries), first_sights_(table_entries / 8), kept_moves_(table_entries / 2) {}

    // Expands no more than `most_nodes` positions, of which one that comes again counts a quarter, and believes who
    // stands `most_depth` moves from the root to live. `goes_on` says that board and goal are those of the search
    // before, whose findings then stay known.
    SmallResult<Window> run(const SmallBoard<Window>& board, const SmallRegion<Window>& region, Side to_move,
                            std::uint64_t most_nodes, int most_depth, bool goes_on);

  private:
    using Found = FindingIn<PointSet<Window>>;
    using FirstMoves = std::array<KeptMove, KeptMoves::most_moves>;

    struct Child {
        Point point = no_point;
        std::uint64_t key = 0;
        Numbers numbers;
        std::uint64_t nodes = 0;
    };
    // A position on the path.
    struct Node {
        const SmallBoard<Window>& board;
        Side to_move;
        std::size_t first_child;
        PointSet<Window> tried = {};
        PointSet<Window> filled = {};  // strings of which an outer liberty is among the moves, by their first stones
        PointSet<Window> idle = {};    // moves that do no more than others
        bool has_tried_pass = false;
        bool has_ko_ban = false;
        PointSet<Window> relevant = PointSet<Window>::everything();  // moves elsewhere are known to lose
        Found result = {.numbers = {}, .zone = {}};  // of the move that wins, else of all that have lost
        bool is_won = false;
        Point winner = no_point;

        bool is_attacker() const { return to_move == Side::attacker; }
    };

    // `best_move` is asked for at the root alone.
    Found expand(const SmallBoard<Window>& board, Side to_move, Numbers limit, std::uint64_t key, Point* best_move);
    Numbers read_children(Node& node, Numbers limit);
    Found settled_finding(const Node& node, Numbers numbers) const;
    Point best_move_of(const Node& node, Numbers numbers) const;
    std::size_t make_first_moves(const Node& node, FirstMoves& moves) const;
    void add_first_children(Node& node, std::uint64_t key);
    bool is_idle(Node& node, Point point) const;
    void add_child(Node& node, KeptMove& move);
    bool see(Node& node, KeptMove& move, Found& found);
    void keep_child(Node& node, Point point, std::uint64_t key, const Found& found, bool met_ko);
    bool widen(Node& node);
    void settle(Node& node, Point point, const Found& found, bool by_privilege);
    void cover(Node& node, Point point, PointSet<Window> zone);
    std::span<const Child> children_of(const Node& node) const {
        return std::span<const Child>(children_).subspan(node.first_child);
    }
    bool known(std::uint64_t key, Found& found) const;
    std::optional<Found> by_zone(const SmallBoard<Window>& board, Side to_move);
    void keep_zone(const Node& node, const Found& found);
    void look_at(const SmallBoard<Window>& board, Side to_move, std::uint64_t key, Found& found);
    void expand_child(Node& node, std::size_t index, Numbers limit);

    FindingTable<Found> table_;
    FirstSights first_sights_;
    KeptMoves kept_moves_;
    SettledZones<Window> settled_zones_;
    SearchPath path_;
    std::vector<Child> children_;

    // The state of the search at hand.
    const SmallRegion<Window>* region_ = nullptr;
    std::uint64_t quarters_ = 0;  // of positions
    std::uint64_t most_quarters_ = 0;
    int most_depth_ = 0;
};

}  // namespace katachi::life
