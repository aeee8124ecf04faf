#include "tools/authoring/games/transpositions.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <vector>

#include "compiler/sgf/line.h"
#include "engine/sgf/game.h"
#include "engine/sgf/values.h"

namespace katachi::authoring {

namespace {

using compiler::SgfNodeIndex;

struct PlayedMove {
    board::Colour side = board::Colour::black;
    board::Vertex vertex = board::pass_vertex;
};

bool sets_up(const compiler::SgfNode& node) {
    constexpr std::array<std::string_view, 4> names{"AB", "AW", "AE", "PL"};
    return std::ranges::any_of(names, [&](std::string_view name) { return node.find(name) != nullptr; });
}

std::optional<PlayedMove> move_of(const compiler::SgfNode& node, int size) {
    for (const compiler::SgfProperty& property : node.properties) {
        if (property.name != "B" && property.name != "W") continue;
        const auto vertex = sgf::sgf_move(property.values.front().text, size);
        if (vertex) return PlayedMove{property.name == "B" ? board::Colour::black : board::Colour::white, *vertex};
    }
    return std::nullopt;
}

// Goes through the nodes in the order of the record, with the board of the node where it stands.
class Walk {
  public:
    Walk(const compiler::SgfTree& tree, board::Board board, board::Colour to_move)
        : tree_(tree),
          board_(std::move(board)),
          line_{{.node = 0, .to_move = to_move, .has_moved = false}},
          is_of_line_(tree.nodes.size(), false) {
        is_of_line_[0] = true;
    }

    std::map<SgfNodeIndex, SgfNodeIndex> run() {
        see(line_.back());
        for (SgfNodeIndex index = 1; index < static_cast<SgfNodeIndex>(tree_.nodes.size()); ++index) {
            if (back_to(tree_.node(index).parent) && step(index)) see(line_.back());
        }
        return std::move(found_);
    }

  private:
    struct Step {
        SgfNodeIndex node = 0;
        board::Colour to_move = board::Colour::black;
        bool has_moved = false;
    };

    // False where the line to the parent could not be followed.
    bool back_to(SgfNodeIndex parent) {
        if (!is_of_line(parent)) return false;
        while (line_.back().node != parent) {
            if (line_.back().has_moved) board_.undo();
            is_of_line_[static_cast<std::size_t>(line_.back().node)] = false;
            line_.pop_back();
        }
        return true;
    }

    bool step(SgfNodeIndex index) {
        const compiler::SgfNode& node = tree_.node(index);
        if (sets_up(node)) return false;
        Step next{.node = index, .to_move = line_.back().to_move, .has_moved = false};
        if (const auto move = move_of(node, board_.size())) {
            if (board_.play(move->side, move->vertex) != board::Legality::ok) return false;
            next.to_move = board::opponent(move->side);
            next.has_moved = true;
        }
        line_.push_back(next);
        is_of_line_[static_cast<std::size_t>(index)] = true;
        return true;
    }

    bool is_of_line(SgfNodeIndex node) const { return is_of_line_[static_cast<std::size_t>(node)]; }

    // A node without a move has its parent's position, and is no transposition of it.
    void see(const Step& step) {
        const auto [first, is_new] = seen_.emplace(board_.hash_with(step.to_move), step.node);
        if (!is_new && !is_of_line(first->second) && step.has_moved) found_[step.node] = first->second;
    }

    const compiler::SgfTree& tree_;
    board::Board board_;
    std::vector<Step> line_;        // from the root to the node
    std::vector<bool> is_of_line_;  // by node
    std::unordered_map<std::uint64_t, SgfNodeIndex> seen_;
    std::map<SgfNodeIndex, SgfNodeIndex> found_;
};

}  // namespace

std::map<SgfNodeIndex, SgfNodeIndex> transpositions(const compiler::SgfTree& tree) {
    if (tree.nodes.empty()) return {};
    const sgf::Game root = compiler::game_of_line(tree, {0});
    if (root.size == 0) return {};
    auto reached = sgf::position_before_move(root, root.move_count() + 1);
    auto* position = std::get_if<sgf::SgfPosition>(&reached);
    if (position == nullptr) return {};
    return Walk(tree, std::move(position->board), position->to_move).run();
}

}  // namespace katachi::authoring
