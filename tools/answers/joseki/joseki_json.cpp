#include "tools/answers/joseki/joseki_json.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "engine/board/side_name.h"
#include "engine/board/turned_vertex.h"
#include "joseki/graph/continuations.h"
#include "joseki/graph/import_words.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

std::string point(board::Vertex vertex, int size) {
    return vertex == board::pass_vertex ? "tenuki" : board::vertex_name(vertex, size);
}

// The date is a number such as 20160703, of which the month and the day are 0 where they are not known.
std::string date_text(int date) {
    const int year = date / 10000, month = date / 100 % 100, day = date % 100;
    if (month == 0) return fmt::format("{:04}", year);
    if (day == 0) return fmt::format("{:04}-{:02}", year, month);
    return fmt::format("{:04}-{:02}-{:02}", year, month, day);
}

void add_record(Json& value, const joseki::PlayRecord& played) {
    if (played.games == 0) return;
    value["games"] = played.games;
    value["won"] = played.own_wins;
    value["lost"] = played.opponent_wins;
    if (played.first_date > 0)
        value["dates"] = {{"first", date_text(played.first_date)}, {"last", date_text(played.last_date)}};
}

Json move_json(const joseki::AnsweredMove& move, const joseki::Graph& library, int size) {
    const joseki::Edge& edge = library.edge(move.edge);
    Json value;
    value["vertex"] = point(move.move, size);
    if (move.mirrored) value["mirrored"] = point(*move.mirrored, size);
    if (edge.move_class) value["class"] = joseki::name(*edge.move_class);
    value["to"] = joseki::identity_code(library.node(edge.to).stones);
    if (edge.played.games > 0) value["share"] = move.share;
    add_record(value, edge.played);
    if (const auto won = joseki::success(edge.played)) {
        value["success"] = {{"rate", won->rate}, {"margin", won->margin}};
    }
    if (!edge.pattern.constraint.empty()) value["constraint"] = edge.pattern.constraint;
    if (!edge.name.empty()) value["name"] = edge.name;
    if (!edge.example.empty()) value["example"] = edge.example;
    if (move.has_slid) value["has_slid"] = true;
    for (const auto& [language, text] : edge.texts) value["texts"][language] = text;
    return value;
}

Json answer_json(const joseki::LibraryAnswer& answer, const authoring::JosekiReport& report,
                 const joseki::Graph& library) {
    const joseki::Node& node = library.node(answer.node);
    const int size = report.board.size;
    Json value;
    value["place"] = joseki::place_name(answer, node, size);
    value["position"] = joseki::identity_code(node.stones);
    if (!node.code.empty()) value["code"] = node.code;
    value["stage"] = joseki::stage(node);
    if (node.outcome)
        value["good_for"] = joseki::word_of(joseki::outcome_words, joseki::favoured(*node.outcome, report.to_move));
    if (node.points) value["good_by"] = *node.points;
    if (node.urgency) value["elsewhere"] = joseki::name(*node.urgency);
    value["height"] = answer.rows;
    value["width"] = answer.columns;
    value["degree"] = answer.degree();
    value["differences"] = answer.differences;
    value["has_last_move"] = answer.has_last_move;
    add_record(value["reached"] = Json::object(), joseki::reached(library, answer.node));
    value["moves"] = Json::array();
    for (const joseki::AnsweredMove& move : answer.moves) value["moves"].push_back(move_json(move, library, size));
    for (const joseki::Arrival& arrival : joseki::arrivals(library, answer.node, answer.orientation, size))
        value["reached_by"].push_back({{"vertex", point(arrival.move, size)},
                                       {"from", joseki::identity_code(library.node(arrival.from).stones)}});
    return value;
}

// Counts of several sources are sums elsewhere.
void add_sources(Json& value, const std::vector<joseki::PositionSource>& sources) {
    value["sources"] = Json::array();
    for (const joseki::PositionSource& source : sources) value["sources"].push_back(source.name);
    for (const joseki::PositionSource& source : joseki::counting_sources(sources))
        value["counted_by"].push_back({{"source", source.name}, {"games", source.reached}});
}

