// What a search has found, as text: for controllers that draw it, and for people.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/gtp/session/session.h"

namespace katachi::gtp {

// "53.2"
std::string percent(double share);
// The text has so many decimals, and a point in every locale.
std::string decimals(double number, int count);

// The moves of a line with blanks between.
std::string line_text(const Session& session, const std::vector<board::Vertex>& line);

// Lines of GoGui's gfx commands: shares of the search as influence, chances to win in percent as labels.
std::string drawn_moves(const Session& session, const std::vector<search::MoveCandidate>& candidates);

// There is a number for each point of the board as the controller sees it, by rows from the top.
std::vector<float> shown_ownership(const Session& session, const search::TreeSearch& search);

// The share that a candidate has of all their visits.
double share_of_visits(const std::vector<search::MoveCandidate>& candidates, const search::MoveCandidate& candidate);

}  // namespace katachi::gtp
