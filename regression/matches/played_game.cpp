#include "regression/matches/played_game.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace katachi::regression {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 9> end_names{"passes",       "resignation", "repetition", "move limit", "time",
                                                    "illegal move", "no answer",   "crash",      "refusal"};
constexpr std::array<std::string_view, 4> winner_names{"black", "white", "draw", "unknown"};

template <typename Value, std::size_t count>
Value named(const std::array<std::string_view, count>& names, const std::string& name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) throw std::invalid_argument(name);
    return static_cast<Value>(found - names.begin());
}

Json cost_json(const PlayerCost& cost) {
    return {{"moves", cost.moves},
            {"cpu_seconds", cost.cpu_seconds},
            {"seconds", cost.seconds},
            {"longest_seconds", cost.longest_seconds}};
}

PlayerCost read_cost(const Json& value) {
    return {.moves = value.at("moves"),
            .cpu_seconds = value.at("cpu_seconds"),
            .seconds = value.at("seconds"),
            .longest_seconds = value.at("longest_seconds")};
}

}  // namespace

std::string_view name(GameEnd end) { return end_names.at(static_cast<std::size_t>(end)); }

std::optional<std::size_t> PlayedGame::winning_player() const {
    if (winner == Winner::black) return black_of(number);
    if (winner == Winner::white) return 1 - black_of(number);
    return std::nullopt;
}

std::optional<double> PlayedGame::points_of_a() const {
    if (winner == Winner::unknown) return std::nullopt;
    if (winner == Winner::draw) return 0.5;
    return winning_player() == 0U ? 1 : 0;
}

Json game_json(const PlayedGame& game) {
    const auto winner = game.winning_player();
    return {{"number", game.number + 1},
            {"black", std::string(1, player_letters[black_of(game.number)])},
            {"winner", winner_names.at(static_cast<std::size_t>(game.winner))},
            {"won_by", winner ? Json(std::string(1, player_letters[*winner])) : Json()},
            {"result", game.result},
            {"end", name(game.end)},
            {"explanation", game.explanation},
            {"is_disputed", game.is_disputed},
            {"moves", game.moves},
            {"A", cost_json(game.costs[0])},
            {"B", cost_json(game.costs[1])}};
}

PlayedGame read_game(const Json& value) {
    PlayedGame game;
    game.number = value.at("number").get<int>() - 1;
    if (game.number < 0) throw std::invalid_argument("number");
    game.winner = named<Winner>(winner_names, value.at("winner"));
    game.result = value.at("result");
    game.end = named<GameEnd>(end_names, value.at("end"));
    game.explanation = value.at("explanation");
    game.is_disputed = value.at("is_disputed");
    game.moves = value.at("moves");
    game.costs = {read_cost(value.at("A")), read_cost(value.at("B"))};
    return game;
}

}  // namespace katachi::regression
