#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/board/side_name.h"
#include "tools/authoring/constraint_text.h"

namespace katachi {

namespace {

std::string move_text(Move move, int size) {
    return side_name(move.colour) + " " + (move.vertex == pass_vertex ? "passes" : vertex_name(move.vertex, size));
}

std::string line_text(const std::vector<LineMove>& line, int size) {
    std::vector<std::string> moves;
    for (const LineMove& played : line) {
        const bool is_left_out = played.legality != Legality::ok;
        moves.push_back(move_text(played.move, size) +
                        (is_left_out ? fmt::format(" (left out: {})", reason(played.legality)) : ""));
    }
    return fmt::format("{}", fmt::join(moves, ", "));
}

std::string settled_text(const LineReading& reading, int size) {
    const std::string a = vertex_name(reading.a, size);
    const std::string b = reading.b == pass_vertex ? "" : vertex_name(reading.b, size);
    switch (reading.settled) {
        case LineReading::Settled::gone: return "no stone stands at " + vertex_name(reading.gone, size);
        case LineReading::Settled::one_string: return a + " and " + b + " are one string";
        case LineReading::Settled::no_pair: return a + " and " + b + " are of different colours";
        default: return "";
    }
}

struct Wording {
    std::string does, fails;
};

Wording wording(const LineReading& reading, int size) {
    const std::string a = vertex_name(reading.a, size);
    const std::string b = reading.b == pass_vertex ? "" : vertex_name(reading.b, size);
    switch (reading.kind) {
        case TacticalKind::attack: return {"captures " + a, "cannot capture " + a};
        case TacticalKind::defend: return {"saves " + a, "cannot save " + a};
        case TacticalKind::connect: return {"connects " + a + " and " + b, "cannot connect " + a + " and " + b};
        case TacticalKind::disconnect: return {"cuts " + a + " from " + b, "cannot cut " + a + " from " + b};
        case TacticalKind::attack_either:
            return {"captures " + a + " or " + b, "can capture neither " + a + " nor " + b};
        case TacticalKind::defend_both: return {"saves both " + a + " and " + b, "cannot save both " + a + " and " + b};
        case TacticalKind::same_dragon: break;
    }
    return {};
}

std::string answer_text(const LineReading& reading, int size) {
    const Wording words = wording(reading, size);
    const std::string asker = side_name(reading.asker) + " ";
    switch (reading.answer.code) {
        case TacticalCode::failure: return asker + words.fails;
        case TacticalCode::win: return asker + words.does;
        case TacticalCode::ko_a: return asker + words.does + " in a ko for which the opponent needs the first threat";
        case TacticalCode::ko_b: return asker + words.does + " in a ko for which it needs the first threat itself";
    }
    return "";
}

// "K7 L8, J7 K8; H9 and J9 need no answer": attempts and their answers.
std::string refutations_text(const std::vector<Refutation>& refutations, int size) {
    std::vector<std::string> answered, idle;
    for (const Refutation& refutation : refutations) {
        const std::string attempt = vertex_name(refutation.attempt.vertex, size);
        if (refutation.answer.vertex == pass_vertex)
            idle.push_back(attempt);
        else
            answered.push_back(attempt + " " + vertex_name(refutation.answer.vertex, size));
    }
    std::string text = fmt::format("{}", fmt::join(answered, ", "));
    if (!answered.empty() && !idle.empty()) text += "; ";
    if (!idle.empty())
        text += fmt::format("{} {} no answer", fmt::join(idle, " and "), idle.size() == 1 ? "needs" : "need");
    return text;
}

std::string proof_text(const ProofLine& proof, int size) {
    std::vector<std::string> moves;
    for (const Move& move : proof.moves)
        moves.push_back(move.vertex == pass_vertex ? "pass" : vertex_name(move.vertex, size));
    std::string text = fmt::format("{}", fmt::join(moves, " "));
    if (proof.end == ProofLine::End::open && !moves.empty()) text += " ...";
    if (!proof.refutations.empty())
        text += (moves.empty() ? "" : ", then ") + refutations_text(proof.refutations, size);
    return text;
}

}  // namespace

std::string reading_text(const LineReading& reading, int size) {
    const std::string line = line_text(reading.line, size);
    if (reading.settled != LineReading::Settled::no) {
        const std::string settled = settled_text(reading, size);
        return line + (line.empty() || settled.empty() ? "" : "; then ") + settled;
    }
    const std::string proof = proof_text(reading.proof, size);
    return fmt::format("{}{}{}{} ({} {}{})", line, line.empty() ? "" : "; then ", answer_text(reading, size),
                       proof.empty() ? "" : ": " + proof, reading.answer.nodes,
                       reading.answer.nodes == 1 ? "node" : "nodes", reading.answer.is_settled ? "" : ", not settled");
}

}  // namespace katachi
