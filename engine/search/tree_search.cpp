#include "engine/search/tree_search.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>

#include "engine/counting/score.h"

namespace katachi::search {

namespace {

constexpr float growth_visits = 4;        // a node gets its children at this many visits
constexpr float rave_equivalence = 1500;  // so many own results weigh as much as any number of RAVE's
constexpr float prior_weight = 1.3F;      // how far knowledge draws the search to a move
constexpr float score_share = 0.04F;      // of a result, by how much was won

std::uint64_t seed_of_worker(std::uint64_t seed, std::size_t worker) { return seed + worker * 7919; }

std::jthread started(const std::function<void()>& work) {
    try {
        return std::jthread(work);
    } catch (const std::system_error& error) {
        throw std::runtime_error("cannot start as many threads as are to search: " + error.code().message() +
                                 "; take fewer threads");
    }
}

bool is_pass(const board::Move& move) { return move.vertex == board::pass_vertex; }

// Whether `now` is `before` with some moves more, or none.
bool is_continued(const board::Game& before, board::Game now) {
    while (now.board().history().size() > before.board().history().size()) now.undo();
    return now.board().position() == before.board().position() && now.board().history() == before.board().history() &&
           now.rules() == before.rules();
}

// Playouts count by area. Where territory counts, each stone that a side has played more than the other, captured ones
// too, is a point that only area gives it; and by area the last dame is a point, which either side may get.
double komi_by_area(const board::Game& game, board::Colour to_move, double komi) {
    if (game.rules().scoring == board::Scoring::area) return komi;
    const board::Board& board = game.board();
    const auto played = [&](board::Colour colour) { return board.stones(colour).count() + board.captured(colour); };
    const double last_dame = to_move == board::Colour::black ? 0.5 : -0.5;
    return komi + played(board::Colour::black) - played(board::Colour::white) + last_dame;
}

// The owner is the one at the end of a playout.
board::Colour owner_at(const PlayoutBoard& board, board::Vertex vertex) {
    if (board::is_stone(board.at(vertex))) return board.at(vertex);
    if (board.is_eye(board::Colour::black, vertex)) return board::Colour::black;
    return board.is_eye(board::Colour::white, vertex) ? board::Colour::white : board::Colour::empty;
}

}  // namespace

struct TreeSearch::Worker {
    Worker(std::uint64_t seed, std::unique_ptr<moves::MoveKnowledge> own_knowledge,
           const match::PlayoutPatterns& patterns)
        : random(seed),
          knowledge(std::move(own_knowledge)),
          playout(patterns),
          root(board::Position(board::min_board_size)),
          board(root) {}

