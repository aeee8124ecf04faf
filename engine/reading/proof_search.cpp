#include "engine/reading/proof_search.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/reading/detours.h"
#include "engine/reading/side_effort.h"

namespace katachi::reading {

namespace {

// How far from the root the seeker looks for moves that are not plain. The other side always does: what it misses
// would be a wrong proof.
int seeker_tiers(std::size_t depth, std::size_t backfill_depth) {
    return depth > backfill_depth ? 1 : depth <= 2 ? 3 : 2;
}

// With those before it, a stage may use the limit of nodes divided by `part`.
struct Stage {
    int most_detours;  // along a line of play
    std::uint64_t part;
};
constexpr std::array<Stage, 4> stages{{{2, 6}, {3, 3}, {4, 2}, {any_detours, 1}}};

constexpr std::uint64_t patience = 500;  // in nodes

// In the first stage, a goal that looks so many times further than its prevention is given up once such a part of the
// nodes is spent.
constexpr std::uint32_t most_hopeless = 12;
constexpr std::uint64_t part_before_doubt = 5;

// How many times more than the other's a side's success must take, for a search to lean to the other.
constexpr std::uint64_t least_lean = 16;

SearchResult::Lean lean_of(Effort effort) {
    if (effort.proof > least_lean * effort.disproof) return SearchResult::Lean::prevented;
    if (effort.disproof > least_lean * effort.proof) return SearchResult::Lean::reached;
    return SearchResult::Lean::neither;
}

constexpr std::uint64_t nodes_between_looks = 256;  // at the clock

// How much more than the second best the best child may take before it is left.
std::uint32_t threshold_beside(std::uint32_t second) { return 2 * second + 2; }

}  // namespace

void ProofSearch::begin(board::Board& board, const Goal& goal, KoPrivilege privilege, const SearchLimits& limits,
                        const SearchHints& hints) {
    board_ = &board;
    goal_ = &goal;
    privilege_ = privilege;
    preferred_ = hints.preferred;
    nodes_ = 0;
    limits_ = limits;
    forbidden_ = hints.forbidden;
    table_.begin(limits.nodes, hints.goes_on);
    deadline_ = std::chrono::steady_clock::now() + limits.time;
    is_timed_out_ = false;
    met_ko_ = false;
    root_hash_ = board.hash();
    looked_at_ = {};
    // At the root all moves are read that it thinks of: they lie a step further away than those that have influence.
    const auto centre = goal.centre(board);
    has_centre_ = centre.has_value();
    if (has_centre_) looked_at_.centres = *centre | (centre->beside() & board.empty_points());
    privileged_ko_ = board::pass_vertex;
    const std::size_t longest_path = std::min<std::uint64_t>(limits.nodes, limits.depth) + 1;
    children_.clear();
    children_.reserve(longest_path * (board::vertex_count + 1));
    path_.clear();
    path_.reserve(longest_path);
    is_in_stages_ = false;
}

SearchResult ProofSearch::search(board::Colour to_move, int most_detours, std::uint64_t most_nodes) {
    detours_left_ = most_detours;
    limits_.nodes = most_nodes;
    patience_ = nodes_ + patience;
    if (trace_ != nullptr) {
        const std::optional<int> limited = most_detours == any_detours ? std::nullopt : std::optional(most_detours);
        trace_->begin({*board_, goal_->seeker(), to_move, privilege_.side, limited});
    }
    SearchResult result;
    board::VertexSet zone;
    most_read_.fill(board::pass_vertex);
    const Effort found = expand(to_move, {infinite, infinite},
                                key_of(board_->hash_with(to_move)) ^ key_of_detours(most_detours), &result.move, zone);
    if (trace_ != nullptr) trace_->leave(found);
    result.is_reached = found.proof == 0;
    result.is_settled = is_settled(found);
    result.is_given_up = found.is_given_up;
    result.is_timed_out = is_timed_out_;
    result.lean = lean_of(found);
    result.met_ko = met_ko_;
    result.nodes = nodes_;
    if (!result.is_settled) result.most_read = most_read_;
    if (result.is_settled) result.zone = zone;
    return result;
}

SearchResult ProofSearch::run(board::Board& board, const Goal& goal, board::Colour to_move, KoPrivilege privilege,
                              const SearchLimits& limits, const SearchHints& hints) {
    begin(board, goal, privilege, limits, hints);
    return search(to_move, any_detours, limits.nodes);
}

SearchResult ProofSearch::run_in_stages(board::Board& board, const Goal& goal, board::Colour to_move,
                                        KoPrivilege privilege, const SearchLimits& limits, const SearchHints& hints) {
    begin(board, goal, privilege, limits, hints);
    is_in_stages_ = true;
    SearchResult result;
    bool is_reached_so_far = false;
    for (const Stage& stage : stages) {
        const std::uint64_t most_nodes = limits.nodes / stage.part;
        if (is_reached_so_far && nodes_ >= most_nodes) {
            result.is_settled = false;
            result.zone = board::VertexSet::everything();
            break;
        }
        const board::Vertex move_so_far = result.move;
        result = search(to_move, stage.most_detours, most_nodes);
        if (is_reached_so_far && !result.is_settled) result.move = move_so_far;
        if (!result.is_reached) break;
        is_reached_so_far = true;
    }
    result.is_reached = result.is_reached && result.is_settled;
    result.is_likely = is_reached_so_far && !result.is_settled;
    return result;
}

bool ProofSearch::is_hopeless(Effort effort) const {
    if (!is_in_stages_) return nodes_ * effort.proof * limits_.least_hope > limits_.nodes * effort.disproof;
    return limits_.is_quick && detours_left_ == stages.front().most_detours &&
           nodes_ >= limits_.nodes / part_before_doubt && effort.proof >= most_hopeless * effort.disproof;
}

void ProofSearch::watch_time() {
    if (limits_.time.count() > 0 && nodes_ % nodes_between_looks == 0)
        is_timed_out_ = is_timed_out_ || std::chrono::steady_clock::now() >= deadline_;
}

bool ProofSearch::play(board::Colour colour, board::Vertex vertex) {
    const bool is_privileged = path_.size() <= limits_.ko_depth;
    return play_with_privilege(*board_, colour, vertex, is_privileged ? privilege_ : KoPrivilege(), privileged_ko_,
                               met_ko_);
}

ProofSearch::Balance ProofSearch::balance(const Node& node) const {
    std::uint32_t win = infinite, lose = 0, second = infinite;
    std::size_t best = node.first_child;
    for (std::size_t i = node.first_child; i < children_.size(); ++i) {
        const Effort effort = children_[i].effort;
        const std::uint32_t child = node.is_seeker ? effort.proof : effort.disproof;
        lose = std::min(infinite, lose + (node.is_seeker ? effort.disproof : effort.proof));
        if (child < win) {
            second = win;
            best = i;
            win = child;
        } else {
            second = std::min(second, child);
        }
    }
    if (win == 0) lose = infinite;
    return {win, lose, second, best};
}

void ProofSearch::rank_moves(const Node& node) {
    std::array<std::uint64_t, std::tuple_size_v<decltype(most_read_)>> nodes{};
    for (std::size_t i = node.first_child; i < children_.size(); ++i) {
        Child child = children_[i];
        if (effort_of_side(child.effort, node.is_seeker).win >= infinite) continue;
        for (std::size_t rank = 0; rank < nodes.size(); ++rank)
            if (child.nodes > nodes[rank]) {
                std::swap(child.nodes, nodes[rank]);
                std::swap(child.vertex, most_read_[rank]);
            }
    }
}

// The root is always searched: its move is asked for.
std::optional<Effort> ProofSearch::read_ahead(board::Colour to_move, std::uint64_t key, board::VertexSet& zone) {
    if (path_.empty()) return std::nullopt;
    ReadAhead ahead{.most_nodes = limits_.nodes - std::min(limits_.nodes, nodes_)};
    const GoalStatus status = goal_->read_ahead(*board_, to_move, path_.size(), ahead);
    nodes_ += ahead.nodes;
    looked_at_.centres |= ahead.zone;
    if (status == GoalStatus::open) return std::nullopt;
    const Effort result = status == GoalStatus::reached ? proved : given_up;
    zone = ahead.zone;
    table_.store(key, result, met_ko_, zone);
    return result;
}

Effort ProofSearch::expand(board::Colour to_move, Effort threshold, std::uint64_t key, board::Vertex* best_move,
                           board::VertexSet& zone) {
    ++nodes_;
    watch_time();
    if (const auto ahead = read_ahead(to_move, key, zone)) return *ahead;
    path_.push_back(key ^ key_of_detours(detours_left_));
    const bool met_ko_before = std::exchange(met_ko_, false);
    MoveList moves;  // apart from the node, which is zero at first
    Node node = node_of(to_move, moves);
    if (node.is_root && preferred_ != board::pass_vertex) {
        node.moves.add(preferred_);
        if (!has_centre_) looked_at_.centres.insert(preferred_);
        add_child(node, node.moves[node.next_move++]);
    }
    Effort found = read_children(node, threshold, best_move);
    if (best_move != nullptr && !is_settled(found)) {
        rank_moves(node);
        if (most_read_[0] != board::pass_vertex) *best_move = most_read_[0];
    }
    children_.resize(node.first_child);
    path_.pop_back();
    table_.expect_store(key);
    if (is_settled(found)) {
        complete_zone(node);
        found.is_given_up = found.disproof == 0 && node.is_given_up;
    }
    table_.store(key, found, met_ko_, node.zone);
    met_ko_ = met_ko_ || met_ko_before;
    zone = node.zone;
    return found;
}

ProofSearch::Node ProofSearch::node_of(board::Colour to_move, MoveList& moves) const {
    const bool is_seeker = to_move == goal_->seeker();
    const bool is_root = path_.size() == 1;
    const bool is_plain = !is_seeker && detours_left_ == 0;
    const int goal_tiers = is_seeker  ? seeker_tiers(path_.size(), limits_.backfill_depth)
                           : is_plain ? plain_tiers
                                      : move_tiers;
    return {.to_move = to_move,
            .is_seeker = is_seeker,
            .is_root = is_root,
            .first_child = children_.size(),
            .goal_tiers = goal_tiers,
            .tiers = (is_seeker || is_plain) && !is_root ? goal_tiers : goal_tiers + 1,
            .moves = moves};
}

Effort ProofSearch::read_children(Node& node, Effort threshold, board::Vertex* best_move) {
    const SideEffort limit = effort_of_side(threshold, node.is_seeker);
    for (;;) {
        const Balance now = balance(node);
        const SideEffort here{now.win, now.lose};
        const bool is_preferred_alone = node.tier == 0;
        const bool is_impatient = is_preferred_alone && here.win > 0 && nodes_ >= patience_;
        if (is_impatient || (here.win == infinite && node.tier < node.tiers)) {
            widen(node);
            continue;
        }
        if (best_move != nullptr && now.best < children_.size()) *best_move = children_[now.best].vertex;
        const bool is_within = here.win < limit.win && here.lose < limit.lose;
        const bool ends = here.win == 0 || here.lose == 0 || !is_within || is_exhausted() ||
                          (node.is_root && is_hopeless(effort(here, node.is_seeker)));
        if (ends) return effort(here, node.is_seeker);

        const SideEffort child = effort_of_side(children_[now.best].effort, node.is_seeker);
        const std::uint32_t second = is_preferred_alone ? here.win : now.second;
        const SideEffort child_limit{std::min(limit.win, threshold_beside(second)),
                                     std::min(infinite, limit.lose - here.lose + child.lose)};
        expand_child(node, now.best, effort(child_limit, node.is_seeker));
    }
}

void ProofSearch::expand_child(Node& node, std::size_t index, Effort threshold) {
    const Child child = children_[index];
    const board::Vertex privileged_ko = privileged_ko_;
    const int before = std::exchange(detours_left_, child.detours_left);
    const std::uint64_t nodes_before = nodes_;
    play(node.to_move, child.vertex);
    if (trace_ != nullptr) trace_->enter({node.to_move, child.vertex});
    board::VertexSet zone;
    const Effort found = expand(board::opponent(node.to_move), threshold, child.key, nullptr, zone);
    if (trace_ != nullptr) trace_->leave(found);
    board_->undo();
    privileged_ko_ = privileged_ko;
    detours_left_ = before;
    children_[index].effort = found;
    children_[index].nodes += nodes_ - nodes_before;
    if (is_settled(found)) settle(node, child.vertex, found, zone);
}

}  // namespace katachi::reading
