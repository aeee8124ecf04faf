#include "engine/reading/proof_search.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/reading/goals/relevance_zone.h"

namespace katachi::reading {

namespace {

constexpr Effort proved{0, infinite};
constexpr Effort disproved{infinite, 0};
constexpr Effort given_up{infinite, 0, true};

// How far from the root the seeker looks for moves that are not plain. The other side always does: what it misses
// would be a wrong proof.
int seeker_tiers(std::size_t depth, std::size_t backfill_depth) {
    return depth > backfill_depth ? 1 : depth <= 2 ? 3 : 2;
}

constexpr int plain_tiers = 1;  // the first: moves of all others are detours
constexpr int any_detours = 5;

// With those before it, a stage may use the limit of nodes divided by `part`.
struct Stage {
    int most_detours;  // along a line of play
    std::uint64_t part;
};
constexpr std::array<Stage, 4> stages{{{2, 6}, {3, 3}, {4, 2}, {any_detours, 1}}};

// Where the goal was reached with fewer detours, it probably is with more.
constexpr Effort effort_if_likely{1, 20};

constexpr std::uint64_t patience = 500;  // in nodes

// How many times nearer than its prevention a goal must look, for a search to go on that has spent all its nodes; after
// half of them, half as many times.
constexpr std::uint64_t least_hope = 32;

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

// What tells entries of one position apart that differ in the detours which may follow. They lie side by side.
std::uint64_t key_of_detours(int detours_left) { return static_cast<std::uint64_t>(any_detours - detours_left); }

constexpr std::uint64_t nodes_between_looks = 256;  // at the clock

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

Effort effort_of(GoalStatus status, bool is_given_up) {
    return status == GoalStatus::reached ? proved : is_given_up ? given_up : disproved;
}

// How much more than the second best the best child may take before it is left.
std::uint32_t threshold_beside(std::uint32_t second) { return 2 * second + 2; }

// Points beside strings of so few liberties, of either side.
board::VertexSet urgent_points(const board::Board& board, const board::VertexSet& points, int liberties) {
    board::VertexSet result;
    for (const board::Vertex vertex : points)
        for (const int step : board::neighbour_steps) {
            if (board::is_stone(board.at(vertex + step)) && board.liberties(vertex + step) <= liberties)
                result.insert(vertex);
        }
    return result;
}

// Of empty points, those beside another one that is a liberty of a string of `owner` with few, and where the opponent
// could hardly put a stone as it is: a stone there makes an eye of it, and what the string leans on may stand far from
// the goal.
board::VertexSet eye_making_points(const board::Board& board, const board::VertexSet& points, board::Colour owner) {
    constexpr int few_liberties = 3;
    board::VertexSet scarce;
    for (const board::Vertex liberty : points) {
        const bool is_of_weak_string =
            std::any_of(board::neighbour_steps.begin(), board::neighbour_steps.end(), [&](int step) {
                return board.at(liberty + step) == owner && board.liberties(liberty + step) <= few_liberties;
            });
        if (is_of_weak_string && board.count_liberties_without_captures(board::opponent(owner), liberty) <= 1)
            scarce.insert(liberty);
    }
    return points & scarce.beside();
}

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

std::uint64_t ProofSearch::key_of(std::uint64_t position) const {
    return position ^ root_hash_ ^ goal_->hash() ^ static_cast<std::uint64_t>(privileged_ko_) << 48U;
}

bool ProofSearch::is_hopeless(Effort effort) const {
    if (!limits_.is_quick) return false;
    if (!is_in_stages_) return nodes_ * effort.proof * least_hope > limits_.nodes * effort.disproof;
    return detours_left_ == stages.front().most_detours && nodes_ >= limits_.nodes / part_before_doubt &&
           effort.proof >= most_hopeless * effort.disproof;
}

void ProofSearch::watch_time() {
    if (limits_.time.count() > 0 && nodes_ % nodes_between_looks == 0)
        is_timed_out_ = is_timed_out_ || std::chrono::steady_clock::now() >= deadline_;
}

// What is prevented with few detours is with more.
std::optional<ProofTable::Found> ProofSearch::known(std::uint64_t key, int detours_left) const {
    auto result = table_.find(key ^ key_of_detours(detours_left));
    if (!is_in_stages_ || (result && is_settled(result->effort))) return result;
    for (int fewer = detours_left - 1; fewer >= 0; --fewer) {
        auto found = table_.find(key ^ key_of_detours(fewer));
        if (!found) continue;
        if (found->effort.disproof == 0) return found;
        if (found->effort.proof == 0) found->effort = effort_if_likely;
        if (!result) result = found;
    }
    return result;
}

bool ProofSearch::play(board::Colour colour, board::Vertex vertex) {
    const bool is_privileged = path_.size() <= limits_.ko_depth;
    return play_with_privilege(*board_, colour, vertex, is_privileged ? privilege_ : KoPrivilege(), privileged_ko_,
                               met_ko_);
}

bool ProofSearch::add_child(Node& node, Candidate move) {
    looked_at_.played.insert(move.vertex);
    const bool is_detour = !node.is_seeker && node.tier > plain_tiers && detours_left_ != any_detours;
    Child child{
        .vertex = move.vertex, .key = 0, .effort = {}, .detours_left = is_detour ? detours_left_ - 1 : detours_left_};
    board::VertexSet zone;
    if (!foresee_child(node, move, child, zone) && !play_child(node, move, child, zone)) return false;
    children_.push_back(child);
    if (!is_settled(child.effort)) return false;
    if (trace_ != nullptr) trace_->settle({node.to_move, child.vertex}, child.effort);
    settle(node, child.vertex, child.effort, zone);
    return outlook(child.effort, node.is_seeker).win == 0;
}

bool ProofSearch::foresee_child(const Node& node, Candidate move, Child& child, board::VertexSet& zone) {
    if (move.vertex != board::pass_vertex && !board_->is_quiet(node.to_move, move.vertex)) return false;
    const std::uint64_t position = key_of(board_->hash_after_quiet(node.to_move, move.vertex));
    child.key = position ^ key_of_detours(child.detours_left);
    table_.expect(child.key);
    Foreseen foreseen;
    if (!goal_->foresee(*board_, node.to_move, move.vertex, path_.size(), foreseen)) return false;
    if (foreseen.is_centre_larger) look_at_joined(node.to_move, move.vertex);
    if (foreseen.status != GoalStatus::open) {
        child.effort = effort_of(foreseen.status, foreseen.is_given_up);
        zone = foreseen.zone;
    } else if (!find_child(position, child, zone)) {
        child.effort = foreseen.effort;
        (node.is_seeker ? child.effort.proof : child.effort.disproof) += move.doubt;
    }
    return true;
}

bool ProofSearch::play_child(const Node& node, Candidate move, Child& child, board::VertexSet& zone) {
    const board::Vertex privileged_ko = privileged_ko_;
    const board::Colour next = board::opponent(node.to_move);
    const board::VertexSet others = board_->stones(next);
    if (!play(node.to_move, move.vertex)) return false;
    look_around(node.to_move, others);
    const std::uint64_t position = key_of(board_->hash_with(next));
    child.key = position ^ key_of_detours(child.detours_left);
    const GoalStatus status = goal_->status(*board_, next, path_.size());
    if (status != GoalStatus::open) {
        child.effort = effort_of(status, status == GoalStatus::prevented && goal_->is_given_up(*board_, next));
        zone = goal_->zone(*board_, status);
    } else if (!find_child(position, child, zone)) {
        child.effort = goal_->estimate(*board_, next);
        (node.is_seeker ? child.effort.proof : child.effort.disproof) += move.doubt;
    }
    board_->undo();
    privileged_ko_ = privileged_ko;
    return true;
}

bool ProofSearch::find_child(std::uint64_t position, Child& child, board::VertexSet& zone) {
    if (path_.size() > limits_.depth || std::find(path_.begin(), path_.end(), position) != path_.end()) {
        child.effort = given_up;
        return true;
    }
    const auto found = known(position, child.detours_left);
    if (!found) return false;
    child.effort = found->effort;
    if (is_settled(child.effort)) zone = found->zone != nullptr ? *found->zone : board::VertexSet::everything();
    met_ko_ = met_ko_ || found->met_ko;
    return true;
}

void ProofSearch::look_at_joined(board::Colour colour, board::Vertex vertex) {
    looked_at_.centres.insert(vertex);
    for (const int step : board::neighbour_steps)
        if (board_->at(vertex + step) == colour) looked_at_.centres |= board_->string_stones(vertex + step);
}

// What is taken lets the goal look further.
void ProofSearch::look_around(board::Colour to_move, const board::VertexSet& others) {
    if (!has_centre_) return;
    const std::optional<board::VertexSet> centre = goal_->centre(*board_);
    looked_at_.centres |= *centre | (others - board_->stones(board::opponent(to_move)));
}

// A move that succeeds is the whole reason; otherwise all that failed are.
void ProofSearch::settle(Node& node, board::Vertex move, Effort effort, const board::VertexSet& zone) {
    if (outlook(effort, node.is_seeker).win == 0) {
        node.zone = zone | zone_of_move(*board_, node.to_move, move);
        node.has_own_zone = true;
        node.is_given_up = effort.is_given_up;
    } else {
        node.zone |= zone;
        node.is_given_up = node.is_given_up || effort.is_given_up;
    }
}

// With what it would be if no move had been tried, and what would make moves legal that are not.
void ProofSearch::complete_zone(Node& node) {
    if (!std::exchange(node.has_own_zone, true))
        node.zone |= goal_->zone(*board_, node.is_seeker ? GoalStatus::prevented : GoalStatus::reached);
    if (node.zone == board::VertexSet::everything()) return;
    const board::VertexSet enclosed = board_->empty_points() - board_->empty_points().beside();
    node.zone |= zone_of_suicides(*board_, node.to_move, node.zone & enclosed);
    looked_at_.played |= node.zone & enclosed;
}

// All where the answer would be that nothing prevents the goal; elsewhere there are too many such positions.
void ProofSearch::add_urgent_points(Node& node) {
    const board::VertexSet points = node.zone & board_->empty_points();
    looked_at_.played |= points;  // for what stands beside them was looked at
    if (node.is_root && !node.is_seeker)
        node.moves.add(points);
    else
        node.moves.add(urgent_points(*board_, points, node.is_root ? 4 : 2));
    if (!node.is_root) node.moves.add(eye_making_points(*board_, points, node.to_move));
}

// Adds the children of the next tier, until one of them is won. What has no influence on why the moves before it failed
// fails too. After the tiers of the goal come points that have some, whatever the moves are for, and at the root, as
// the last resort, a pass.
void ProofSearch::widen(Node& node) {
    if (node.tier > 0) complete_zone(node);
    // Without a pass among them, it is not known why moves fail.
    const board::VertexSet relevant = node.tier > 0 && !node.is_root ? node.zone : board::VertexSet::everything();
    if (node.tier < node.goal_tiers)
        goal_->add_moves(*board_, node.to_move, node.tier, node.moves);
    else if (node.zone != board::VertexSet::everything())
        add_urgent_points(node);
    ++node.tier;
    if (!has_centre_) looked_at_.centres |= node.moves.vertices();
    while (node.next_move < node.moves.count()) {
        const Candidate move = node.moves[node.next_move++];
        const bool is_pass = move.vertex == board::pass_vertex;
        if (node.is_root && forbidden_.contains(move.vertex)) continue;
        if (is_pass ? node.is_root : !relevant.contains(move.vertex)) continue;
        if (add_child(node, move)) return;
    }
    if (node.is_root && node.tier == node.tiers && node.moves.vertices().contains(board::pass_vertex))
        add_child(node, {board::pass_vertex, 0});
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
        if (outlook(child.effort, node.is_seeker).win >= infinite) continue;
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
    const bool is_seeker = to_move == goal_->seeker();
    const bool is_root = path_.size() == 1;
    const bool is_plain = !is_seeker && detours_left_ == 0;
    const int goal_tiers = is_seeker  ? seeker_tiers(path_.size(), limits_.backfill_depth)
                           : is_plain ? plain_tiers
                                      : move_tiers;
    MoveList moves;  // apart from the node, which is zero at first
    Node node{.to_move = to_move,
              .is_seeker = is_seeker,
              .is_root = is_root,
              .first_child = children_.size(),
              .goal_tiers = goal_tiers,
              .tiers = (is_seeker || is_plain) && !is_root ? goal_tiers : goal_tiers + 1,
              .moves = moves};
    const Outlook limit = outlook(threshold, is_seeker);
    if (is_root && preferred_ != board::pass_vertex) {
        node.moves.add(preferred_);
        if (!has_centre_) looked_at_.centres.insert(preferred_);
        add_child(node, node.moves[node.next_move++]);
    }
    Outlook here{};
    for (;;) {
        const Balance now = balance(node);
        here = {now.win, now.lose};
        const bool is_preferred_alone = node.tier == 0;
        const bool is_impatient = is_preferred_alone && here.win > 0 && nodes_ >= patience_;
        if (is_impatient || (here.win == infinite && node.tier < node.tiers)) {
            widen(node);
            continue;
        }
        if (best_move != nullptr && now.best < children_.size()) *best_move = children_[now.best].vertex;
        const bool is_within = here.win < limit.win && here.lose < limit.lose;
        if (here.win == 0 || here.lose == 0 || !is_within || is_exhausted()) break;
        if (is_root && is_hopeless(effort(here, is_seeker))) break;

        const Outlook child = outlook(children_[now.best].effort, is_seeker);
        const std::uint32_t second = is_preferred_alone ? here.win : now.second;
        const Outlook child_limit{std::min(limit.win, threshold_beside(second)),
                                  std::min(infinite, limit.lose - here.lose + child.lose)};
        expand_child(node, now.best, effort(child_limit, is_seeker));
    }
    Effort effort_now = effort(here, is_seeker);
    if (best_move != nullptr && !is_settled(effort_now)) {
        rank_moves(node);
        if (most_read_[0] != board::pass_vertex) *best_move = most_read_[0];
    }
    children_.resize(node.first_child);
    path_.pop_back();
    table_.expect_store(key);
    if (is_settled(effort_now)) {
        complete_zone(node);
        effort_now.is_given_up = effort_now.disproof == 0 && node.is_given_up;
    }
    table_.store(key, effort_now, met_ko_, node.zone);
    met_ko_ = met_ko_ || met_ko_before;
    zone = node.zone;
    return effort_now;
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
