#include "tools/answers/games/shape_shard_json.h"

#include <nlohmann/json.hpp>

#include "base/files/file_error.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

constexpr const char* kind = "katachi games search --shard, 2";
constexpr std::size_t most_shards = 1000000;

struct NoShard {};

void require(bool holds) {
    if (!holds) throw NoShard{};
}

int int_in(const Json& json, int least, int most) {
    const int value = json.get<int>();
    require(json.is_number_integer() && value >= least && value <= most);
    return value;
}

board::Colour colour_in(const Json& json) {
    return int_in(json, 1, 2) == 1 ? board::Colour::black : board::Colour::white;
}

int number_of(board::Colour colour) { return colour == board::Colour::black ? 1 : 2; }

// Rows of digits, a bit for each thing that a point allows.
Json cells_json(const games::Shape& shape) {
    Json rows = Json::array();
    for (int row = 0; row < shape.rows; ++row) {
        std::string cells;
        for (int column = 0; column < shape.columns; ++column) cells += static_cast<char>('0' + shape.at(row, column));
        rows.push_back(cells);
    }
    return rows;
}

games::Shape shape_in(const Json& rows, const Json& edges) {
    games::Shape shape;
    shape.rows = static_cast<int>(rows.size());
    shape.columns = static_cast<int>(rows.at(0).get_ref<const std::string&>().size());
    for (const Json& row : rows) {
        const auto& cells = row.get_ref<const std::string&>();
        require(static_cast<int>(cells.size()) == shape.columns);
        for (const char cell : cells) {
            require(cell >= '0' && cell <= '7');
            shape.cells.push_back(static_cast<games::Allowed>(cell - '0'));
        }
    }
    require(shape.rows > 0 && shape.rows <= board::max_board_size);
    require(shape.columns > 0 && shape.columns <= board::max_board_size);
    shape.edges = {.north = edges.at(0).get<bool>(),
                   .south = edges.at(1).get<bool>(),
                   .west = edges.at(2).get<bool>(),
                   .east = edges.at(3).get<bool>()};
    return shape;
}

Json question_json(const ShardQuestion& question) {
    const games::Shape& shape = question.shape.shape;
    return {{"cells", cells_json(shape)},
            {"edges", {shape.edges.north, shape.edges.south, shape.edges.west, shape.edges.east}},
            {"turns", question.shape.ways.turns},
            {"exchanges_colours", question.shape.ways.exchanges_colours},
            {"counts_positions", question.shape.counting == games::HitCounting::positions},
            {"chosen", question.chosen},
            {"games", question.games},
            {"shards", question.shards},
            {"lists_games", question.lists_games},
            {"limit", question.limit}};
}

ShardQuestion question_in(const Json& json) {
    ShardQuestion question;
    question.shape.shape = shape_in(json.at("cells"), json.at("edges"));
    question.shape.ways = {.turns = json.at("turns").get<bool>(),
                           .exchanges_colours = json.at("exchanges_colours").get<bool>()};
    if (json.at("counts_positions").get<bool>()) question.shape.counting = games::HitCounting::positions;
    json.at("chosen").get_to(question.chosen);
    json.at("games").get_to(question.games);
    json.at("shards").get_to(question.shards);
    json.at("lists_games").get_to(question.lists_games);
    json.at("limit").get_to(question.limit);
    return question;
}

Json packed_move(const games::ShapeMove& move) { return {move.row, move.column, number_of(move.colour)}; }

games::ShapeMove move_in(const Json& json, const games::Shape& shape) {
    return {int_in(json.at(0), 0, shape.rows - 1), int_in(json.at(1), 0, shape.columns - 1), colour_in(json.at(2))};
}

Json continuations_json(const games::ShapeAnswer& answer) {
    Json all = Json::array();
    for (const auto& [move, count] : answer.continuations) {
        Json json{{"move", packed_move(move)},
                  {"counts", {count.at_once, count.later, count.won, count.lost}},
                  {"years", {count.first_year, count.last_year}}};
        Json replies = Json::array();
        if (const auto found = answer.replies.find(move); found != answer.replies.end())
            for (const auto& [reply, played] : found->second)
                replies.push_back({{"move", packed_move(reply)}, {"played", played}});
        json["replies"] = replies;
        all.push_back(json);
    }
    return all;
}

void read_continuation(const Json& json, const games::Shape& shape, games::ShapeAnswer& answer) {
    const games::ShapeMove move = move_in(json.at("move"), shape);
    const Json& counts = json.at("counts");
    games::ContinuationCount& count = answer.continuations[move];
    counts.at(0).get_to(count.at_once);
    counts.at(1).get_to(count.later);
    counts.at(2).get_to(count.won);
    counts.at(3).get_to(count.lost);
    json.at("years").at(0).get_to(count.first_year);
    json.at("years").at(1).get_to(count.last_year);
    for (const Json& reply : json.at("replies"))
        answer.replies[move][move_in(reply.at("move"), shape)] = reply.at("played").get<std::uint64_t>();
}

Json reached_json(const games::ShapeAnswer& answer) {
    Json all = Json::array();
    for (const auto& [move, times] : answer.reached) all.push_back({{"move", packed_move(move)}, {"times", times}});
    return all;
}

