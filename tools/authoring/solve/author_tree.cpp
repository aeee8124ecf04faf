#include "tools/authoring/solve/author_tree.h"

#include <algorithm>

#include "compiler/sgf/line.h"
#include "engine/sgf/values.h"
#include "tools/authoring/position/position_report.h"

namespace katachi::authoring {

namespace {

using board::Colour;
using board::Move;
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

Opinion opinion_of(const SgfNode& node) {
    const std::string_view comment = node.text("C");
    if (node.find("BM") != nullptr || has_any(comment, {"WRONG", "Wrong", "wrong", "ncorrect", "失敗", "失败"}))
        return Opinion::wrong;
    if (node.find("TE") != nullptr || has_any(comment, {"RIGHT", "Correct", "correct", "正解"})) return Opinion::right;
    return Opinion::none;
}

// Whoever plays the last move of a line: collections of problems end a solved line with this word.
bool ends_solution(const SgfNode& node) { return has_any(node.text("C"), {"RIGHT"}); }

bool sets_up(const SgfNode& node) {
    return std::any_of(node.properties.begin(), node.properties.end(), [](const compiler::SgfProperty& property) {
        return property.name == "AB" || property.name == "AW" || property.name == "AE";
    });
}

std::optional<Move> move_of(const SgfNode& node, int size) {
    for (const auto& [name, colour] : {std::pair("B", Colour::black), std::pair("W", Colour::white)})
        if (const auto* const property = node.find(name); property != nullptr)
            if (const auto vertex = sgf::sgf_move(property->values.front().text, size)) return Move{colour, *vertex};
    return std::nullopt;
}

// A node within the tree of the problem.
struct Place {
    bool is_within = false;
    Colour first = Colour::empty;  // who plays the first move of its line, empty before that
    Colour last = Colour::empty;   // likewise
    Opinion opinion = Opinion::none;
};

class AuthorReading {
  public:
    AuthorReading(const SgfTree& tree, const SolvedProblem& solved, const life::LifeLimits& limits)
        : tree_(tree),
          solved_(solved),
          size_(solved.asked.position.size),
          questions_(played_board(solved.asked), solved.group.goal, limits),
          start_(compiler::node_before_move(tree, tree.main_line(), 1)) {
        find_places();
        check_.is_main_line = !find_opinions();
        if (check_.is_main_line)
            for (const SgfNodeIndex index : tree.main_line()) place(index).opinion = Opinion::right;
    }

    std::optional<AuthorCheck> check() {
        const std::vector<SgfNodeIndex> first_moves = moves_after(start_);
        if (first_moves.empty()) return std::nullopt;
        follow(first_moves);
        std::vector<Colour> sides{place(first_moves.front()).first};
        for (const SgfNodeIndex node : first_moves)
            if (place(node).opinion == Opinion::right && place(node).first != sides.front()) {
                sides.push_back(place(node).first);
                break;
            }
        for (const Colour side : sides) find_lacking(side, first_moves);
        return check_;
    }

  private:
    Place& place(SgfNodeIndex node) { return places_[static_cast<std::size_t>(node)]; }

    void find_places() {
        places_.resize(tree_.nodes.size());
        place(start_).is_within = true;
        for (SgfNodeIndex node = start_ + 1; node < static_cast<SgfNodeIndex>(places_.size()); ++node) {
            place(node) = place(tree_.node(node).parent);
            const auto move = place(node).is_within ? move_of(tree_.node(node), size_) : std::nullopt;
            if (!move) continue;
            place(node).last = move->colour;
            if (place(node).first == Colour::empty) place(node).first = move->colour;
        }
    }

    // Whether there are any.
    bool find_opinions() {
        bool are_any = false;
        for (SgfNodeIndex node = static_cast<SgfNodeIndex>(places_.size()); node-- > start_;) {
            Place& here = place(node);
            if (here.first == Colour::empty) continue;
            const Opinion own = opinion_of(tree_.node(node));
            are_any = are_any || own != Opinion::none;
            const bool is_of_solver = here.first == here.last;
            if (own == Opinion::wrong && is_of_solver) here.opinion = Opinion::wrong;
            if (own == Opinion::right && (is_of_solver || ends_solution(tree_.node(node))))
                here.opinion = Opinion::right;
            if (here.opinion == Opinion::right) place(tree_.node(node).parent).opinion = Opinion::right;
        }
        return are_any;
    }

    // The next moves of the lines through the node; what is set up between leads to another problem.
    std::vector<SgfNodeIndex> moves_after(SgfNodeIndex node) const {
        std::vector<SgfNodeIndex> moves;
        std::vector<SgfNodeIndex> left{tree_.node(node).first_child};
        while (!left.empty()) {
            const SgfNodeIndex next = left.back();
            left.pop_back();
            if (next == no_sgf_node) continue;
            left.push_back(tree_.node(next).next_sibling);
            if (move_of(tree_.node(next), size_))
                moves.push_back(next);
            else if (!sets_up(tree_.node(next)))
                left.push_back(tree_.node(next).first_child);
        }
        return moves;
    }

    void follow(const std::vector<SgfNodeIndex>& nodes) {
        if (line_.size() == longest_line) return;
        for (const SgfNodeIndex node : nodes) {
            if (place(node).opinion != Opinion::right) continue;
            line_.push_back(*move_of(tree_.node(node), size_));
            look_at(node, line_.back());
            line_.pop_back();
        }
    }

    void look_at(SgfNodeIndex node, const Move& move) {
        const Colour side = place(node).first;
        AuthorMove author{.line = line_, .best = {}, .answer = {}};
        if (move.colour == side) author.best = questions_.ask(side, side);
        if (!questions_.play(move.colour, move.vertex)) {
            author.is_legal = false;
            check_.right.push_back(author);
            return;
        }
        if (move.colour == side) {
            author.answer = questions_.ask(side, board::opponent(side));
            const bool is_known = author.best.certainty != life::Certainty::open && author.best.move != move.vertex;
            if (!author.holds() && is_known) author.better = author.best.move;
            check_.right.push_back(author);
        }
        follow(moves_after(node));
        questions_.undo();
    }

    void find_lacking(Colour side, const std::vector<SgfNodeIndex>& first_moves) {
        const SideSolution& solution = side == solved_.attack.side ? solved_.attack : solved_.defence;
        for (const JudgedMove& solving : solution.solving) {
            const Move move{side, solving.move};
            Opinion known = Opinion::none;
            for (const SgfNodeIndex node : first_moves) {
                if (known == Opinion::right || !(*move_of(tree_.node(node), size_) == move)) continue;
                known = place(node).opinion;
                if (known == Opinion::none && !check_.is_main_line) known = Opinion::wrong;
            }
            if (known == Opinion::right) continue;
            check_.lacking.push_back(move);
            if (known == Opinion::wrong) check_.denied.push_back(move);
        }
    }

    const SgfTree& tree_;
    const SolvedProblem& solved_;
    int size_;
    LifeQuestions questions_;
    SgfNodeIndex start_;         // whose position is the problem
    std::vector<Place> places_;  // of nodes
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
