// The engine's own moves.
#include <algorithm>

#include "base/text/ascii_case.h"
#include "engine/gtp/play/generated_move.h"
#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

namespace {

Answer move_for(Session& session, std::optional<board::Colour> colour) {
    return colour ? generate(session, question_for(session, *colour), AfterMove::played) : failure(invalid_color);
}

Answer genmove(Session& session, const Arguments& arguments) { return move_for(session, parse_colour(arguments[0])); }

template <board::Colour colour>
Answer genmove_for(Session& session, const Arguments&) {
    return move_for(session, colour);
}

Answer kgs_genmove_cleanup(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure(invalid_color);
    search::MoveQuestion question = question_for(session, *colour);
    question.is_cleanup = true;
    question.may_resign = false;
    return generate(session, question, AfterMove::played);
}

Answer told_move(Session& session, board::Colour colour) {
    search::MoveQuestion question = question_for(session, colour);
    question.may_resign = false;
    return generate(session, question, AfterMove::only_told);
}

Answer gg_genmove(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure(invalid_color);
    const auto seed = arguments.count() > 1 ? parse_integer(arguments[1]) : 0;
    if (!seed) return failure("invalid random seed");
    if (search::Player* const player = session.play.asked(); player != nullptr)
        player->search().set_seed(static_cast<std::uint64_t>(*seed));
    return told_move(session, *colour);
}

Answer reg_genmove(Session& session, const Arguments& arguments) {
    if (arguments.count() > 1) return gg_genmove(session, arguments);
    const auto colour = parse_colour(arguments[0]);
    return colour ? told_move(session, *colour) : failure(invalid_color);
}

Answer restricted_genmove(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure(invalid_color);
    if (arguments.count() < 2) return failure("no allowed vertex");
    search::MoveQuestion question = question_for(session, *colour);
    question.may_resign = false;
    board::VertexSet allowed;
    for (std::size_t i = 1; i < arguments.count(); ++i) {
        const auto point = session.point(arguments[i]);
        if (!point) return failure(invalid_coordinate);
        allowed.insert(*point);
    }
    question.only = question.only ? *question.only & allowed : allowed;
    return generate(session, question, AfterMove::played);
}

Answer level(Session& session, const Arguments& arguments) {
    const auto wanted = parse_real(arguments[0]);
    if (!wanted) return failure("level not an integer");
    search::Player* const player = session.play.asked();
    if (player == nullptr) return failure(cannot_play);
    // GNU Go takes any number, and controllers give such as 12 and 0: the nearest level is meant.
    player->settings().level =
        static_cast<int>(std::clamp<double>(*wanted, search::least_level, search::greatest_level));
    return success();
}

// Controllers mean from here on that there is no limit.
constexpr int unlimited_visits = 1'000'000'000;

Answer set_visits(Session& session, std::string_view value) {
    const auto visits = parse_real(value);
    if (!visits || *visits < 0) return failure("visits are a number from 0, which sets no limit");
    search::Player* const player = session.play.asked();
    if (player == nullptr) return failure(cannot_play);
    const bool is_limited = *visits >= 1 && *visits < unlimited_visits;
    player->settings().playouts = is_limited ? std::optional(static_cast<std::uint64_t>(*visits)) : std::nullopt;
    return success();
}

Answer set_pondering(Session& session, std::string_view value) {
    if (value != "true" && value != "false") return failure("pondering is true or false");
    session.play.ponders = value == "true";
    return success();
}

std::string_view pondering_text(const Session& session) { return session.play.ponders ? "true" : "false"; }

Answer kata_list_params(Session&, const Arguments&) { return success("maxVisits ponderingEnabled"); }

Answer unknown_parameter(std::string_view name) {
    return failure("unknown parameter " + std::string(name) + "; kata-list-params names those that there are");
}

Answer kata_get_param(Session& session, const Arguments& arguments) {
    if (arguments[0] == "ponderingEnabled") return success(std::string(pondering_text(session)));
    if (arguments[0] != "maxVisits") return unknown_parameter(arguments[0]);
    search::Player* const player = session.play.asked();
    if (player == nullptr) return failure(cannot_play);
    return success(std::to_string(player->settings().playouts.value_or(unlimited_visits)));
}

Answer kata_set_param(Session& session, const Arguments& arguments) {
    if (arguments[0] == "ponderingEnabled") return set_pondering(session, arguments[1]);
    if (arguments[0] == "maxVisits") return set_visits(session, arguments[1]);
    return unknown_parameter(arguments[0]);
}

// name NAME value VALUE, where the name has several words for some engines.
Answer lz_setoption(Session& session, const Arguments& arguments) {
    if (arguments.count() == 0)
        return success("option name visits type spin default 0 min 0 max " + std::to_string(unlimited_visits) +
                       "\noption name pondering type check default " + std::string(pondering_text(session)));
    const std::size_t last = arguments.count() - 1;
    if (last < 3 || arguments[0] != "name" || arguments[last - 1] != "value")
        return failure("options are set by: name NAME value VALUE");
    std::string name;
    for (std::size_t i = 1; i + 1 < last; ++i) name += (i == 1 ? "" : " ") + base::lower_case(arguments[i]);
    if (name == "visits" || name == "playouts") return set_visits(session, arguments[last]);
    if (name == "pondering") return set_pondering(session, arguments[last]);
    return failure("unknown option " + name + "; lz-setoption alone names those that there are");
}

}  // namespace

std::span<const Command> play_commands() {
    static constexpr Command commands[] = {
        {"genmove", "COLOUR", "plays the move that the engine finds best", genmove},
        {"genmove_black", "", "the same for Black", genmove_for<board::Colour::black>},
        {"genmove_white", "", "the same for White", genmove_for<board::Colour::white>},
        {"kgs-genmove_cleanup", "COLOUR", "the same, but dead stones are captured before it passes",
         kgs_genmove_cleanup},
        {"restricted_genmove", "COLOUR VERTEX...", "plays the best of these moves, or passes", restricted_genmove},
        {"reg_genmove", "COLOUR [SEED]", "the move that the engine finds best, not played", reg_genmove},
        {"gg_genmove", "COLOUR [SEED]", "the same, with random numbers begun anew", gg_genmove},
        {"level", "LEVEL", "how long to think where no time is set, 1 to 10", level},
        {"kata-list-params", "", "the names of the settings that kata-set-param knows", kata_list_params},
        {"kata-get-param", "NAME", "the value of a setting", kata_get_param},
        {"kata-set-param", "NAME VALUE", "sets how many playouts a move takes, or pondering", kata_set_param},
        {"lz-setoption", "[name NAME... value VALUE]", "the same with visits, playouts and pondering", lz_setoption},
    };
    return commands;
}

}  // namespace katachi::gtp
