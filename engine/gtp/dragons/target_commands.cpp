// Combinations of threats of any kind, on the board as it is shown.
#include "engine/combinations/target_search.h"
#include "engine/gtp/dragons/opponent_targets.h"
#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

namespace {

Answer double_threats(Session& session, const Arguments& arguments) {
    const auto attacker = parse_colour(arguments[0]);
    if (!attacker) return failure(invalid_color);
    const OpponentTargets targets(session, *attacker);
    const auto all = targets.all();
    board::Board board = session.game.board();
    std::string text;
    for (const auto& threat : combinations::TargetSearch(board, *attacker, all).double_threats())
        text += (text.empty() ? "" : "\n") + session.name(threat.line.front()) + targets.text_of(threat.targets);
    return success(text.empty() ? "none" : text);
}

// "N13 captures N16 kills D11", and the line.
Answer combination(Session& session, const Arguments& arguments) {
    const auto attacker = parse_colour(arguments[0]);
    if (!attacker) return failure(invalid_color);
    const OpponentTargets targets(session, *attacker);
    const auto all = targets.all();
    board::Board board = session.game.board();
    combinations::TargetSearch search(board, *attacker, all);
    const auto found = search.shortest();
    if (!found) return success(search.is_complete() ? "none" : "unclear");
    std::string text = session.name(found->line.front()) + targets.text_of(found->targets);
    if (found->line.size() > 1) {
        text += "\nline";
        for (const board::Vertex move : found->line) text += ' ' + session.name(move);
    }
    return success(text);
}

}  // namespace

std::span<const Command> target_commands() {
    static constexpr Command commands[] = {
        {"katachi-double_threats", "COLOUR",
         "moves that threaten two things at once, captures, kills, cuts, break-ins, of which no answer saves both, a "
         "line each; or none",
         double_threats},
        {"katachi-combination", "COLOUR",
         "the first of up to two threats of any kind that no answers meet, what one of them takes in the end, and a "
         "line; or none, or unclear at the limit of reading",
         combination},
    };
    return commands;
}

}  // namespace katachi::gtp
