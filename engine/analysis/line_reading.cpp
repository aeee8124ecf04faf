#include "engine/analysis/line_reading.h"

#include "engine/analysis/reading_limits.h"

namespace katachi::analysis {

namespace {

using Settled = LineReading::Settled;

// What a call asks for: moves first, then a question about one string or two.
struct Plan {
    board::Colour first = board::Colour::empty;
    std::span<const board::Vertex> moves;
    TacticalKind kind = TacticalKind::attack;
    board::Vertex a = board::pass_vertex;
    board::Vertex b = board::pass_vertex;
    bool is_question = true;  // false where the line is all
};

Plan line_plan(board::Colour first, std::span<const board::Vertex> points, std::size_t targets, TacticalKind kind) {
    Plan plan{.first = first, .moves = points.first(points.size() - targets), .kind = kind};
    plan.a = points[points.size() - targets];
    if (targets > 1) plan.b = points[points.size() - targets + 1];
    return plan;
}

Plan line_alone(board::Colour first, std::span<const board::Vertex> points, std::size_t targets) {
    Plan plan = line_plan(first, points, targets, TacticalKind::attack);
    plan.is_question = false;
    return plan;
}

// A move that only matters to a string in danger, or to one that can be saved: else the danger is the answer.
std::optional<Plan> move_plan(std::span<const board::Vertex> points, const board::Board& board,
                              reading::Tactics& tactics, TacticalKind before) {
    const board::Vertex string = points[1];
    if (!board::is_stone(board.at(string))) return std::nullopt;
    board::Board trial = board;
    const bool is_defence = before == TacticalKind::attack;
    const bool matters = ask(tactics, trial, before, string, board::pass_vertex).code != reading::TacticalCode::failure;
    const board::Colour owner = board.at(string);
    return Plan{.first = is_defence ? owner : board::opponent(owner),
                .moves = matters ? points.first(1) : points.first(0),
                .kind = before,
                .a = string};
}

std::optional<Plan> plan_of(match::Autohelper helper, board::Colour own, std::span<const board::Vertex> points,
                            const board::Board& board, reading::Tactics& tactics) {
    using enum match::Autohelper;
    const board::Colour other = board::opponent(own);
    const std::span<const board::Vertex> none;
    switch (helper) {
        case attack: return Plan{.first = own, .moves = none, .kind = TacticalKind::attack, .a = points[0]};
        case defend: return Plan{.first = own, .moves = none, .kind = TacticalKind::defend, .a = points[0]};
        case does_attack: return move_plan(points, board, tactics, TacticalKind::defend);
        case does_defend: return move_plan(points, board, tactics, TacticalKind::attack);
        case safe_omove: return Plan{.first = own, .moves = points, .kind = TacticalKind::attack, .a = points[0]};
        case safe_xmove: return Plan{.first = other, .moves = points, .kind = TacticalKind::attack, .a = points[0]};
        case odefend_against: return Plan{.first = own, .moves = points, .kind = TacticalKind::attack, .a = points[1]};
        case xdefend_against:
            return Plan{.first = other, .moves = points, .kind = TacticalKind::attack, .a = points[1]};
        case oplay_attack: return line_plan(own, points, 1, TacticalKind::attack);
        case xplay_attack: return line_plan(other, points, 1, TacticalKind::attack);
        case oplay_defend: return line_plan(own, points, 1, TacticalKind::defend);
        case xplay_defend: return line_plan(other, points, 1, TacticalKind::defend);
        case oplay_attack_either: return line_plan(own, points, 2, TacticalKind::attack_either);
        case xplay_attack_either: return line_plan(other, points, 2, TacticalKind::attack_either);
        case oplay_defend_both: return line_plan(own, points, 2, TacticalKind::defend_both);
        case xplay_defend_both: return line_plan(other, points, 2, TacticalKind::defend_both);
        case oplay_connect: return line_plan(own, points, 2, TacticalKind::connect);
        case xplay_connect: return line_plan(other, points, 2, TacticalKind::connect);
        case oplay_disconnect: return line_plan(own, points, 2, TacticalKind::disconnect);
        case xplay_disconnect: return line_plan(other, points, 2, TacticalKind::disconnect);
        case oplay_lib: return line_alone(own, points, 1);
        case xplay_lib: return line_alone(other, points, 1);
        case oplay_break_through: return line_alone(own, points, 3);
        case xplay_break_through: return line_alone(other, points, 3);
        default: return std::nullopt;
    }
}

std::vector<LineMove> played(board::Board& board, const Plan& plan) {
    std::vector<LineMove> line;
    board::Colour side = plan.first;
    for (const board::Vertex move : plan.moves) {
        line.push_back({{side, move}, board.play_ko(side, move)});
        side = board::opponent(side);
    }
    return line;
}

// Two strings that have become one are asked about as one.
void settle(LineReading& reading, const board::Board& board) {
    const auto [a, b] = std::pair(board.at(reading.a), board.at(reading.b));
    if (!board::is_stone(a) || (reading.b != board::pass_vertex && !board::is_stone(b))) {
        reading.settled = Settled::gone;
        reading.gone = board::is_stone(a) ? reading.b : reading.a;
    } else if (reading.b != board::pass_vertex && board.same_string(reading.a, reading.b)) {
        const bool is_both = reading.kind == TacticalKind::attack_either || reading.kind == TacticalKind::defend_both;
        if (!is_both) reading.settled = Settled::one_string;
        if (is_both) reading.b = board::pass_vertex;
        if (reading.kind == TacticalKind::attack_either) reading.kind = TacticalKind::attack;
        if (reading.kind == TacticalKind::defend_both) reading.kind = TacticalKind::defend;
    } else if (reading.b != board::pass_vertex && a != b) {
        reading.settled = Settled::no_pair;
    }
}

// What is in no danger needs no defence: that it cannot be attacked says more.
void ask_for_danger(LineReading& reading, board::Board& board, reading::Tactics& tactics) {
    if (reading.kind != TacticalKind::defend && reading.kind != TacticalKind::defend_both) return;
    const TacticalKind danger =
        reading.kind == TacticalKind::defend ? TacticalKind::attack : TacticalKind::attack_either;
    if (ask(tactics, board, danger, reading.a, reading.b).code == reading::TacticalCode::failure) reading.kind = danger;
}

}  // namespace

std::optional<LineReading> read_line(match::Autohelper helper, board::Colour own, std::span<const board::Vertex> points,
                                     board::Board board, reading::Tactics& tactics) {
    const ReadingLimits limits{};
    tactics.set_limits(limits.strings);
    const auto plan = plan_of(helper, own, points, board, tactics);
    if (!plan) return std::nullopt;
    LineReading reading;
    reading.line = played(board, *plan);
    reading.kind = plan->kind;
    reading.a = plan->a;
    reading.b = plan->b;
    if (!plan->is_question)
        reading.settled = Settled::only_stones_count;
    else
        settle(reading, board);
    if (reading.settled != Settled::no) return reading;
    tactics.set_limits(limits.of(reading.kind));
    ask_for_danger(reading, board, tactics);
    reading.asker = side_that_asks(board, reading.kind, reading.a);
    const std::uint64_t nodes = tactics.nodes();
    reading.answer = ask(tactics, board, reading.kind, reading.a, reading.b);
    reading.answer.nodes = tactics.nodes() - nodes;
    reading.proof = proof_line(tactics, board, reading.kind, reading.a, reading.b, reading.answer);
    return reading;
}

}  // namespace katachi::analysis
