#include "tools/answers/constraint_json.h"

#include <nlohmann/json.hpp>

#include "engine/board/side_name.h"
#include "tools/answers/json_text.h"

namespace katachi {

namespace {

using Json = nlohmann::ordered_json;

std::string outcome(Value value) { return !value.is_decided() ? "undecided" : value.is_true() ? "true" : "false"; }

Json vertex_json(Vertex vertex, int size) {
    return vertex == pass_vertex ? Json(nullptr) : Json(vertex_name(vertex, size));
}

Json move_json(Move move, int size) {
    return {{"colour", side_word(move.colour)}, {"vertex", vertex_json(move.vertex, size)}};
}

const char* name(TacticalKind kind) {
    switch (kind) {
        case TacticalKind::attack: return "attack";
        case TacticalKind::defend: return "defend";
        case TacticalKind::connect: return "connect";
        case TacticalKind::disconnect: return "disconnect";
        case TacticalKind::same_dragon: return "same dragon";
        case TacticalKind::attack_either: return "attack either";
        case TacticalKind::defend_both: return "defend both";
    }
    return "";
}

const char* name(LineReading::Settled settled) {
    switch (settled) {
        case LineReading::Settled::no: return "read";
        case LineReading::Settled::gone: return "no stone there";
        case LineReading::Settled::one_string: return "one string";
        case LineReading::Settled::no_pair: return "different colours";
        case LineReading::Settled::only_stones_count: return "line alone";
    }
    return "";
}

const char* name(TacticalCode code) {
    switch (code) {
        case TacticalCode::failure: return "0";
        case TacticalCode::win: return "WIN";
        case TacticalCode::ko_a: return "KO_A";
        case TacticalCode::ko_b: return "KO_B";
    }
    return "";
}

Json reading_json(const LineReading& reading, int size) {
    Json value;
    value["line"] = Json::array();
    for (const LineMove& played : reading.line) {
        Json move = move_json(played.move, size);
        if (played.legality != Legality::ok) move["left_out"] = reason(played.legality);
        value["line"].push_back(std::move(move));
    }
    value["settled"] = name(reading.settled);
    if (reading.settled == LineReading::Settled::gone) value["gone"] = vertex_json(reading.gone, size);
    if (reading.settled != LineReading::Settled::no) return value;
    value["question"] = name(reading.kind);
    value["asker"] = side_word(reading.asker);
    value["strings"] = Json::array({vertex_json(reading.a, size)});
    if (reading.b != pass_vertex) value["strings"].push_back(vertex_json(reading.b, size));
    value["answer"] = name(reading.answer.code);
    value["is_guess"] = !reading.answer.is_settled;
    value["nodes"] = reading.answer.nodes;
    value["moves"] = Json::array();
    for (const Move& move : reading.proof.moves) value["moves"].push_back(move_json(move, size));
    value["is_complete"] = reading.proof.end != ProofLine::End::open;
    value["refutations"] = Json::array();
    for (const Refutation& refutation : reading.proof.refutations)
        value["refutations"].push_back(
            {{"attempt", move_json(refutation.attempt, size)}, {"answer", move_json(refutation.answer, size)}});
    return value;
}

Json part_json(const ExplainedPart& part, int size, const std::vector<ReadCall>& read) {
    Json value;
    value["text"] = to_text(*part.expression);
    value["value"] = part.value.is_decided() ? Json(part.value.number()) : Json(nullptr);
    value["meaning"] = value_text(part);
    if (part.is_reason) value["is_reason"] = true;
    const bool is_call = part.expression->kind == Expression::Kind::call;
    if (is_call && !part.value.is_decided()) value["missing"] = missing_knowledge(part);
    if (is_call) {
        value["points"] = Json::array();
        for (const Vertex point : part.points) value["points"].push_back(vertex_json(point, size));
        if (const LineReading* reading = reading_of(*part.expression, read))
            value["reading"] = reading_json(*reading, size);
    }
    for (const ExplainedPart& operand : part.parts) value["parts"].push_back(part_json(operand, size, read));
    return value;
}

}  // namespace

Json explained_json(const ExplainedPart& constraint, int size, const std::vector<ReadCall>& read) {
    Json value;
    value["outcome"] = outcome(constraint.value);
    value["points"] = Json::object();
    for (const auto& [label, point] : named_points(constraint)) value["points"][label] = vertex_json(point, size);
    value["tree"] = part_json(constraint, size, read);
    return value;
}

}  // namespace katachi