Json answer_json(const games::ShapeAnswer& answer) {
    return {{"games", answer.games},
            {"games_with_hit", answer.games_with_hit},
            {"hits", answer.hits},
            {"hits_exchanged", answer.hits_exchanged},
            {"broken", answer.broken},
            {"standing", answer.standing},
            {"continuations", continuations_json(answer)},
            {"reached", reached_json(answer)}};
}

Json chances_json(const games::ContinuationChances& chances) {
    Json movers = Json::array();
    for (const auto& [move, counts] : chances.movers())
        movers.push_back({{"move", packed_move(move)}, {"groups", counts.by_group()}});
    return {{"games", chances.expectations().rows()}, {"movers", movers}};
}

games::ContinuationChances chances_in(const Json& json, const games::Shape& shape) {
    games::ContinuationChances chances;
    for (const Json& row : json.at("games")) require(chances.expectations().add(row.get<games::Expectations::Row>()));
    for (const Json& movers : json.at("movers")) {
        const games::ShapeMove move = move_in(movers.at("move"), shape);
        for (const Json& group : movers.at("groups")) {
            const auto number = group.at(0).get<std::uint32_t>();
            require(number < games::mover_group_count);
            chances.add(move, games::group_of(number), group.at(1).get<std::uint64_t>());
        }
    }
    return chances;
}

games::ShapeAnswer answer_in(const Json& json, const games::Shape& shape) {
    games::ShapeAnswer answer;
    json.at("games").get_to(answer.games);
    json.at("games_with_hit").get_to(answer.games_with_hit);
    json.at("hits").get_to(answer.hits);
    json.at("hits_exchanged").get_to(answer.hits_exchanged);
    json.at("broken").get_to(answer.broken);
    json.at("standing").get_to(answer.standing);
    for (const Json& continuation : json.at("continuations")) read_continuation(continuation, shape, answer);
    for (const Json& reached : json.at("reached"))
        reached.at("times").get_to(answer.reached[move_in(reached.at("move"), shape)]);
    return answer;
}

Json listed_json(const ListedHit& listed) {
    const games::ShapeHit& hit = listed.hit;
    const ListedGame& game = *listed.game;
    return {{"game", game.name},
            {"number", game.number},
            {"size", game.size},
            {"black", game.black},
            {"white", game.white},
            {"result", game.result},
            {"position", hit.position},
            {"form", {static_cast<int>(hit.form.orientation), hit.form.exchanges_colours ? 1 : 0}},
            {"upper_left", {hit.upper_left.row, hit.upper_left.column}},
            {"end", static_cast<int>(hit.end)},
            {"next", {hit.next_move, hit.move.vertex}}};
}

ListedHit listed_in(const Json& json) {
    const ListedGame game{.name = json.at("game"),
                          .black = json.at("black"),
                          .white = json.at("white"),
                          .result = json.at("result"),
                          .size = int_in(json.at("size"), board::min_board_size, board::max_board_size),
                          .number = json.at("number")};
    games::ShapeHit hit;
    json.at("position").get_to(hit.position);
    hit.form.orientation = board::all_orientations[static_cast<std::size_t>(
        int_in(json.at("form").at(0), 0, board::orientation_count - 1))];
    hit.form.exchanges_colours = int_in(json.at("form").at(1), 0, 1) == 1;
    hit.upper_left = {int_in(json.at("upper_left").at(0), 0, game.size - 1),
                      int_in(json.at("upper_left").at(1), 0, game.size - 1)};
    hit.end = static_cast<games::HitEnd>(int_in(json.at("end"), 0, static_cast<int>(games::HitEnd::stands)));
    json.at("next").at(0).get_to(hit.next_move);
    hit.move.vertex = int_in(json.at("next").at(1), 0, static_cast<int>(board::vertex_count) - 1);
    return {std::make_shared<const ListedGame>(game), hit};
}

ShapeShard shard_in(const Json& json) {
    require(json.at("kind") == kind);
    ShapeShard shard;
    shard.question = question_in(json.at("question"));
    json.at("shard").get_to(shard.number);
    require(shard.question.shards <= most_shards && shard.number >= 1 && shard.number <= shard.question.shards);
    shard.answer = answer_in(json.at("answer"), shard.question.shape.shape);
    shard.chances = chances_in(json.at("chances"), shard.question.shape.shape);
    for (const Json& hit : json.at("listed")) shard.listed.push_back(listed_in(hit));
    return shard;
}

}  // namespace

std::string shape_shard_json(const ShapeShard& shard) {
    Json listed = Json::array();
    for (const ListedHit& hit : shard.listed) listed.push_back(listed_json(hit));
    return json_text(Json{{"kind", kind},
                          {"question", question_json(shard.question)},
                          {"shard", shard.number},
                          {"answer", answer_json(shard.answer)},
                          {"chances", chances_json(shard.chances)},
                          {"listed", listed}});
}

ShapeShard read_shape_shard(const std::string& text, const std::string& name) {
    const base::FileError no_shard(name + ": is no answer of katachi games search --shard, or not a whole one");
    try {
        return shard_in(Json::parse(text));
    } catch (const Json::exception&) {
        throw no_shard;
    } catch (const NoShard&) {
        throw no_shard;
    }
}

bool are_of_one_search(const ShapeShard& a, const ShapeShard& b) {
    return question_json(a.question) == question_json(b.question);
}

}  // namespace katachi::answers
