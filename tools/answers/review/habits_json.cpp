#include "tools/answers/review/habits_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

using authoring::Habits;
using authoring::PhaseFigures;

Json figures_json(const PhaseFigures& figures) {
    return {{"moves", figures.moves},
            {"first_choices", figures.first_choices},
            {"chances", authoring::rounded_number(figures.chances)},
            {"good_shapes", figures.good_shapes},
            {"bad_shapes", figures.bad_shapes},
            {"missed", figures.missed},
            {"left", figures.left}};
}

PhaseFigures figures_from(const Json& value) {
    return {.moves = value.at("moves"),
            .first_choices = value.at("first_choices"),
            .chances = value.at("chances"),
            .good_shapes = value.at("good_shapes"),
            .bad_shapes = value.at("bad_shapes"),
            .missed = value.at("missed"),
            .left = value.at("left")};
}

Json habits_value(const Habits& habits) {
    Json value;
    value["player"] = habits.player;
    value["games"] = habits.games;
    value["won"] = habits.won;
    value["lost"] = habits.lost;
    for (std::size_t phase = 0; phase < habits.figures.size(); ++phase)
        value["phases"][std::string(authoring::phase_name(static_cast<authoring::Phase>(phase)))] =
            figures_json(habits.figures[phase]);
    value["names"] = habits.names;
    return value;
}

Habits habits_from(const Json& value) {
    Habits habits{.player = value.at("player"),
                  .games = value.at("games"),
                  .won = value.at("won"),
                  .lost = value.at("lost"),
                  .names = value.at("names").get<std::map<std::string, int>>()};
    for (std::size_t phase = 0; phase < habits.figures.size(); ++phase)
        habits.figures[phase] = figures_from(
            value.at("phases").at(std::string(authoring::phase_name(static_cast<authoring::Phase>(phase)))));
    return habits;
}

}  // namespace

std::string habits_json(const std::vector<authoring::PlayerHabits>& table) {
    Json value;
    value["players"] = Json::array();
    for (const authoring::PlayerHabits& player : table) {
        Json each = habits_value(player.habits);
        each["favourites"] = Json::array();
        for (const authoring::FavouriteName& name : player.favourites)
            each["favourites"].push_back({{"name", name.name},
                                          {"times", name.times},
                                          {"share", authoring::rounded_number(name.share)},
                                          {"others_share", authoring::rounded_number(name.others_share)}});
        value["players"].push_back(std::move(each));
    }
    return json_lines(value);
}

std::string reviewed_game_line(const ReviewedGame& game) {
    Json value{{"game", game.name}, {"hash", game.hash}, {"files", game.files}, {"habits", Json::array()}};
    for (const Habits& habits : game.habits) value["habits"].push_back(habits_value(habits));
    return json_line(value) + "\n";
}

std::optional<ReviewedGame> reviewed_game_of_line(std::string_view line) {
    try {
        const Json value = Json::parse(line);
        ReviewedGame game{.name = value.at("game"),
                          .hash = value.at("hash"),
                          .files = value.at("files").get<std::vector<std::string>>(),
                          .habits = {}};
        for (const Json& habits : value.at("habits")) game.habits.push_back(habits_from(habits));
        return game;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

}  // namespace katachi::answers
