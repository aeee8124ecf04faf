#include "games/owners/counted_positions.h"

#include <fmt/core.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "base/text/lines.h"
#include "base/text/number.h"
#include "engine/board/owner_rows.h"
#include "engine/counting/score.h"

namespace katachi::games {

namespace {

board::Position of_19_lines(const std::optional<board::Position>& position) {
    if (!position || position->size != board::max_board_size) throw std::invalid_argument("no board of 19 lines");
    return *position;
}

double number_of(std::string_view text) {
    const auto number = base::finite_number_from<double>(text);
    if (!number) throw std::invalid_argument("`" + std::string(text) + "` is no number");
    return *number;
}

double balance_of(const std::string& result) {
    const std::optional<double> balance = counted_result(result);
    if (!balance) throw std::invalid_argument("`" + result + "` is no counted result");
    return *balance;
}

board::Scoring scoring_of(const std::string& name) {
    if (name != "area" && name != "territory") throw std::invalid_argument("scoring is area or territory");
    return name == "area" ? board::Scoring::area : board::Scoring::territory;
}

board::Colour colour_of(std::string_view name) {
    if (name != "B" && name != "W") throw std::invalid_argument("to_play is B or W");
    return name == "B" ? board::Colour::black : board::Colour::white;
}

// The reason is told without the library's own number of the error.
std::string reason(const nlohmann::json::exception& error) {
    if (dynamic_cast<const nlohmann::json::parse_error*>(&error) != nullptr) return "is no JSON";
    const std::string_view text = error.what();
    const auto end_of_number = text.find("] ");
    return std::string(end_of_number == std::string_view::npos ? text : text.substr(end_of_number + 2));
}

CountedPosition position_in(const nlohmann::json& told) {
    if (!told.is_object()) throw std::invalid_argument("is no position, but other JSON");
    return {.game = told.at("game"),
            .move = told.at("move"),
            .to_move = colour_of(told.at("to_play").get<std::string>()),
            .komi = number_of(told.at("komi").get<std::string>()),
            .result = balance_of(told.at("result").get<std::string>()),
            .scoring = scoring_of(told.value("scoring", "territory")),
            .position = of_19_lines(board::parse_rows(told.at("board").get<std::string>())),
            .owners = of_19_lines(board::parse_owner_rows(told.at("owner").get<std::string>()))};
}

}  // namespace

float outcome(const CountedPosition& counted, board::Vertex vertex, board::Colour side) {
    const board::Colour owner = counted.owners.at(vertex);
    return owner == board::Colour::empty ? 0.5F : owner == side ? 1.0F : 0.0F;
}

position::ScoreQuestion score_question(const CountedPosition& counted) {
    return {.scoring = counted.scoring,
            .komi = counted.komi,
            .to_move = counted.to_move,
            .black_played_more = counted.to_move == board::Colour::white ? 1 : 0};
}

std::optional<double> counted_result(std::string_view text) {
    if (text == "0") return 0;
    if (!text.starts_with("B+") && !text.starts_with("W+")) return std::nullopt;
    const auto number = base::finite_number_from<double>(text.substr(2));
    if (!number) return std::nullopt;
    return text.front() == 'B' ? *number : -*number;
}

std::variant<std::vector<CountedPosition>, CountedPositionsError> read_counted_positions(std::string_view text) {
    std::vector<CountedPosition> positions;
    int number = 0;
    for (const std::string_view line : base::lines_of(text)) {
        ++number;
        if (line.empty()) continue;
        try {
            positions.push_back(position_in(nlohmann::json::parse(line)));
        } catch (const nlohmann::json::exception& error) {
            return CountedPositionsError{number, reason(error)};
        } catch (const std::invalid_argument& error) {
            return CountedPositionsError{number, error.what()};
        }
    }
    return positions;
}

std::string line_of(const CountedPosition& counted) {
    const nlohmann::ordered_json told{
        {"game", counted.game},
        {"move", counted.move},
        {"to_play", counted.to_move == board::Colour::black ? "B" : "W"},
        {"result", counting::result_text(counted.result)},
        {"komi", fmt::format("{}", counted.komi)},
        {"scoring", counted.scoring == board::Scoring::area ? "area" : "territory"},
        {"board", board::to_rows(counted.position)},
        {"owner", board::to_owner_rows(counted.owners)},
    };
    return told.dump();
}

}  // namespace katachi::games
