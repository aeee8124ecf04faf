#include "engine/analysis/proof_line.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/analysis/pair_reading.h"
#include "engine/board/distance.h"

namespace katachi::analysis {

namespace {

constexpr std::size_t longest_line = 12;
constexpr std::size_t most_refutations = 3;

TacticalKind countering(TacticalKind kind) {
    switch (kind) {
        case TacticalKind::attack: return TacticalKind::defend;
        case TacticalKind::defend: return TacticalKind::attack;
        case TacticalKind::connect: return TacticalKind::disconnect;
        case TacticalKind::disconnect: return TacticalKind::connect;
        case TacticalKind::attack_either: return TacticalKind::defend_both;
        case TacticalKind::defend_both: return TacticalKind::attack_either;
        case TacticalKind::same_dragon:
        case TacticalKind::break_in:
        case TacticalKind::block_off: break;
    }
    return kind;
}

bool is_about_connection(TacticalKind kind) {
    return kind == TacticalKind::connect || kind == TacticalKind::disconnect;
}

bool is_owners(TacticalKind kind) {
    return kind == TacticalKind::defend || kind == TacticalKind::defend_both || kind == TacticalKind::connect;
}

class Prover {
  public:
    Prover(reading::Tactics& tactics, board::Board& board, TacticalKind kind, board::Vertex a, board::Vertex b)
        : tactics_(tactics), board_(board), kind_(kind), a_(a), b_(b), owner_(board.at(a)) {}

    ProofLine prove(const reading::TacticalAnswer& answer) {
        const bool reaches = is_reaching(kind_);
        switch (answer.code) {
            case reading::TacticalCode::failure: refute(kind_); break;
            case reading::TacticalCode::win: reaches ? reach() : prevent(answer.move); break;
            default: play(asker(), answer.move);
        }
        take_back();
        return std::move(line_);
    }

  private:
    board::Colour side(TacticalKind kind) const { return is_owners(kind) ? owner_ : board::opponent(owner_); }
    board::Colour asker() const { return side(kind_); }
    bool is_about_two() const { return kind_ != TacticalKind::attack && kind_ != TacticalKind::defend; }
    reading::TacticalAnswer ask(TacticalKind kind) { return analysis::ask(tactics_, board_, kind, a_, b_); }

    bool stands(board::Vertex vertex) const { return board_.at(vertex) == owner_; }
    bool all_stand() const { return stands(a_) && (!is_about_two() || stands(b_)); }
    bool is_reached() const { return is_about_connection(kind_) ? board_.same_string(a_, b_) : !all_stand(); }
    // Nothing more to ask: captured, connected, or cut for good.
    bool is_over() const { return is_reached() || !all_stand(); }

    bool play(board::Colour colour, board::Vertex move) {
        if (move == board::pass_vertex || board_.play(colour, move) != board::Legality::ok) return false;
        line_.moves.push_back({colour, move});
        return true;
    }

    void take_back() {
        for (std::size_t i = 0; i < line_.moves.size(); ++i) board_.undo();
    }

    // Best moves of the side that asks, against the moves that resist.
    void reach() {
        while (line_.moves.size() < longest_line) {
            const reading::TacticalAnswer next = ask(kind_);
            if (next.code != reading::TacticalCode::win || !play(asker(), next.move)) return;
            if (is_reached()) {
                line_.end = ProofLine::End::reached;
                return;
            }
            if (is_over()) return;
            resist();
        }
    }

    // The most natural try, or a pass where there is none.
    void resist() {
        const board::Colour colour = board::opponent(asker());
        for (const board::Vertex move : attempts(colour))
            if (play(colour, move)) return;
        board_.pass(colour);
        line_.moves.push_back({colour, board::pass_vertex});
    }

    void prevent(board::Vertex move) {
        play(asker(), move);
        if (!is_over()) refute(countering(kind_));
    }

