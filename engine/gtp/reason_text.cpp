#include "engine/gtp/reason_text.h"

#include "engine/gtp/search_text.h"

namespace katachi {

std::string search_line(const GtpSession& session, const MoveCandidate& candidate) {
    return session.name(candidate.vertex) + ": " + std::to_string(candidate.visits) +
           (candidate.visits == 1 ? " visit, " : " visits, ") + percent(candidate.win_rate) + "% to win, " +
           percent(candidate.prior) + "% expected, " + line_text(session, candidate.line);
}

std::vector<std::string> reason_lines(MoveKnowledge& knowledge, const MoveSituation& situation, Vertex vertex) {
    std::vector<std::string> lines;
    for (const MoveReason& found : knowledge.reasons(situation, vertex))
        lines.push_back((found.weight < 0 ? "" : "+") + decimals(found.weight, 2) + ' ' +
                        std::string(found.source->name()) + ": " + found.source->reason(found.feature));
    return lines;
}

}  // namespace katachi
