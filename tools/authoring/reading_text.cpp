#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/board/move_name.h"
#include "engine/board/side_name.h"
#include "tools/authoring/constraint_text.h"

namespace katachi::authoring {

namespace {

std::string move_text(board::Move move, int size) {
    return board::side_name(move.colour) + " " +
           (move.vertex == board::pass_vertex ? "passes" : board::vertex_name(move.vertex, size));
}

std::string line_text(const std::vector<analysis::LineMove>& line, int size) {
    std::vector<std::string> moves;
    for (const analysis::LineMove& played : line) {
        const bool is_left_out = played.legality != board::Legality::ok;
        moves.push_back(move_text(played.move, size) +
                        (is_left_out ? fmt::format(" (left out: {})", board::reason(played.legality)) : ""));
    }
    return fmt::format("{}", fmt::join(moves, ", "));
}

std::string settled_text(const analysis::LineReading& reading, int size) {
    const std::string a = board::vertex_name(reading.a, size);
    const std::string b = reading.b == board::pass_vertex ? "" : board::vertex_name(reading.b, size);
    switch (reading.settled) {
        case analysis::LineReading::Settled::gone:
            return "no stone stands at " + board::vertex_name(reading.gone, size);
        case analysis::LineReading::Settled::one_string: return a + " and " + b + " are one string";
        case analysis::LineReading::Settled::no_pair: return a + " and " + b + " are of different colours";
        default: return "";
    }
}

struct Wording {
    std::string does, fails;
};

Wording wording(const analysis::LineReading& reading, int size) {
    const std::string a = board::vertex_name(reading.a, size);
    const std::string b = reading.b == board::pass_vertex ? "" : board::vertex_name(reading.b, size);
    switch (reading.kind) {
        case analysis::TacticalKind::attack: return {"captures " + a, "cannot capture " + a};
        case analysis::TacticalKind::defend: return {"saves " + a, "cannot save " + a};
        case analysis::TacticalKind::connect:
            return {"connects " + a + " and " + b, "cannot connect " + a + " and " + b};
        case analysis::TacticalKind::disconnect: return {"cuts " + a + " from " + b, "cannot cut " + a + " from " + b};
        case analysis::TacticalKind::attack_either:
            return {"captures " + a + " or " + b, "can capture neither " + a + " nor " + b};
        case analysis::TacticalKind::defend_both:
            return {"saves both " + a + " and " + b, "cannot save both " + a + " and " + b};
        case analysis::TacticalKind::same_dragon:
        case analysis::TacticalKind::break_in:
        case analysis::TacticalKind::block_off: break;
    }
    return {};
}

std::string answer_text(const analysis::LineReading& reading, int size) {
    const Wording words = wording(reading, size);
    const std::string asker = board::side_name(reading.asker) + " ";
    switch (reading.answer.code) {
        case reading::TacticalCode::failure: return asker + words.fails;
        case reading::TacticalCode::win: return asker + words.does;
        case reading::TacticalCode::ko_a:
            return asker + words.does + " in a ko for which the opponent needs the first threat";
        case reading::TacticalCode::ko_b:
            return asker + words.does + " in a ko for which it needs the first threat itself";
    }
    return "";
}

// "K7 L8, J7 K8; H9 and J9 need no answer": attempts and their answers.
std::string refutations_text(const std::vector<analysis::Refutation>& refutations, int size) {
    std::vector<std::string> answered, idle;
    for (const analysis::Refutation& refutation : refutations) {
        const std::string attempt = board::vertex_name(refutation.attempt.vertex, size);
        if (refutation.answer.vertex == board::pass_vertex)
            idle.push_back(attempt);
        else
            answered.push_back(attempt + " " + board::vertex_name(refutation.answer.vertex, size));
    }
    std::string text = fmt::format("{}", fmt::join(answered, ", "));
    if (!answered.empty() && !idle.empty()) text += "; ";
    if (!idle.empty())
        text += fmt::format("{} {} no answer", fmt::join(idle, " and "), idle.size() == 1 ? "needs" : "need");
    return text;
}

std::string proof_text(const analysis::ProofLine& proof, int size) {
    std::vector<std::string> moves;
    for (const board::Move& move : proof.moves) moves.push_back(board::move_name(move.vertex, size));
    std::string text = fmt::format("{}", fmt::join(moves, " "));
    if (proof.end == analysis::ProofLine::End::open && !moves.empty()) text += " ...";
    if (!proof.refutations.empty())
        text += (moves.empty() ? "" : ", then ") + refutations_text(proof.refutations, size);
    return text;
}

}  // namespace

std::string reading_text(const analysis::LineReading& reading, int size) {
    const std::string line = line_text(reading.line, size);
    if (reading.settled != analysis::LineReading::Settled::no) {
        const std::string settled = settled_text(reading, size);
        return line + (line.empty() || settled.empty() ? "" : "; then ") + settled;
    }
    const std::string proof = proof_text(reading.proof, size);
    return fmt::format("{}{}{}{} ({} {}{})", line, line.empty() ? "" : "; then ", answer_text(reading, size),
                       proof.empty() ? "" : ": " + proof, reading.answer.nodes,
                       reading.answer.nodes == 1 ? "node" : "nodes", reading.answer.is_settled ? "" : ", not settled");
}

}  // namespace katachi::authoring
