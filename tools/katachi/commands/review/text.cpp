#include "tools/katachi/commands/review/text.h"

#include <fmt/format.h>

#include "base/text/counted.h"
#include "base/text/terminal_text.h"
#include "engine/board/move_name.h"
#include "engine/board/side_name.h"
#include "tools/authoring/review/sentence.h"

namespace katachi::cli {

std::string review_text(const authoring::Review& review, const base::TextStyle& style) {
    const auto shown = [&](const std::string& text) { return base::printable(text, style.unicode); };
    std::string text = shown(review.source) + ": ";
    if (const std::string players = authoring::players_of(review); !players.empty()) text += shown(players) + ", ";
    if (!review.result.empty()) text += shown(review.result) + ", ";
    text += base::counted(review.moves.size(), "move", "moves") + '\n';
    for (const authoring::Claim& claim : review.summary) text += shown(authoring::sentence(claim, review.size)) + '\n';
    for (const authoring::Turn& turn : review.turns) {
        const authoring::ReviewedMove& move = review.moves[static_cast<std::size_t>(turn.move) - 1];
        text += fmt::format("\nmove {}, {} {}\n", move.number, board::side_name(move.move.colour),
                            board::move_name(move.move.vertex, review.size));
        for (const authoring::Claim& claim : move.claims)
            text += "  " + shown(authoring::sentence(claim, review.size)) + '\n';
    }
    return text;
}

}  // namespace katachi::cli