    base::Random random;
    std::unique_ptr<moves::MoveKnowledge> knowledge;
    Playout playout;
    board::Game game;  // at the root, but while a node grows
    PlayoutBoard root;
    PlayoutBoard board;  // of the playout at hand
    std::vector<TreeNode*> path;
    MoveSequence moves;  // from the root to the end of the game
    std::array<std::uint16_t, board::vertex_count>
        played_first{};                               // for learn: the number of the move on a point, from 1
    std::array<double, board::vertex_count> owned{};  // black 1, white -1
    double balance = 0;
    std::uint64_t playouts = 0;
};

TreeSearch::TreeSearch(const SearchSettings& settings, const NewKnowledge& new_knowledge,
                       const match::PlayoutPatterns& patterns)
    : settings_(settings), tree_(settings.nodes) {
    for (int i = 0; i < settings.threads; ++i)
        workers_.push_back(std::make_unique<Worker>(seed_of_worker(settings.seed, static_cast<std::size_t>(i)),
                                                    new_knowledge(), patterns));
}

TreeSearch::~TreeSearch() = default;

void TreeSearch::forget() {
    tree_.clear();
    visits_at_set_ = 0;
}

void TreeSearch::restrict_root(const board::VertexSet& points) {
    root_points_ = points;
    forget();
}

void TreeSearch::set_seed(std::uint64_t seed) {
    for (std::size_t i = 0; i < workers_.size(); ++i) workers_[i]->random = base::Random(seed_of_worker(seed, i));
    forget();
}

moves::MoveKnowledge& TreeSearch::knowledge() { return *workers_.front()->knowledge; }

void TreeSearch::set(const board::Game& game, board::Colour to_move, double points_of_white, LastPass last_pass) {
    const double komi = komi_by_area(game, to_move, points_of_white);
    if (root_points_) forget();
    root_points_.reset();
    bool goes_on = komi == komi_ && game.handicap() == game_.handicap() && is_continued(game_, game);
    board::Colour mover = to_move_;
    int passes = passes_;
    const auto& moves = game.board().history();
    for (std::size_t i = game_.board().history().size(); goes_on && i < moves.size(); ++i) {
        goes_on = moves[i].colour == mover && tree_.descend(moves[i].vertex);
        mover = board::opponent(mover);
        passes = is_pass(moves[i]) ? 1 : 0;
    }
    game_ = game;
    to_move_ = to_move;
    passes_ = last_pass == LastPass::counts && !moves.empty() && is_pass(moves.back()) ? 1 : 0;
    if (!goes_on || mover != to_move || passes != passes_) tree_.clear();
    komi_ = komi;
    visits_at_set_ = tree_.root().results.count();
    for (const auto& worker : workers_) {
        worker->game = game;
        worker->root = PlayoutBoard(game.board().position(), game.board().ko_point());
        worker->board = worker->root;
        worker->owned.fill(0);
        worker->balance = 0;
        worker->playouts = 0;
    }
}

std::uint64_t TreeSearch::search(const SearchLimit& limit) {
    const std::uint64_t before = playouts_since_set();
    started_ = 0;
    stop_ = false;
    judge_root();
    std::vector<std::exception_ptr> failures(workers_.size());
    const auto attempt = [&](std::size_t worker, const auto& action) {
        try {
            action();
        } catch (...) {
            failures[worker] = std::current_exception();
            stop_ = true;
        }
    };
    const auto work = [&](std::size_t i) { attempt(i, [&] { run(*workers_[i], limit, i == 0); }); };
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < workers_.size() && !stop_; ++i)
            attempt(i, [&] { others.push_back(started([&work, i] { work(i); })); });
        work(0);
    }
    for (const std::exception_ptr& failure : failures) {
        if (!failure) continue;
        forget();  // a node may be half grown
        std::rethrow_exception(failure);
    }
    return playouts_since_set() - before;
}

std::uint64_t TreeSearch::playouts_since_set() const {
    std::uint64_t playouts = 0;
    for (const auto& worker : workers_) playouts += worker->playouts;
    return playouts;
}

// What takes milliseconds to know is asked at the root alone.
void TreeSearch::judge_root() {
    Worker& worker = *workers_.front();
    if (!is_grown(tree_.root()) && Tree::claim(tree_.root())) {
        worker.board = worker.root;
        worker.moves.clear();
        grow(worker, tree_.root(), to_move_);
    }
    if (!is_grown(tree_.root())) return;
    set_priors(tree_.root(), worker.knowledge->weigh(moves::situation_of(game_, to_move_), moves::SourceCost::root));
}

void TreeSearch::run(Worker& worker, const SearchLimit& limit, bool is_first) {
    constexpr std::uint64_t rounds_between_questions = 16;
    for (std::uint64_t round = 0; !stop_.load(std::memory_order_relaxed); ++round) {
        if (started_.fetch_add(1, std::memory_order_relaxed) >= limit.playouts) break;
        play_once(worker);
        if (is_first && round % rounds_between_questions == 0 && limit.is_enough()) stop_ = true;
    }
}

float TreeSearch::result_of(int balance) const {
    constexpr float points_of_a_clear_win = 15;
    const auto margin = static_cast<float>(balance - komi_);
    const float won = margin > 0 ? 1 : margin < 0 ? 0 : 0.5F;
    const float score = 0.5F + 0.5F * std::tanh(margin / points_of_a_clear_win);
    return won + (score - won) * score_share;
}

