// How one question is read: the first search, the second one, and each way that kos may go, as long as they matter.
#pragma once

#include <cstdint>
#include <span>

#include "engine/reading/goals/goal.h"
#include "engine/reading/narrow_search.h"
#include "engine/reading/proof_search.h"
#include "engine/reading/tactical_answer.h"

namespace katachi::reading {

// What is read, and how what is not settled is taken to go.
struct ReadingTask {
    const Goal& goal;
    board::Colour side;  // to move, that wants to reach the goal or to prevent it
    board::Colour favoured;
    SearchLimits limits;
    const Goal* far_goal = nullptr;   // of the second search, if there is one
    bool is_capture = false;          // the second search looks at the same moves, but further
    bool is_attack = false;           // on a string, with a second search
    bool is_quick = false;            // as SearchLimits has it, of an attack or of a link
    bool has_few_liberties = false;   // the string to be captured
    board::VertexSet forbidden = {};  // to `side`, as its first move
    AboutKos about_kos = AboutKos::which;
};

struct TaskReading {
    TacticalAnswer answer;
    LookedAt looked_at;
    bool met_ko = false;
    bool is_doubted = false;  // what is denied is so only as far as a first search went
    bool is_timed_out = false;
    AboutKos about_kos = AboutKos::which;  // what the answer tells about them: as much as was asked, or all
};

class TaskReader {
  public:
    // The best that the side can get. The board is the same afterwards.
    TaskReading read(board::Board& board, const ReadingTask& task);

    // Positions, of all tasks so far.
    std::uint64_t nodes() const { return nodes_; }
    // Tasks so far.
    std::uint64_t readings() const { return readings_; }

    // It is like ProofSearch::set_trace.
    void set_trace(SearchTrace* trace) { search_.set_trace(trace); }
    bool is_traced() const { return search_.is_traced(); }

  private:
    // Searches for one way that kos may go: a first time, and a second time where it is needed.
    SearchResult search(board::Board& board, const ReadingTask& task, board::Colour ko_privileged,
                        TaskReading& reading);
    // If the link is open, puts into the result what is to be believed of it. The answer says whether there is
    // anything.
    bool look_at_link(board::Board& board, const ReadingTask& task, board::Colour ko_privileged, SearchResult& result,
                      TaskReading& reading);
    // A look at few moves of both sides.
    NarrowResult look_at(board::Board& board, const ReadingTask& task, board::Colour to_move,
                         board::Colour ko_privileged, const NarrowLimits& limits, TaskReading& reading);
    // The first of these moves with which a look at the replies finds the task done, else the first with which it does
    // not find it failed; pass where it finds all failed.
    board::Vertex standing_move(board::Board& board, const ReadingTask& task, board::Colour ko_privileged,
                                std::span<const board::Vertex> moves, TaskReading& reading);

    ProofSearch search_;
    std::uint64_t nodes_ = 0;
    std::uint64_t readings_ = 0;
};

}  // namespace katachi::reading
