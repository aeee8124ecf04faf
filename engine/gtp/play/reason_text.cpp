#include "engine/gtp/play/reason_text.h"

#include "engine/gtp/play/search_text.h"

namespace katachi::gtp {

std::string search_line(const Session& session, const search::MoveCandidate& candidate) {
    return session.name(candidate.vertex) + ": " + std::to_string(candidate.visits) +
           (candidate.visits == 1 ? " visit, " : " visits, ") + percent(candidate.likely_win_rate) + "% to win, " +
           percent(candidate.prior) + "% expected, " + line_text(session, candidate.line);
}

std::vector<std::string> reason_lines(moves::MoveKnowledge& knowledge, const moves::MoveSituation& situation,
                                      board::Vertex vertex) {
    std::vector<std::string> lines;
    for (const moves::MoveReason& found : knowledge.reasons(situation, vertex))
        lines.push_back((found.weight < 0 ? "" : "+") + decimals(found.weight, 2) + ' ' +
                        std::string(found.source->name()) + ": " + found.text);
    return lines;
}

}  // namespace katachi::gtp
