// Whether an attacker captures all stones of a goal: depth-first proof-number search (A. Nagai, 2002) with relevance
// zones, and repetitions as A. Kishimoto and M. Müller's "A general solution to the graph history interaction problem"
// (2004) has them: what counts on a repeated position is known only on lines on which it is one.
//
// A line without end is no capture; both may pass. Who wins kos takes one back twice at most along a line: a ko that he
// would have to take back for ever is lost. Where an EyeJudge is given, few moves are tried, and a position that it
// judges ends its line, after a short search of its own, so that all answers are beliefs. A search is deterministic and
// allocates nothing once it has searched as deep.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/life/ends/eye_judge.h"
#include "engine/life/goal/dragon_goal.h"
#include "engine/life/life_table.h"
#include "engine/life/moves/life_moves.h"
#include "engine/life/moves/move_adviser.h"
#include "engine/life/small_search.h"
#include "engine/reading/ko_privilege.h"
#include "engine/reading/search_trace.h"

namespace katachi::life {

// Parts of a search that can be left out to measure their worth.
struct LifeMeans {
    bool eyes = true;     // life and death seen without a search
    bool promise = true;  // moves ordered by what is learned
    bool net = true;      // in closed regions by a net, not by the sums of open ones
    bool zones = true;    // moves elsewhere dropped

    friend bool operator==(const LifeMeans&, const LifeMeans&) = default;
};

// Of one search.
struct LifeLimits {
    // Positions expanded; that of the root always is. On small boards one that comes again counts a quarter.
    std::uint64_t nodes = 20'000;
    int depth = 120;  // in moves: whoever still stands further from the root is believed to live
    // Positions of all short searches that check the findings of an EyeJudge, if one is given. Once they are used up,
    // its findings count unchecked.
    std::uint64_t end_nodes = 20'000;
    std::uint64_t nodes_of_end = 1'500;  // of each of them
    // After so many positions a search is given up if its numbers have grown like those of a search without an end.
    std::uint64_t trial_nodes = std::numeric_limits<std::uint64_t>::max();
    LifeMeans means = {};
};

struct LifeResult {
    bool is_captured = false;                 // where it is open: whether that looks nearer
    bool is_settled = false;                  // false where a limit of nodes was hit
    bool is_believed = false;                 // settled, but counts on a judgement: a way out, or the limit of depth
    bool met_ko = false;                      // might be otherwise with other privileges
    board::Vertex move = board::pass_vertex;  // of the side to move, if it may get what it wants
    std::uint64_t nodes = 0;
    board::VertexSet zone = board::VertexSet::everything();  // where the loser must play to change it
};

// What a search knows of a move of its root.
struct RootMove {
    board::Vertex vertex = board::pass_vertex;
    Numbers numbers;
    std::uint64_t nodes = 0;  // expanded after it
};

// What a search is given besides its question.
struct LifeHints {
    // Board, goal and judge are those of the search before, whose findings without a ko then stay known.
    bool goes_on = false;
    EyeJudge* judge = nullptr;  // may be null
};

class LifeSearch {
  public:
    explicit LifeSearch(std::size_t table_entries = std::size_t{1} << 17U)
        : table_entries_(table_entries), table_(table_entries), first_sights_(table_entries / 8) {}

    // The board is the same afterwards. A goal in a shut room that fits on no small board is left open.
    LifeResult run(board::Board& board, const DragonGoal& goal, board::Colour to_move, reading::KoPrivilege privilege,
                   const LifeLimits& limits, const LifeHints& hints = {});
    // The moves that the last search tried at its root, unless it ran on a small board. Valid until the next search.
    std::span<const RootMove> root_moves() const { return root_moves_; }
    // `adviser` advises all searches to come and must outlive them; null for no adviser.
    void take_advice(MoveAdviser* adviser) { adviser_ = adviser; }
    // Shows it all searches to come, but not those that end a judged line; nullptr for nobody.
    void set_trace(reading::SearchTrace* trace) { trace_ = trace; }

  private:
    // On a small board, where the region fits in one and nothing is asked of the search but its answer.
    std::optional<LifeResult> run_small(const board::Board& board, const DragonGoal& goal, board::Colour to_move,
                                        reading::KoPrivilege privilege, const LifeLimits& limits, bool goes_on);
    // With boards of one shape; the search is made when it is first asked.
    template <typename Window>
    std::optional<LifeResult> run_in_window(std::unique_ptr<SmallSearch<Window>>& search, const board::Board& board,
                                            const DragonGoal& goal, board::Colour to_move,
                                            reading::KoPrivilege privilege, const LifeLimits& limits, bool goes_on);

    void begin(bool goes_on);

