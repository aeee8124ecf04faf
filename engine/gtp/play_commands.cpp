// The engine's own moves.
#include "engine/gtp/commands.h"
#include "engine/gtp/generated_move.h"

namespace katachi::gtp {

namespace {

Answer move_for(Session& session, std::optional<board::Colour> colour) {
    return colour ? generate(session, question_for(session, *colour), AfterMove::played) : failure("invalid color");
}

Answer genmove(Session& session, const Arguments& arguments) { return move_for(session, parse_colour(arguments[0])); }

template <board::Colour colour>
Answer genmove_for(Session& session, const Arguments&) {
    return move_for(session, colour);
}

Answer kgs_genmove_cleanup(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure("invalid color");
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

Answer reg_genmove(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    return colour ? told_move(session, *colour) : failure("invalid color");
}

Answer gg_genmove(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure("invalid color");
    const auto seed = arguments.count() > 1 ? parse_integer(arguments[1]) : 0;
    if (!seed) return failure("invalid random seed");
    if (search::Player* const player = session.play.asked(); player != nullptr)
        player->search().set_seed(static_cast<std::uint64_t>(*seed));
    return told_move(session, *colour);
}

Answer restricted_genmove(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure("invalid color");
    if (arguments.count() < 2) return failure("no allowed vertex");
    search::MoveQuestion question = question_for(session, *colour);
    question.may_resign = false;
    question.only.emplace();
    for (std::size_t i = 1; i < arguments.count(); ++i) {
        const auto point = session.point(arguments[i]);
        if (!point) return failure("invalid coordinate");
        question.only->insert(*point);
    }
    return generate(session, question, AfterMove::played);
}

Answer level(Session& session, const Arguments& arguments) {
    const auto wanted = parse_integer(arguments[0]);
    if (!wanted) return failure("level not an integer");
    if (*wanted < search::least_level || *wanted > search::greatest_level) return failure("levels are 1 to 10");
    search::Player* const player = session.play.asked();
    if (player == nullptr) return failure(cannot_play);
    player->settings().level = *wanted;
    return success();
}

}  // namespace

std::span<const Command> play_commands() {
    static constexpr Command commands[] = {
        {"genmove", "COLOUR", "plays the move that the engine finds best", genmove},
        {"genmove_black", "", "the same for Black", genmove_for<board::Colour::black>},
        {"genmove_white", "", "the same for White", genmove_for<board::Colour::white>},
        {"kgs-genmove_cleanup", "COLOUR", "the same, but dead stones are captured before it passes",
         kgs_genmove_cleanup},
        {"restricted_genmove", "COLOUR VERTICES", "plays the best of these moves, or passes", restricted_genmove},
        {"reg_genmove", "COLOUR", "the move that the engine finds best, not played", reg_genmove},
        {"gg_genmove", "COLOUR [SEED]", "the same, with random numbers begun anew", gg_genmove},
        {"level", "LEVEL", "how long to think where no time is set, 1 to 10", level},
    };
    return commands;
}

}  // namespace katachi::gtp
