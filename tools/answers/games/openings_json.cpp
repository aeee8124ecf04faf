#include "tools/answers/games/openings_json.h"

#include <nlohmann/json.hpp>

#include "regression/matches/win_rate.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

Json move_json(const games::OpeningMove& move, const std::vector<std::size_t>& line_of) {
    const games::ContinuationCount& count = move.count;
    Json json{{"number", move.number},
              {"move", board::vertex_name(move.move.vertex, board::max_board_size)},
              {"side", move.move.colour == board::Colour::black ? "black" : "white"},
              {"played", count.played()},
              {"share", static_cast<double>(count.played()) / static_cast<double>(move.stood)},
              {"won", count.won},
              {"lost", count.lost},
              {"games_after", move.games_after}};
    if (const auto decided = count.won + count.lost; decided > 0) {
        const auto rate = regression::win_rate(static_cast<double>(count.won), static_cast<int>(decided));
        json["success"] = {{"rate", rate.value}, {"low", rate.low}, {"high", rate.high}};
    }
    if (count.last_year > 0) json["years"] = {{"first", count.first_year}, {"last", count.last_year}};
    if (move.parent) json["after_line"] = line_of[*move.parent];
    if (move.same) json["same_as_line"] = line_of[*move.same];
    return json;
}

}  // namespace

std::string openings_json(const games::OpeningTree& tree) {
    const std::vector<std::size_t> lines = games::by_lines(tree);
    std::vector<std::size_t> line_of(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) line_of[lines[i]] = i + 1;
    Json moves = Json::array();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Json json{{"line", i + 1}};
        json.update(move_json(tree.moves[lines[i]], line_of));
        moves.push_back(json);
    }
    return json_text(Json{{"games", tree.games},
                          {"games_from_empty_board", tree.from_empty},
                          {"is_whole", tree.is_whole},
                          {"moves", moves}});
}

}  // namespace katachi::answers
