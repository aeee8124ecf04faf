// Why a move is looked at, in words.
#pragma once

#include <string>
#include <vector>

#include "engine/gtp/session/session.h"

namespace katachi::gtp {

// "E5: 120 visits, 53.2% to win, 12.3% expected, E5 C3 D4"
std::string search_line(const Session& session, const search::MoveCandidate& candidate);

// "+1.42 capture: captures three stones", the strongest reason first.
std::vector<std::string> reason_lines(moves::MoveKnowledge& knowledge, const moves::MoveSituation& situation,
                                      board::Vertex vertex);

}  // namespace katachi::gtp
