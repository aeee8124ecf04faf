#include "tools/authoring/solve/author_tree.h"

#include <algorithm>

#include "engine/sgf/values.h"
#include "tools/authoring/position/position_report.h"

namespace katachi::authoring {

namespace {

using board::Move;
using board::Vertex;
using compiler::no_sgf_node;
using compiler::SgfNode;
using compiler::SgfNodeIndex;
using compiler::SgfTree;

constexpr std::size_t longest_line = 60;  // moves of an author's line that are looked at

enum class Opinion : std::uint8_t { none, right, wrong };

bool has_any(std::string_view text, std::initializer_list<std::string_view> words) {
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return text.find(word) != std::string_view::npos; });
}

// Of a move: what stands at the problem itself says what is to be done.
Opinion opinion_of(const SgfNode& node) {
    if (node.find("B") == nullptr && node.find("W") == nullptr) return Opinion::none;
    const std::string_view comment = node.text("C");
    if (node.find("BM") != nullptr || has_any(comment, {"WRONG", "Wrong", "wrong", "ncorrect", "失敗", "失败"}))
        return Opinion::wrong;
    if (node.find("TE") != nullptr || has_any(comment, {"RIGHT", "Correct", "correct", "正解"})) return Opinion::right;
    return Opinion::none;
}

std::optional<Move> move_of(const SgfNode& node, int size) {
    for (const auto& [name, colour] : {std::pair("B", board::Colour::black), std::pair("W", board::Colour::white)})
        if (const auto* const property = node.find(name); property != nullptr)
            if (const auto vertex = sgf::sgf_move(property->values.front().text, size)) return Move{colour, *vertex};
    return std::nullopt;
}

class AuthorReading {
  public:
    AuthorReading(const SgfTree& tree, const SolvedProblem& solved, const life::LifeLimits& limits)
        : tree_(tree),
          solved_(solved),
          size_(solved.asked.position.size),
          questions_(played_board(solved.asked), solved.group.goal, limits) {
        opinions_.resize(tree.nodes.size(), Opinion::none);
        bool has_opinions = false;
        for (std::size_t i = tree.nodes.size(); i-- > 0;) {
            const Opinion own = opinion_of(tree.nodes[i]);
            if (own != Opinion::none) opinions_[i] = opinions_[i] == Opinion::right ? Opinion::right : own;
            has_opinions = has_opinions || own != Opinion::none;
            const SgfNodeIndex parent = tree.nodes[i].parent;
            if (parent != no_sgf_node && opinions_[i] == Opinion::right)
                opinions_[static_cast<std::size_t>(parent)] = Opinion::right;
        }
        check_.is_main_line = !has_opinions;
        if (!has_opinions)
            for (const SgfNodeIndex index : tree.main_line())
                opinions_[static_cast<std::size_t>(index)] = Opinion::right;
    }

    std::optional<AuthorCheck> check() {
        for (SgfNodeIndex child = tree_.root().first_child; child != no_sgf_node;
             child = tree_.node(child).next_sibling)
            if (const auto move = move_of(tree_.node(child), size_)) side_ = side_.value_or(move->colour);
        if (!side_) return std::nullopt;
        follow(compiler::sgf_root);
        find_lacking();
        return check_;
    }

  private:
    const SideSolution& first() const { return *side_ == solved_.attack.side ? solved_.attack : solved_.defence; }

    void follow(SgfNodeIndex parent) {
        if (line_.size() == longest_line) return;
        for (SgfNodeIndex child = tree_.node(parent).first_child; child != no_sgf_node;
             child = tree_.node(child).next_sibling) {
            const auto move = move_of(tree_.node(child), size_);
            if (!move || opinions_[static_cast<std::size_t>(child)] != Opinion::right) continue;
            line_.push_back(*move);
            look_at(child, *move);
            line_.pop_back();
        }
    }

    void look_at(SgfNodeIndex node, const Move& move) {
        AuthorMove author{.line = line_, .best = {}, .answer = {}};
        if (move.colour == *side_) author.best = questions_.ask(*side_, *side_);
        if (!questions_.play(move.colour, move.vertex)) {
            author.is_legal = false;
            check_.right.push_back(author);
            return;
        }
        if (move.colour == *side_) {
            author.answer = questions_.ask(*side_, board::opponent(*side_));
            if (!author.holds()) author.better = author.best.move;
            check_.right.push_back(author);
        }
        follow(node);
        questions_.undo();
    }

    void find_lacking() {
        for (const JudgedMove& solving : first().solving) {
            Opinion known = Opinion::none;
            for (SgfNodeIndex child = tree_.root().first_child; child != no_sgf_node;
                 child = tree_.node(child).next_sibling) {
                const auto move = move_of(tree_.node(child), size_);
                if (!move || !(*move == Move{*side_, solving.move})) continue;
                known = opinions_[static_cast<std::size_t>(child)];
                if (known == Opinion::none && !check_.is_main_line) known = Opinion::wrong;
            }
            if (known == Opinion::right) continue;
            check_.lacking.push_back(solving.move);
            if (known == Opinion::wrong) check_.denied.push_back(solving.move);
        }
    }

    const SgfTree& tree_;
    const SolvedProblem& solved_;
    int size_;
    LifeQuestions questions_;
    std::vector<Opinion> opinions_;      // of nodes; right where one behind it is
    std::optional<board::Colour> side_;  // that moves first
    std::vector<Move> line_;
    AuthorCheck check_;
};

}  // namespace

bool AuthorCheck::has_faults() const {
    return !lacking.empty() ||
           std::any_of(right.begin(), right.end(), [](const AuthorMove& move) { return !move.holds(); });
}

std::optional<AuthorCheck> check_author(const SgfTree& tree, const SolvedProblem& solved,
                                        const life::LifeLimits& limits) {
    return AuthorReading(tree, solved, limits).check();
}

}  // namespace katachi::authoring
