#include "engine/reading/proof_search.h"

#include <algorithm>
#include <bit>

namespace katachi {

namespace {

constexpr std::uint32_t infinite = 1U << 30U;
constexpr Effort proved{0, infinite};
constexpr Effort disproved{infinite, 0};

// How far from the root the seeker looks for moves that are not plain. The other side always does: what it misses
// would be a wrong proof.
int seeker_tiers(std::size_t depth) { return depth <= 2 ? 3 : depth <= 9 ? 2 : 1; }

constexpr std::uint64_t nodes_between_looks = 256;  // at the clock

bool is_settled(Effort effort) { return effort.proof == 0 || effort.disproof == 0; }

// For the side to move, `effort` seen as the seeker sees it: what it takes to win, and to lose.
struct Outlook {
    std::uint32_t win;
    std::uint32_t lose;
};
Outlook outlook(Effort effort, bool is_seeker) {
    return is_seeker ? Outlook{effort.proof, effort.disproof} : Outlook{effort.disproof, effort.proof};
}
Effort effort(Outlook outlook, bool is_seeker) {
    return is_seeker ? Effort{outlook.win, outlook.lose} : Effort{outlook.lose, outlook.win};
}

}  // namespace

ProofSearch::ProofSearch(std::size_t table_entries) : table_(std::bit_ceil(table_entries)) {}

SearchResult ProofSearch::run(Board& board, const Goal& goal, Colour to_move, KoPrivilege privilege,
                              const SearchLimits& limits) {
    board_ = &board;
    goal_ = &goal;
    privilege_ = privilege;
    nodes_ = 0;
    limits_ = limits;
    deadline_ = std::chrono::steady_clock::now() + limits.time;
    is_timed_out_ = false;
    met_ko_ = false;
    root_hash_ = board.hash();
    tried_ = {};
    privileged_ko_ = pass_vertex;
    ++generation_;
    const std::size_t longest_path = std::min<std::uint64_t>(limits.nodes, limits.depth) + 1;
    children_.clear();
    children_.reserve(longest_path * (vertex_count + 1));
    path_.clear();
    path_.reserve(longest_path);

    SearchResult result;
    if (trace_ != nullptr) trace_->begin(board, goal.seeker(), to_move, privilege.side);
    const Effort found = expand(to_move, {infinite, infinite}, key_of(to_move), &result.move);
    if (trace_ != nullptr) trace_->leave(found);
    result.is_reached = found.proof == 0;
    result.is_settled = is_settled(found);
    result.is_timed_out = is_timed_out_;
    result.met_ko = met_ko_;
    result.nodes = nodes_;
    return result;
}

std::uint64_t ProofSearch::key_of(Colour to_move) const {
    return board_->hash_with(to_move) ^ root_hash_ ^ goal_->hash() ^ static_cast<std::uint64_t>(privileged_ko_) << 48U;
}

void ProofSearch::watch_time() {
    if (limits_.time.count() > 0 && nodes_ % nodes_between_looks == 0)
        is_timed_out_ = is_timed_out_ || std::chrono::steady_clock::now() >= deadline_;
}

std::optional<Effort> ProofSearch::stored(std::uint64_t key) const {
    const Entry& entry = table_[key & (table_.size() - 1)];
    if (entry.key != key || entry.generation != generation_) return std::nullopt;
    return entry.effort;
}

void ProofSearch::store(std::uint64_t key, Effort effort) {
    table_[key & (table_.size() - 1)] = {key, effort, generation_};
}

bool ProofSearch::play(Colour colour, Vertex vertex) {
    const Legality legality = board_->is_legal(colour, vertex);
    if (legality == Legality::ko) {
        met_ko_ = true;
        const bool is_allowed =
            privilege_.side == colour && (privileged_ko_ == pass_vertex || privileged_ko_ == vertex);
        if (!is_allowed || board_->play_ko(colour, vertex) != Legality::ok) return false;
        privileged_ko_ = vertex;
        return true;
    }
    if (legality != Legality::ok) return false;
    board_->play(colour, vertex);
    return true;
}

void ProofSearch::add_child(Colour to_move, Candidate move) {
    const Vertex privileged_ko = privileged_ko_;
    if (!play(to_move, move.vertex)) return;
    const Colour next = opponent(to_move);
    const std::uint64_t key = key_of(next);
    Child child{move.vertex, key, {}};
    const GoalStatus status = goal_->status(*board_, next, path_.size());
    if (status == GoalStatus::reached) {
        child.effort = proved;
    } else if (status == GoalStatus::prevented || std::find(path_.begin(), path_.end(), key) != path_.end()) {
        child.effort = disproved;
    } else if (path_.size() > limits_.depth) {
        child.effort = disproved;
    } else if (const auto known = stored(key)) {
        child.effort = *known;
    } else {
        child.effort = goal_->estimate(*board_, next);
        (to_move == goal_->seeker() ? child.effort.proof : child.effort.disproof) += move.doubt;
    }
    board_->undo();
    privileged_ko_ = privileged_ko;
    if (trace_ != nullptr && is_settled(child.effort)) trace_->settle({to_move, child.vertex}, child.effort);
    children_.push_back(child);
}

Effort ProofSearch::expand(Colour to_move, Effort threshold, std::uint64_t key, Vertex* best_move) {
    ++nodes_;
    watch_time();
    const bool is_seeker = to_move == goal_->seeker();
    const Outlook limit = outlook(threshold, is_seeker);
    path_.push_back(key);
    const std::size_t first = children_.size();
    MoveList moves;
    const Candidate* next_move = moves.begin();
    const int tiers = is_seeker ? seeker_tiers(path_.size()) : move_tiers;
    int tier = 0;
    // Adds the children of the next tier, until one of them is won.
    const auto widen = [&] {
        goal_->add_moves(*board_, to_move, tier++, moves);
        tried_ |= moves.vertices();
        for (; next_move != moves.end(); ++next_move) {
            add_child(to_move, *next_move);
            if (children_.size() > first && outlook(children_.back().effort, is_seeker).win == 0) return;
        }
    };
    widen();

    Outlook here{infinite, 0};
    for (;;) {
        here = {infinite, 0};
        std::uint32_t second = infinite;
        std::size_t best = first;
        for (std::size_t i = first; i < children_.size(); ++i) {
            const Outlook child = outlook(children_[i].effort, is_seeker);
            here.lose = std::min(infinite, here.lose + child.lose);
            if (child.win < here.win) {
                second = here.win;
                here.win = child.win;
                best = i;
            } else {
                second = std::min(second, child.win);
            }
        }
        if (here.win == 0) here.lose = infinite;
        if (here.win == infinite && tier < tiers) {
            widen();
            continue;
        }
        if (best_move != nullptr && best < children_.size()) *best_move = children_[best].vertex;
        if (here.win == 0 || here.win >= limit.win || here.lose >= limit.lose || here.lose == 0) break;
        if (is_exhausted()) break;

        const Child chosen = children_[best];
        const Outlook child = outlook(chosen.effort, is_seeker);
        const Outlook child_limit{std::min(limit.win, 2 * second + 2),
                                  std::min(infinite, limit.lose - here.lose + child.lose)};
        const Vertex privileged_ko = privileged_ko_;
        play(to_move, chosen.vertex);
        if (trace_ != nullptr) trace_->enter({to_move, chosen.vertex});
        children_[best].effort = expand(opponent(to_move), effort(child_limit, is_seeker), chosen.key, nullptr);
        if (trace_ != nullptr) trace_->leave(children_[best].effort);
        board_->undo();
        privileged_ko_ = privileged_ko;
    }
    children_.resize(first);
    path_.pop_back();
    const Effort result = effort(here, is_seeker);
    store(key, result);
    return result;
}

}  // namespace katachi
