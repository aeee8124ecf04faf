#include "tools/answers/joseki/evaluation_json.h"

#include <nlohmann/json.hpp>

#include "joseki/graph/import_words.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

Json json_of(const ValuedJoseki& joseki) {
    Json value{{"position", joseki::identity_code(joseki.end.corner.stones)},
               {"name", joseki.end.name},
               {"moves", joseki.end.moves},
               {"to_move", joseki.end.corner.beginner_is_to_move ? "black" : "white"},
               {"score", joseki.worth.points},
               {"margin", joseki.worth.margin},
               {"games", joseki.known.games}};
    if (joseki.known.wins)
        value["black_wins"] = {{"rate", joseki.known.wins->rate}, {"margin", joseki.known.wins->margin}};
    if (joseki.known.outcome)
        value["good_for"] =
            joseki::word_of(joseki::outcome_words, joseki::favoured(*joseki.known.outcome, board::Colour::black));
    if (joseki.known.points) value["good_by"] = *joseki.known.points;
    return value;
}

}  // namespace

std::optional<double> mean_points(const JosekiValues& values, bool beginner_is_to_move) {
    double sum = 0;
    int count = 0;
    for (const ValuedJoseki& joseki : values.joseki)
        if (joseki.end.corner.beginner_is_to_move == beginner_is_to_move) {
            sum += joseki.worth.points;
            ++count;
        }
    if (count == 0) return std::nullopt;
    return sum / count;
}

std::string evaluation_json(const JosekiValues& values) {
    Json value{{"library", values.library},
               {"boards", values.boards},
               {"seed", values.seed},
               {"balanced_ends", values.balanced},
               {"left_out_for_tenuki", values.with_tenuki},
               {"left_out_for_width", values.too_wide},
               {"is_complete", values.is_complete},
               {"joseki", Json::array()}};
    for (const bool is_black : {true, false})
        if (const auto mean = mean_points(values, is_black))
            value[is_black ? "mean_where_black_is_next" : "mean_where_white_is_next"] = *mean;
    for (const ValuedJoseki& joseki : values.joseki) value["joseki"].push_back(json_of(joseki));
    return json_text(value);
}

}  // namespace katachi::answers
