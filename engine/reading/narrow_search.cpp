#include "engine/reading/narrow_search.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace katachi::reading {

namespace {

constexpr std::size_t most_depth = 12;  // in moves

// How doubtful a move of a later tier is beside one of the tier before it.
constexpr std::uint32_t doubt_of_tier = 20;

class NarrowSearch {
  public:
    NarrowSearch(board::Board& board, const Goal& goal, KoPrivilege privilege, const NarrowLimits& limits)
        : board_(board), goal_(goal), privilege_(privilege), limits_(limits) {}

    NarrowResult run(board::Colour to_move) {
        const bool is_seeker = to_move == goal_.seeker();
        result_.is_reached = wins(to_move, 0) == is_seeker;
        return result_;
    }

  private:
    // A move, and how little it promises.
    struct Promise {
        board::Vertex vertex;
        std::uint32_t doubt;
    };

    // Whether the side to move gets what it wants.
    bool wins(board::Colour to_move, std::size_t depth) {
        const bool is_seeker = to_move == goal_.seeker();
        if (++result_.nodes >= limits_.nodes) result_.is_complete = false;
        if (!result_.is_complete || depth >= most_depth) return !is_seeker;
        std::vector<Promise> promises;
        const std::optional<board::Vertex> at_once = look_at_moves(to_move, depth, promises);
        if (at_once) return win_with(*at_once, depth);
        promises.resize(std::min(promises.size(), width(is_seeker, depth)));
        for (const Promise& promise : promises) {
            const board::Vertex privileged_ko = privileged_ko_;
            play(to_move, promise.vertex);
            const bool is_refuted = wins(board::opponent(to_move), depth + 1);
            board_.undo();
            privileged_ko_ = privileged_ko;
            if (!is_refuted) return win_with(promise.vertex, depth);
        }
        return false;
    }

    // How many moves of a side are read.
    std::size_t width(bool is_seeker, std::size_t depth) const {
        const std::size_t at_root = is_seeker ? limits_.seeker_width : limits_.other_width;
        return std::max<std::size_t>(2, at_root - std::min(at_root, depth / 3));
    }

    bool win_with(board::Vertex vertex, std::size_t depth) {
        if (depth == 0) result_.move = vertex;
        return true;
    }

    // A move that wins at once, if there is one; else all that may, the most promising first.
    std::optional<board::Vertex> look_at_moves(board::Colour to_move, std::size_t depth,
                                               std::vector<Promise>& promises) {
        const bool is_seeker = to_move == goal_.seeker();
        const GoalStatus wanted = is_seeker ? GoalStatus::reached : GoalStatus::prevented;
        MoveList moves;
        std::size_t next = 0;
        for (int tier = 0; tier < move_tiers; ++tier) {
            goal_.add_moves(board_, to_move, tier, moves);
            result_.tried |= moves.vertices();
            for (; next < moves.count(); ++next) {
                const Candidate move = moves[next];
                if (move.vertex == board::pass_vertex && is_seeker) continue;
                const board::Vertex privileged_ko = privileged_ko_;
                if (!play(to_move, move.vertex)) continue;
                const board::Colour other = board::opponent(to_move);
                const GoalStatus status = goal_.status(board_, other, depth + 1);
                const Effort effort = status == GoalStatus::open ? goal_.estimate(board_, other) : Effort();
                board_.undo();
                privileged_ko_ = privileged_ko;
                if (status == wanted) return move.vertex;
                if (status == GoalStatus::open)
                    promises.push_back({move.vertex, doubt_of(effort, is_seeker) + move.doubt +
                                                         doubt_of_tier * static_cast<std::uint32_t>(tier)});
            }
        }
        std::stable_sort(promises.begin(), promises.end(),
                         [](const Promise& a, const Promise& b) { return a.doubt < b.doubt; });
        return std::nullopt;
    }

    // The doubt is how much more it takes to get what the mover wants than to prevent it, in hundredths.
    static std::uint32_t doubt_of(Effort effort, bool is_seeker) {
        return is_seeker ? 100 * effort.proof / std::max(1U, effort.disproof)
                         : 100 * effort.disproof / std::max(1U, effort.proof);
    }

    bool play(board::Colour colour, board::Vertex vertex) {
        return play_with_privilege(board_, colour, vertex, privilege_, privileged_ko_, result_.met_ko);
    }

    board::Board& board_;
    const Goal& goal_;
    KoPrivilege privilege_;
    NarrowLimits limits_;
    board::Vertex privileged_ko_ = board::pass_vertex;  // where it was used on the line
    NarrowResult result_;
};

}  // namespace

NarrowResult narrow_search(board::Board& board, const Goal& goal, board::Colour to_move, KoPrivilege privilege,
                           const NarrowLimits& limits) {
    return NarrowSearch(board, goal, privilege, limits).run(to_move);
}

}  // namespace katachi::reading
