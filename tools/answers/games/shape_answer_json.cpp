#include "tools/answers/games/shape_answer_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>

#include "compiler/model/drawn_sides.h"
#include "engine/board/move_name.h"
#include "tools/answers/json_text.h"
#include "tools/answers/pattern_weight_json.h"

namespace katachi::answers {

namespace {

Json rows_json(const games::Shape& shape) {
    Json rows = Json::array();
    for (int row = 0; row < shape.rows; ++row) {
        std::string cells;
        for (int column = 0; column < shape.columns; ++column) cells += games::cell_of(shape.at(row, column));
        rows.push_back(cells);
    }
    return rows;
}

Json move_json(const games::ShapeMove& move) {
    return {{"row", move.row + 1},
            {"column", move.column + 1},
            {"stone", std::string(1, board::stone_letter(move.colour))}};
}

Json continuation_json(const games::ShapeMove& move, const games::ContinuationCount& count,
                       const games::ShapeAnswer& answer) {
    Json json = move_json(move);
    json["played"] = count.played();
    if (const auto reached = answer.reached.find(move); reached != answer.reached.end())
        json["reached"] = reached->second;
    json["share"] = static_cast<double>(count.played()) / static_cast<double>(answer.hits);
    json["at_once"] = count.at_once;
    json["later"] = count.later;
    json["won"] = count.won;
    json["lost"] = count.lost;
    if (const auto success = authoring::mover_success(count.won, count.lost, count.expected))
        add_success(json, *success);
    if (!answer.tells_expected) json.erase("expected_success");
    if (count.last_year > 0) json["years"] = {{"first", count.first_year}, {"last", count.last_year}};
    if (const auto reply = games::main_reply(answer, move)) {
        json["reply"] = move_json(reply->first);
        json["reply"]["played"] = reply->second;
    }
    return json;
}

Json hit_json(const ListedHit& listed) {
    const games::ShapeHit& hit = listed.hit;
    const ListedGame& game = *listed.game;
    Json json{
        {"game", game.name},
        {"move", hit.position + 1},
        {"black", {{"name", game.black}}},
        {"white", {{"name", game.white}}},
        {"result", game.result},
        {"upper_left", board::vertex_name(board::vertex_at(hit.upper_left.row, hit.upper_left.column), game.size)},
        {"orientation", board::name(hit.form.orientation)},
        {"colours_exchanged", hit.form.exchanges_colours}};
    if (game.number > 0) json["number"] = game.number;
    if (hit.end == games::HitEnd::played)
        json["next"] = {{"move", hit.next_move}, {"vertex", board::move_name(hit.move.vertex, game.size)}};
    return json;
}

// `object` with the hits behind its members, each written before the next is made.
void write_with_hits(std::ostream& out, const Json& object, const std::vector<ListedHit>& listed) {
    const std::string text = json_text(object);
    out << std::string_view(text).substr(0, text.rfind("\n}")) << ",\n  \"listed\": [";
    for (std::size_t i = 0; i < listed.size(); ++i) {
        out << (i > 0 ? "," : "");
        std::istringstream lines(json_text(hit_json(listed[i])));
        for (std::string line; std::getline(lines, line);) out << "\n    " << line;
    }
    out << "\n  ]\n}\n";
}

}  // namespace

void write_shape_answer_json(std::ostream& out, const games::Shape& shape, const games::ShapeAnswer& answer,
                             const std::vector<ListedHit>& listed, std::size_t limit) {
    Json json{{"cells", rows_json(shape)},
              {"edges", compiler::drawn_sides(shape.edges)},
              {"games", answer.games},
              {"games_with_hit", answer.games_with_hit},
              {"hits", answer.hits},
              {"hits_with_colours_exchanged", answer.hits_exchanged},
              {"never_played", answer.standing},
              {"broken_from_outside", answer.broken},
              {"different_continuations", answer.continuations.size()}};
    Json continuations = Json::array();
    const auto sorted = games::by_count(answer);
    for (std::size_t i = 0; i < std::min(limit, sorted.size()); ++i)
        continuations.push_back(continuation_json(sorted[i].first, sorted[i].second, answer));
    json["continuations"] = continuations;
    if (listed.empty())
        out << json_text(json);
    else
        write_with_hits(out, json, listed);
}

}  // namespace katachi::answers
