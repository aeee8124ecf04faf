#include "tools/answers/trees/game_outline_json.h"

#include <nlohmann/json.hpp>

#include "engine/board/move_name.h"
#include "engine/board/side_name.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

const char* mark_word(authoring::Shape shape) {
    switch (shape) {
        case authoring::Shape::circle: return "circle";
        case authoring::Shape::triangle: return "triangle";
        case authoring::Shape::square: return "square";
        case authoring::Shape::cross: return "cross";
        case authoring::Shape::none: break;
    }
    return "none";
}

// Nodes are told once each, so none is sought among the members before it.
template <typename Told>
Json by_node(const std::map<compiler::SgfNodeIndex, Told>& nodes) {
    Json value = Json::object();
    auto& members = value.get_ref<Json::object_t&>();
    for (const auto& [node, told] : nodes) members.push_back({std::to_string(node), told});
    return value;
}

}  // namespace

std::string game_outline_json(const authoring::GameOutline& outline) {
    Json value;
    value["game"] = outline.game;
    value["size"] = outline.size == 0 ? Json() : Json(outline.size);
    value["nodes"] = outline.parents.size();
    value["parents"] = outline.parents;
    value["moves"] = outline.moves;
    value["comments"] = outline.comments;
    value["setups"] = outline.setups;
    value["marked"] = outline.marked;
    value["names"] = by_node(outline.names);
    value["transpositions"] = by_node(outline.transpositions);
    return json_lines(value);
}

std::string node_position_json(const authoring::NodePosition& node) {
    const int size = node.board.size();
    Json value;
    value["game"] = node.game;
    value["node"] = node.node;
    value["path"] = node.path;
    value["move"] = node.move;
    value["size"] = size;
    value["rows"] = board::to_rows(node.board.position());
    value["to_move"] = board::side_word(node.to_move);
    value["last_move"] = node.last_move ? Json(board::move_name(*node.last_move, size)) : Json();
    value["captured"] = {{"black", node.board.captured(board::Colour::black)},
                         {"white", node.board.captured(board::Colour::white)}};
    value["name"] = node.name;
    value["comment"] = node.comment;
    value["labels"] = Json::array();
    for (const auto& [point, text] : node.labels)
        value["labels"].push_back({{"vertex", board::vertex_name(point, size)}, {"text", text}});
    value["marks"] = Json::array();
    for (const auto& [point, shape] : node.marks)
        value["marks"].push_back({{"vertex", board::vertex_name(point, size)}, {"shape", mark_word(shape)}});
    value["arrows"] = Json::array();
    for (const auto& [from, to] : node.arrows)
        value["arrows"].push_back({{"from", board::vertex_name(from, size)}, {"to", board::vertex_name(to, size)}});
    value["warnings"] = node.warnings;
    return json_text(value);
}

}  // namespace katachi::answers
