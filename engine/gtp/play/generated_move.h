// Moves that the engine finds itself, for all commands that ask for one.
#pragma once

#include "engine/gtp/session/session.h"

namespace katachi::gtp {

constexpr const char* cannot_play = "no moves can be made here";

// All that White is given.
double points_of_white(const Session& session);

// About the session's position, with the time that its clock leaves.
search::MoveQuestion question_for(const Session& session, board::Colour colour);

enum class AfterMove : std::uint8_t { only_told, played };

// The move's name, "PASS" or "resign". The time for a played one is taken off the clock.
Answer generate(Session& session, search::MoveQuestion question, AfterMove after);

// Searches as long as for a move, but none is played: the failure where that cannot be done.
std::optional<Answer> obstacle_to_search(Session& session, board::Colour colour);

// Searches on while it is the opponent's turn, until a request waits; only where the session ponders.
void ponder(Session& session);

}  // namespace katachi::gtp
