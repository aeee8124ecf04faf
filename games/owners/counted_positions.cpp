#include "games/owners/counted_positions.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "base/text/number.h"

namespace katachi::games {

namespace {

board::Position position_of(std::string rows) {
    std::ranges::replace(rows, 'B', 'X');
    std::ranges::replace(rows, 'W', 'O');
    std::ranges::replace(rows, '=', '.');
    const auto position = board::parse_rows(rows);
    if (!position || position->size != board::max_board_size) throw std::invalid_argument("no board of 19 lines");
    return *position;
}

double number_of(std::string_view text) {
    const auto number = base::finite_number_from<double>(text);
    if (!number) throw std::invalid_argument("`" + std::string(text) + "` is no number");
    return *number;
}

double balance_of(std::string_view result) {
    if (!result.starts_with("B+") && !result.starts_with("W+"))
        throw std::invalid_argument("`" + std::string(result) + "` is no counted result");
    return result.front() == 'B' ? number_of(result.substr(2)) : -number_of(result.substr(2));
}

board::Colour colour_of(std::string_view name) {
    if (name != "B" && name != "W") throw std::invalid_argument("to_play is B or W");
    return name == "B" ? board::Colour::black : board::Colour::white;
}

CountedPosition position_in(const nlohmann::json& told) {
    return {.game = told.at("game"),
            .move = told.at("move"),
            .to_move = colour_of(told.at("to_play").get<std::string>()),
            .komi = number_of(told.at("komi").get<std::string>()),
            .result = balance_of(told.at("result").get<std::string>()),
            .position = position_of(told.at("board")),
            .owners = position_of(told.at("owner"))};
}

}  // namespace

float outcome(const CountedPosition& counted, board::Vertex vertex, board::Colour side) {
    const board::Colour owner = counted.owners.at(vertex);
    return owner == board::Colour::empty ? 0.5F : owner == side ? 1.0F : 0.0F;
}

position::ScoreQuestion score_question(const CountedPosition& counted) {
    return {.scoring = board::Scoring::territory,
            .komi = counted.komi,
            .to_move = counted.to_move,
            .black_played_more = counted.to_move == board::Colour::white ? 1 : 0};
}

std::variant<std::vector<CountedPosition>, CountedPositionsError> read_counted_positions(std::string_view text) {
    std::vector<CountedPosition> positions;
    for (int number = 1; !text.empty(); ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty()) continue;
        try {
            positions.push_back(position_in(nlohmann::json::parse(line)));
        } catch (const nlohmann::json::exception& error) {
            return CountedPositionsError{number, error.what()};
        } catch (const std::invalid_argument& error) {
            return CountedPositionsError{number, error.what()};
        }
    }
    return positions;
}

}  // namespace katachi::games