    // Moves that the side of `kind` would try, and what the other side answers.
    void refute(TacticalKind kind) {
        line_.end = ProofLine::End::refuted;
        for (const board::Vertex attempt : attempts(side(kind))) {
            if (line_.refutations.size() == most_refutations) return;
            if (board_.play(side(kind), attempt) != board::Legality::ok) continue;
            if (const auto answer = answer_to(kind)) {
                const board::Colour other = side(countering(kind));
                line_.refutations.push_back({{side(kind), attempt}, {other, *answer}});
            }
            board_.undo();
        }
    }

    // Nothing where reading the position anew gives another result.
    std::optional<board::Vertex> answer_to(TacticalKind kind) {
        if (is_over()) return board::pass_vertex;
        const TacticalKind counter = countering(kind);
        const bool is_needed = is_reaching(counter) || ask(kind).code != reading::TacticalCode::failure;
        if (!is_needed) return board::pass_vertex;
        const reading::TacticalAnswer answer = ask(counter);
        return answer.code == reading::TacticalCode::win ? std::optional(answer.move) : std::nullopt;
    }

    // Liberties of the strings, those first that matter most to both sides; taking an attacker first of all.
    std::vector<board::Vertex> attempts(board::Colour colour) const {
        board::VertexSet points = board_.liberty_points(a_);
        if (is_about_two()) points |= board_.liberty_points(b_);
        board::VertexSet captures;
        if (colour == owner_ && !is_about_connection(kind_)) captures = liberties_of_attackers(a_);
        points |= captures;
        std::vector<board::Vertex> ordered(points.begin(), points.end());
        const auto doubt = [&](board::Vertex point) {
            if (is_about_connection(kind_)) return std::array{distance_to_both(point), 0, 0};
            const bool is_bad = board_.is_self_atari(colour, point);
            return std::array{captures.contains(point) ? 0 : 1, is_bad ? 1 : 0,
                              -board_.liberties_after(owner_, point).count()};
        };
        std::stable_sort(ordered.begin(), ordered.end(),
                         [&](board::Vertex a, board::Vertex b) { return doubt(a) < doubt(b); });
        return ordered;
    }

    int distance_to_both(board::Vertex point) const {
        return board::distance_to_nearest(point, board_.string_stones(a_)) +
               board::distance_to_nearest(point, board_.string_stones(b_));
    }

    board::VertexSet liberties_of_attackers(board::Vertex string) const {
        board::VertexSet points;
        for (const board::Vertex attacker : board_.adjacent_strings(string))
            if (board_.liberties(attacker) == 1) points |= board_.liberty_points(attacker);
        return points;
    }

    reading::Tactics& tactics_;
    board::Board& board_;
    TacticalKind kind_;
    board::Vertex a_, b_;
    board::Colour owner_;
    ProofLine line_;
};

}  // namespace

bool is_reaching(TacticalKind kind) {
    return kind == TacticalKind::attack || kind == TacticalKind::attack_either || kind == TacticalKind::connect;
}

board::Colour side_that_asks(const board::Board& board, TacticalKind kind, board::Vertex a) {
    return is_owners(kind) ? board.at(a) : board::opponent(board.at(a));
}

reading::TacticalAnswer ask(reading::Tactics& tactics, board::Board& board, TacticalKind kind, board::Vertex a,
                            board::Vertex b) {
    switch (kind) {
        case TacticalKind::attack: return tactics.attack(board, a);
        case TacticalKind::defend: return tactics.defend(board, a);
        case TacticalKind::connect: return tactics.connect(board, a, b);
        case TacticalKind::disconnect: return tactics.disconnect(board, a, b);
        case TacticalKind::attack_either: return attack_on_either(tactics, board, a, b);
        case TacticalKind::defend_both: return defence_of_both(tactics, board, a, b);
        case TacticalKind::same_dragon:
        case TacticalKind::break_in:
        case TacticalKind::block_off: break;
    }
    return {};
}

ProofLine proof_line(reading::Tactics& tactics, board::Board& board, TacticalKind kind, board::Vertex a,
                     board::Vertex b, const reading::TacticalAnswer& answer) {
    return Prover(tactics, board, kind, a, b).prove(answer);
}

}  // namespace katachi::analysis
