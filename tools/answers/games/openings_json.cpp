#include "tools/answers/games/openings_json.h"

#include <nlohmann/json.hpp>

#include "engine/board/move_name.h"
#include "engine/board/side_name.h"
#include "tools/answers/json_text.h"
#include "tools/answers/pattern_weight_json.h"

namespace katachi::answers {

namespace {

Json vertex_of_move(board::Move move) {
    return {{"vertex", board::move_name(move.vertex, board::max_board_size)},
            {"colour", board::side_word(move.colour)}};
}

Json move_json(const games::OpeningMove& move, bool tells_expected, const std::vector<std::size_t>& line_of) {
    const games::ContinuationCount& count = move.count;
    Json json{{"move", move.number}};
    json.update(vertex_of_move(move.move));
    json["played"] = count.played();
    json["share"] = static_cast<double>(count.played()) / static_cast<double>(move.stood);
    json["won"] = count.won;
    json["lost"] = count.lost;
    json["games_after"] = move.games_after;
    if (const auto success = authoring::mover_success(count.won, count.lost, count.expected))
        add_success(json, *success);
    if (!tells_expected) json.erase("expected_success");
    if (move.reply) {
        json["reply"] = vertex_of_move(move.reply->first);
        json["reply"]["played"] = move.reply->second;
    }
    if (count.last_year > 0) json["years"] = {{"first", count.first_year}, {"last", count.last_year}};
    if (move.parent) json["after"] = line_of[*move.parent];
    if (move.same) json["same_as"] = line_of[*move.same];
    return json;
}

}  // namespace

std::string openings_json(const games::OpeningTree& tree) {
    const std::vector<std::size_t> lines = games::by_lines(tree);
    std::vector<std::size_t> line_of(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) line_of[lines[i]] = i + 1;
    Json moves = Json::array();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Json json{{"number", i + 1}};
        json.update(move_json(tree.moves[lines[i]], tree.tells_expected, line_of));
        moves.push_back(json);
    }
    return json_text(Json{{"games", tree.games},
                          {"games_from_empty_board", tree.from_empty},
                          {"is_complete", tree.is_whole},
                          {"moves", moves}});
}

}  // namespace katachi::answers
