// Combinations of threats of any kind, on the board as it is shown.
#include "engine/combinations/target_search.h"
#include "engine/gtp/dragons/opponent_targets.h"
#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

namespace {

template <typename Tell>
Answer about_targets(Session& session, const Arguments& arguments, Tell tell) {
    const auto attacker = parse_colour(arguments[0]);
    if (!attacker) return failure(invalid_color);
    const OpponentTargets targets(session, *attacker);
    const auto all = targets.all();
    board::Board board = session.game.board();
    combinations::TargetSearch search(board, *attacker, all);
    return success(tell(search, targets));
}

// "N13 captures N16 kills D11".
std::string text_of(const Session& session, const OpponentTargets& targets,
                    const combinations::TargetCombination& found) {
    return session.name(found.line.front()) + targets.text_of(found.targets);
}

Answer double_threats(Session& session, const Arguments& arguments) {
    return about_targets(session, arguments,
                         [&](combinations::TargetSearch& search, const OpponentTargets& targets) -> std::string {
                             std::string text;
                             for (const auto& threat : search.double_threats())
                                 text += (text.empty() ? "" : "\n") + text_of(session, targets, threat);
                             return text.empty() ? "none" : text;
                         });
}

Answer combination(Session& session, const Arguments& arguments) {
    return about_targets(session, arguments,
                         [&](combinations::TargetSearch& search, const OpponentTargets& targets) -> std::string {
                             const auto found = search.shortest();
                             if (!found) return search.is_complete() ? "none" : "unclear";
                             std::string text = text_of(session, targets, *found);
                             if (found->line.size() == 1) return text;
                             text += "\nline";
                             for (const board::Vertex move : found->line) text += ' ' + session.name(move);
                             return text;
                         });
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