TreeNode& TreeSearch::best_child(const TreeNode& node, float parent_mean) {
    constexpr float first_play_reduction = 0.1F;
    const float exploration = prior_weight * std::sqrt(node.results.count());
    const float unknown = parent_mean - first_play_reduction;
    TreeNode* best = nullptr;
    float best_value = -1e9F;
    for (TreeNode& child : tree_.children(node)) {
        const float count = child.results.count();
        const float rave_count = child.rave.count();
        float value = unknown;
        if (count > 0) value = child.results.mean();
        if (rave_count > 0) {
            const float share = rave_count / (rave_count + count + rave_count * count / rave_equivalence);
            value += (child.rave.mean() - value) * share;
        }
        value += exploration * child.prior / (1 + count);
        if (value > best_value) {
            best_value = value;
            best = &child;
        }
    }
    return *best;
}

void TreeSearch::play_once(Worker& worker) {
    worker.board = worker.root;
    worker.path.assign(1, &tree_.root());
    worker.moves.clear();
    board::Colour to_move = to_move_;
    const auto& history = game_.board().history();
    board::Vertex last = history.empty() ? board::pass_vertex : history.back().vertex;
    int passes = passes_;
    tree_.root().results.add_pending();
    TreeNode* node = &tree_.root();
    while (is_grown(*node)) {
        const float mean = node->results.count() > 1 ? 1 - node->results.mean() : 0.5F;
        node = &best_child(*node, mean);
        node->results.add_pending();
        worker.path.push_back(node);
        worker.board.play(to_move, node->vertex);
        worker.moves.push_back({to_move, node->vertex});
        last = node->vertex;
        to_move = board::opponent(to_move);
        passes = node->vertex == board::pass_vertex ? passes + 1 : 0;
        if (passes == 2) break;
        if (!is_grown(*node) && node->results.count() >= growth_visits && tree_.has_room() && Tree::claim(*node))
            grow(worker, *node, to_move);
    }
    const int balance = balance_of_playout(worker, to_move, last, passes == 2);
    worker.balance += balance - komi_;
    ++worker.playouts;
    learn(worker, balance);
}

// Where both have passed the game is counted as it stands, but what a playout captures is dead; dame stay dame.
int TreeSearch::balance_of_playout(Worker& worker, board::Colour to_move, board::Vertex last_move, bool both_passed) {
    const auto play_out = [&] { worker.playout.run(worker.board, to_move, last_move, worker.random, worker.moves); };
    if (!both_passed) {
        play_out();
        return worker.board.area_balance();
    }
    if (counting::dead_stones_stay(game_.rules())) return worker.board.region_balance({});
    const PlayoutBoard at_passes = worker.board;
    play_out();
    board::VertexSet dead;
    for (int row = 0; row < at_passes.size(); ++row)
        for (int column = 0; column < at_passes.size(); ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            const board::Colour stone = at_passes.at(vertex);
            if (board::is_stone(stone) && owner_at(worker.board, vertex) != stone) dead.insert(vertex);
        }
    return at_passes.region_balance(dead);
}

void TreeSearch::grow(Worker& worker, TreeNode& node, board::Colour to_move) {
    for (const board::Move& move : worker.moves) worker.game.play(move.colour, move.vertex);
    const board::Board& board = worker.game.board();
    const auto& weights =
        worker.knowledge->weigh(moves::situation_of(worker.game, to_move), moves::SourceCost::every_node);

    std::array<board::Vertex, board::vertex_count> vertices;
    std::uint16_t count = 0;
    const bool is_restricted = root_points_ && &node == &tree_.root();
    for (const board::Vertex vertex : board.empty_points()) {
        if (is_restricted && !root_points_->contains(vertex)) continue;
        if (worker.board.is_eye(to_move, vertex) || worker.game.is_legal(to_move, vertex) != board::Legality::ok)
            continue;
        vertices[count++] = vertex;
    }
    vertices[count++] = board::pass_vertex;
    if (const auto first = tree_.allocate(count)) {
        for (std::uint16_t i = 0; i < count; ++i) {
            TreeNode& child = tree_.at(*first + i) = TreeNode();
            child.vertex = vertices[i];
        }
        Tree::set_children(node, *first, count);
        set_priors(node, weights);
        Tree::grown(node);
    } else {
        Tree::give_up(node);
    }
    for (std::size_t i = 0; i < worker.moves.size(); ++i) worker.game.undo();
}

