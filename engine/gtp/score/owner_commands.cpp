// Whose each point is likely to be at the end, and the score to be expected, told from facts of the position.
#include "engine/board/turned_vertex.h"
#include "engine/gtp/play/search_text.h"
#include "engine/gtp/score/judged_owners.h"
#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

namespace {

// Rows as katachi-ownership has them, Black's points above 0.
Answer owners(Session& session, const Arguments&) {
    const influence::Field& black = owner_judge(session).owners(session.game.board(), session.game.game().to_move());
    std::string text;
    for (int row = 0; row < session.size(); ++row)
        for (int column = 0; column < session.size(); ++column) {
            const board::Vertex vertex =
                board::turned(board::vertex_at(row, column), session.orientation, session.size());
            text += (column == 0 ? '\n' : ' ') + decimals(2 * black[influence::at(vertex)] - 1, 3);
        }
    return success(text);
}

Answer gfx_owners(Session& session, const Arguments&) {
    const influence::Field& black = owner_judge(session).owners(session.game.board(), session.game.game().to_move());
    std::string text;
    for (int row = 0; row < session.size(); ++row)
        for (int column = 0; column < session.size(); ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            text += ' ' + session.name(vertex) + ' ' + decimals(2 * black[influence::at(vertex)] - 1, 2);
        }
    return success("INFLUENCE" + text + "\nSTATUS expected score " + analysis::text(expected_score(session)));
}

// The facts that are not 0, each with what it means.
Answer owner_facts(Session& session, const Arguments& arguments) {
    const auto vertex = session.point(arguments[0]);
    if (!vertex) return failure(invalid_coordinate);
    const position::PointFacts told =
        owner_judge(session).facts_at(session.game.board(), session.game.game().to_move(), *vertex);
    std::string text = "black " + decimals(told.black, 3);
    for (std::size_t fact = 0; fact < position::owner_fact_count; ++fact) {
        const float value = told.facts[static_cast<position::OwnerFact>(fact)];
        const position::OwnerFactWords& words = position::owner_fact_words()[fact];
        if (value != 0)
            text.append("\n")
                .append(words.name)
                .append(" ")
                .append(decimals(value, 2))
                .append(": ")
                .append(words.meaning);
    }
    return success(text);
}

}  // namespace

std::span<const Command> owner_commands() {
    static constexpr Command commands[] = {
        {"katachi-owners", "", "whose points are likely to be at the end, from -1 (White's) to 1, without a search",
         owners},
        {"katachi-owner_facts", "VERTEX",
         "the chance that Black owns the point at the end, and the facts that tell it, as the owner of its stone sees "
         "them, or else Black",
         owner_facts},
        {"katachi-gfx-owners", "", "the chances of owners, and the score to be expected", gfx_owners},
    };
    return commands;
}

}  // namespace katachi::gtp