void add_disputed(Json& value, const std::vector<joseki::DisputedMove>& moves, board::Orientation orientation,
                  int size) {
    for (const joseki::DisputedMove& move : moves) {
        Json classes;
        for (const joseki::ClassStatement& statement : move.statements)
            classes.push_back({{"source", statement.source}, {"class", joseki::name(statement.move_class)}});
        value["disputed"].push_back(
            {{"vertex", point(board::turned(move.move, orientation, size), size)}, {"classes", std::move(classes)}});
    }
}

Json followed_move_json(const authoring::FollowedMove& move, const joseki::Graph& library) {
    Json value;
    value["move"] = move.move.number;
    value["colour"] = board::side_word(move.move.colour);
    value["vertex"] = point(move.move.vertex, board::max_board_size);
    value["is_known"] = move.known.has_value();
    if (!move.known) return value;
    const joseki::Edge& edge = library.edge(*move.known);
    if (edge.move_class) value["class"] = joseki::name(*edge.move_class);
    if (!edge.name.empty()) value["name"] = edge.name;
    add_record(value, edge.played);
    return value;
}

Json followed_corner_json(board::Corner place, const authoring::FollowedCorner& corner, const joseki::Graph& library) {
    Json value;
    value["corner"] = board::name(place);
    value["followed"] = corner.followed;
    if (const std::string name = corner.name(library); !name.empty()) value["name"] = name;
    if (corner.has_left()) value["left_with"] = followed_move_json(corner.moves[corner.followed], library);
    if (corner.doubtful) {
        value["doubtful"] = followed_move_json(corner.moves[corner.doubtful->move], library);
        value["doubtful"]["better"] = Json::array();
        for (const joseki::AnsweredMove& move : corner.doubtful->better)
            value["doubtful"]["better"].push_back(move_json(move, library, board::max_board_size));
    }
    value["moves"] = Json::array();
    for (const authoring::FollowedMove& move : corner.moves)
        value["moves"].push_back(followed_move_json(move, library));
    if (!corner.next) return value;
    value["to_move"] = board::side_word(corner.to_move);
    value["position"] = joseki::identity_code(library.node(corner.next->node).stones);
    for (const joseki::AnsweredMove& move : corner.next->moves)
        value["library"].push_back(move_json(move, library, board::max_board_size));
    return value;
}

Json followed_json(const std::string& name, const authoring::FollowedGame& game, const joseki::Graph& library,
                   std::optional<board::Corner> corner) {
    Json value;
    value["game"] = name;
    value["corners"] = Json::array();
    for (const board::Corner place : board::four_corners)
        if (!corner || *corner == place)
            value["corners"].push_back(followed_corner_json(place, game[static_cast<std::size_t>(place)], library));
    return value;
}

}  // namespace

std::string followed_game_json(const std::string& name, const authoring::FollowedGame& game,
                               const joseki::Graph& library, std::optional<board::Corner> corner) {
    return json_text(followed_json(name, game, library, corner));
}

std::string followed_games_json(const std::vector<std::pair<std::string, authoring::FollowedGame>>& games,
                                const joseki::Graph& library, std::optional<board::Corner> corner) {
    Json value;
    value["games"] = Json::array();
    for (const auto& [name, game] : games) value["games"].push_back(followed_json(name, game, library, corner));
    return json_text(value);
}

std::string joseki_json(const authoring::JosekiReport& report, const joseki::Graph& library) {
    Json value;
    value["asked"] = report.title;
    value["rows"] = board::to_rows(report.board);
    value["to_move"] = board::side_word(report.to_move);
    value["answers"] = Json::array();
    for (std::size_t i = 0; i < report.answers.size(); ++i) {
        value["answers"].push_back(answer_json(report.answers[i], report, library));
        add_sources(value["answers"].back(), report.sources[i]);
        add_disputed(value["answers"].back(), report.disputed[i], report.answers[i].orientation, report.board.size);
    }
    return json_text(value);
}

}  // namespace katachi::answers