    struct Child {
        board::Vertex vertex = board::pass_vertex;
        std::uint64_t key = 0;
        Numbers numbers;
        std::uint64_t nodes = 0;
        bool is_elsewhere = false;  // refuted by what refutes another
    };
    // A position on the path.
    struct Node {
        board::Colour to_move;
        bool is_attacker;
        std::size_t first_child;
        board::VertexSet vital = {};  // moves that decide an eye space
        board::VertexSet tried = {};
        board::VertexSet safe = {};    // stones of the attacker
        board::VertexSet filled = {};  // strings of which an outer liberty is among the moves
        board::VertexSet idle = {};    // moves that do no more than others
        bool has_tried_pass = false;
        bool has_ko_ban = false;
        bool has_much_room = false;  // the defender to move
        // Moves elsewhere are known to lose.
        board::VertexSet relevant = board::VertexSet::everything();
        Finding result = {};    // of the move that wins, else of all that have lost
        bool has_lost = false;  // a move
        bool is_won = false;
        board::Vertex winner = board::pass_vertex;
    };
    // What a move changes besides the board.
    struct Undo {
        board::VertexSet goal_stones;
        std::uint64_t goal_key;
        board::Vertex privileged_ko;
        int take_backs;
    };

    // `best_move` is asked for at the root alone.
    Finding expand(board::Colour to_move, Numbers limit, std::uint64_t key, board::Vertex* best_move);
    Numbers read_children(Node& node, Numbers limit);
    Finding settled_finding(const Node& node, Numbers numbers) const;
    board::Vertex best_move_of(const Node& node, Numbers numbers) const;
    std::optional<Finding> judged(Node& node);
    Finding read_end(board::Colour to_move, Numbers judged);
    MoveSurroundings surroundings_of(const Node& node) const;
    void add_first_children(Node& node);
    bool is_given_up(std::uint32_t win, std::uint32_t lose) const;
    bool is_idle(Node& node, board::Vertex vertex);
    void add_child(Node& node, board::Vertex vertex, std::uint32_t doubt);
    void keep_child(Node& node, board::Vertex vertex, std::uint64_t key, const Finding& found, bool met_ko = false);
    // Whether more children were added, of all are lost.
    bool widen(Node& node);
    void settle(Node& node, board::Vertex vertex, const Finding& found, bool by_privilege);
    void cover(Node& node, board::Vertex vertex, const board::VertexSet& zone);
    std::span<const Child> children_of(const Node& node) const {
        return std::span<const Child>(children_).subspan(node.first_child);
    }
    void tell_proof(const Node& node, const Finding& found);
    std::optional<Finding> known(std::uint64_t key) const;
    Finding look_at(board::Colour to_move, std::uint64_t key, const board::VertexSet& safe, std::uint32_t doubt,
                    bool may_die);
    void expand_child(Node& node, std::size_t index, Numbers limit);
    bool play(board::Colour colour, board::Vertex vertex, Undo& undo, bool& met_ko);
    void take_back(const Undo& undo);
    std::uint64_t key_of(board::Colour to_move) const { return board_->hash_with(to_move) ^ key_of_line(); }
    std::uint64_t key_of_line() const;
    bool has_won(const Node& node, Numbers numbers) const {
        return node.is_attacker ? numbers.proof == 0 : numbers.disproof == 0;
    }

    std::size_t table_entries_;
    std::unique_ptr<SmallSearch<SquareWindow>> square_search_;
    std::unique_ptr<SmallSearch<LongWindow>> long_search_;
    bool was_small_ = false;  // the search before
    LifeTable table_;
    FirstSights first_sights_;
    SearchPath path_;
    std::vector<Child> children_;
    std::vector<RootMove> root_moves_;
    MoveAdviser* adviser_ = nullptr;
    reading::SearchTrace* trace_ = nullptr;

    // The state of the search at hand.
    board::Board* board_ = nullptr;
    const DragonGoal* goal_ = nullptr;
    board::VertexSet goal_stones_;  // that still stand
    std::uint64_t goal_key_ = 0;
    reading::KoPrivilege privilege_;
    board::Vertex privileged_ko_ = board::pass_vertex;
    int take_backs_ = 0;  // of the privilege, along the line
    LifeLimits limits_;
    std::uint64_t nodes_ = 0;
    board::VertexSet safe_stones_;   // of the attacker, at the root
    board::VertexSet safe_friends_;  // of the defender
    EyeJudge* judge_ = nullptr;
    std::unique_ptr<LifeSearch> end_search_;  // of positions that the judge decides; made when a judge is first given
    std::uint64_t end_nodes_ = 0;
    std::vector<int> hopeless_;  // by depth: how many positions of that side in a row, up to there, are without hope
};

}  // namespace katachi::life
