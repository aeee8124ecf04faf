#include "tools/answers/constraint_json.h"

#include <nlohmann/json.hpp>

#include "engine/board/move_name.h"
#include "engine/board/side_name.h"
#include "tools/answers/eyespaces/eye_space_json.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

using Json = nlohmann::ordered_json;

std::string outcome(match::Value value) {
    return !value.is_decided() ? "undecided" : value.is_true() ? "true" : "false";
}

Json vertex_json(board::Vertex vertex, int size) {
    return vertex == board::pass_vertex ? Json(nullptr) : Json(board::vertex_name(vertex, size));
}

Json move_json(board::Move move, int size) {
    return {{"colour", board::side_word(move.colour)}, {"vertex", board::move_name(move.vertex, size)}};
}

const char* name(analysis::TacticalKind kind) {
    switch (kind) {
        case analysis::TacticalKind::attack: return "attack";
        case analysis::TacticalKind::defend: return "defend";
        case analysis::TacticalKind::connect: return "connect";
        case analysis::TacticalKind::disconnect: return "disconnect";
        case analysis::TacticalKind::same_dragon: return "same dragon";
        case analysis::TacticalKind::break_in: return "break in";
        case analysis::TacticalKind::block_off: return "block off";
        case analysis::TacticalKind::attack_either: return "attack either";
        case analysis::TacticalKind::defend_both: return "defend both";
    }
    return "";
}

const char* name(analysis::LineReading::Settled settled) {
    switch (settled) {
        case analysis::LineReading::Settled::no: return "read";
        case analysis::LineReading::Settled::gone: return "no stone there";
        case analysis::LineReading::Settled::one_string: return "one string";
        case analysis::LineReading::Settled::no_pair: return "different colours";
        case analysis::LineReading::Settled::only_stones_count: return "line alone";
    }
    return "";
}

const char* name(reading::TacticalCode code) {
    switch (code) {
        case reading::TacticalCode::failure: return "0";
        case reading::TacticalCode::win: return "WIN";
        case reading::TacticalCode::ko_a: return "KO_A";
        case reading::TacticalCode::ko_b: return "KO_B";
    }
    return "";
}

Json reading_json(const analysis::LineReading& reading, int size) {
    Json value;
    value["variation"] = Json::array();
    for (const analysis::LineMove& played : reading.line) {
        Json move = move_json(played.move, size);
        if (played.legality != board::Legality::ok) move["left_out"] = board::reason(played.legality);
        value["variation"].push_back(std::move(move));
    }
    value["settled"] = name(reading.settled);
    if (reading.settled == analysis::LineReading::Settled::gone) value["gone"] = vertex_json(reading.gone, size);
    if (reading.settled != analysis::LineReading::Settled::no) return value;
    value["question"] = name(reading.kind);
    value["colour"] = board::side_word(reading.asker);
    value["strings"] = Json::array({vertex_json(reading.a, size)});
    if (reading.b != board::pass_vertex) value["strings"].push_back(vertex_json(reading.b, size));
    value["answer"] = name(reading.answer.code);
    value["is_guess"] = !reading.answer.is_settled;
    value["positions"] = reading.answer.nodes;
    value["moves"] = Json::array();
    for (const board::Move& move : reading.proof.moves) value["moves"].push_back(move_json(move, size));
    value["is_complete"] = reading.proof.end != analysis::ProofLine::End::open;
    value["refutations"] = Json::array();
    for (const analysis::Refutation& refutation : reading.proof.refutations)
        value["refutations"].push_back(
            {{"attempt", move_json(refutation.attempt, size)}, {"answer", move_json(refutation.answer, size)}});
    return value;
}

Json eye_spaces_json(const authoring::AskedEyes& eyes, int size) {
    Json value = Json::array();
    for (const eyespaces::EyeSpace& space : eyes.spaces) value.push_back(eye_space_json(space, size));
    return value;
}

Json part_json(const compiler::ExplainedPart& part, int size, const std::vector<authoring::ReadCall>& read) {
    Json value;
    value["text"] = compiler::to_text(*part.expression);
    value["value"] = part.value.is_decided() ? Json(part.value.number()) : Json(nullptr);
    value["meaning"] = compiler::value_text(part);
    if (part.is_reason) value["is_reason"] = true;
    const bool is_call = part.expression->kind == compiler::Expression::Kind::call;
    if (is_call && !part.value.is_decided()) value["missing"] = compiler::missing_knowledge(part);
    if (is_call) {
        value["points"] = Json::array();
        for (const board::Vertex point : part.points) value["points"].push_back(vertex_json(point, size));
        if (const authoring::ReadCall* const found = authoring::read_for(*part.expression, read)) {
            if (const auto* const reading = std::get_if<analysis::LineReading>(&found->found))
                value["reading"] = reading_json(*reading, size);
            else
                value["eye_spaces"] = eye_spaces_json(std::get<authoring::AskedEyes>(found->found), size);
        }
    }
    for (const compiler::ExplainedPart& operand : part.parts) value["parts"].push_back(part_json(operand, size, read));
    return value;
}

}  // namespace

Json explained_json(const compiler::ExplainedPart& constraint, int size, const std::vector<authoring::ReadCall>& read) {
    Json value;
    value["outcome"] = outcome(constraint.value);
    value["labels"] = Json::object();
    for (const auto& [label, point] : compiler::named_points(constraint))
        value["labels"][label] = vertex_json(point, size);
    value["tree"] = part_json(constraint, size, read);
    return value;
}

}  // namespace katachi::answers
