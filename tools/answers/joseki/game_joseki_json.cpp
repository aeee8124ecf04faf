#include "tools/answers/joseki/game_joseki_json.h"

#include "engine/board/move_name.h"
#include "engine/board/side_name.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

std::string point(board::Vertex vertex) { return board::move_name(vertex, board::max_board_size); }

void add_move(Json& value, const char* key, const std::optional<authoring::JosekiMove>& move) {
    if (!move) return;
    value[key] = {
        {"move", move->number}, {"colour", board::side_word(move->move.colour)}, {"vertex", point(move->move.vertex)}};
}

Json library_json(const joseki::LibraryAnswer& answer, const joseki::Graph& library) {
    Json moves = Json::array();
    for (const joseki::AnsweredMove& move : answer.moves) {
        const joseki::Edge& edge = library.edge(move.edge);
        Json value{{"vertex", move.move == board::pass_vertex ? "tenuki" : point(move.move)}};
        if (edge.move_class) value["class"] = joseki::name(*edge.move_class);
        if (edge.played.games > 0) value["games"] = edge.played.games;
        if (!edge.name.empty()) value["name"] = edge.name;
        moves.push_back(std::move(value));
    }
    return moves;
}

Json games_json(const authoring::PlayedThere& there) {
    Json value{{"games", there.games},
               {"corners", there.corners},
               {"height", there.rows},
               {"width", there.columns},
               {"moves", Json::array()}};
    for (const authoring::PlayedMove& move : there.moves)
        value["moves"].push_back(
            {{"vertex", move.move == board::pass_vertex ? "tenuki" : point(move.move)}, {"corners", move.games}});
    return value;
}

Json corner_json(board::Corner place, const AskedGameJoseki& asked) {
    const authoring::CornerJoseki& corner = asked.corners[static_cast<std::size_t>(place)];
    const PlayedInstead& instead = asked.instead[static_cast<std::size_t>(place)];
    Json value{{"corner", board::name(place)}, {"ending", authoring::name(corner.ending)}};
    if (corner.is_known()) {
        value["name"] = corner.name;
        value["word"] = authoring::joseki_word(corner.name, asked.language);
        value["tree"] = corner.tree;
        value["title"] = corner.title;
        value["position"] = corner.code;
        value["to_move"] = board::side_word(corner.followed.to_move);
    }
    add_move(value, "first", corner.first);
    add_move(value, "last", corner.last);
    add_move(value, "left", corner.left);
    if (instead.library) value["library"] = library_json(*instead.library, *asked.library);
    if (instead.games) value["base"] = games_json(*instead.games);
    return value;
}

}  // namespace

std::string game_joseki_json(const AskedGameJoseki& asked) {
    Json value{{"game", asked.source}, {"corners", Json::array()}};
    for (const board::Corner place : board::four_corners) value["corners"].push_back(corner_json(place, asked));
    return json_text(value);
}

}  // namespace katachi::answers