void TreeSearch::set_priors(const TreeNode& node, const std::array<float, board::vertex_count>& weights) {
    constexpr float pass_share = 0.002F;
    const auto family = tree_.children(node);
    const auto weight = [&](const TreeNode& child) { return weights[static_cast<std::size_t>(child.vertex)]; };
    float greatest = -1e9F;
    for (const TreeNode& child : family)
        if (child.vertex != board::pass_vertex) greatest = std::max(greatest, weight(child));
    float total = 0;
    for (TreeNode& child : family) {
        if (child.vertex == board::pass_vertex) continue;
        child.prior = std::exp(weight(child) - greatest);
        total += child.prior;
    }
    for (TreeNode& child : family)
        child.prior = child.vertex != board::pass_vertex ? child.prior * (1 - pass_share) / total
                      : total > 0                        ? pass_share
                                                         : 1;
}

// From the end of the game back to the root, so that at each node played_first knows who played a point first from
// there on, and when: RAVE counts the next move twice and the last one of the game hardly, as what is played much later
// says less (after Fuego: M. Enzenberger et al., "Fuego: An Open-Source Framework for Board Games and Go Engine").
void TreeSearch::learn(Worker& worker, int balance) {
    const float black_result = result_of(balance);
    worker.played_first.fill(0);
    const auto& moves = worker.moves;
    const auto mark = [&](std::size_t move) {
        worker.played_first[static_cast<std::size_t>(moves[move].vertex)] = static_cast<std::uint16_t>(move + 1);
    };
    const std::size_t depth = worker.path.size() - 1;
    for (std::size_t i = moves.size(); i-- > depth;) mark(i);
    for (std::size_t i = depth + 1; i-- > 0;) {
        TreeNode& node = *worker.path[i];
        const board::Colour mover = i > 0 ? moves[i - 1].colour : board::opponent(to_move_);
        const board::Colour to_move = board::opponent(mover);
        const float result = to_move == board::Colour::black ? black_result : 1 - black_result;
        node.results.settle_pending(1 - result);
        node.add_balance(static_cast<float>(balance));
        if (is_grown(node))
            for (TreeNode& child : tree_.children(node)) {
                const std::size_t played = worker.played_first[static_cast<std::size_t>(child.vertex)];
                if (child.vertex == board::pass_vertex || played == 0 || moves[played - 1].colour != to_move) continue;
                const auto left = static_cast<float>(moves.size() - played + 1);
                child.rave.add(result, 2 * left / static_cast<float>(moves.size() - i));
            }
        if (i > 0) mark(i - 1);
    }
    for (int row = 0; row < worker.board.size(); ++row)
        for (int column = 0; column < worker.board.size(); ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            const board::Colour owner = owner_at(worker.board, vertex);
            if (owner != board::Colour::empty)
                worker.owned[static_cast<std::size_t>(vertex)] += owner == board::Colour::black ? 1 : -1;
        }
}

std::array<float, board::vertex_count> TreeSearch::ownership() const {
    std::array<float, board::vertex_count> shares{};
    const auto playouts = static_cast<double>(playouts_since_set());
    for (std::size_t i = 0; i < board::vertex_count && playouts > 0; ++i) {
        double owned = 0;
        for (const auto& worker : workers_) owned += worker->owned[i];
        shares[i] = static_cast<float>(owned / playouts);
    }
    return shares;
}

double TreeSearch::score() const {
    const auto playouts = static_cast<double>(playouts_since_set());
    double balance = 0;
    for (const auto& worker : workers_) balance += worker->balance;
    return playouts > 0 ? balance / playouts : 0;
}

}  // namespace katachi::search
