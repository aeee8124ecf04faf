// Moves that the engine finds itself, for all commands that ask for one.
#pragma once

#include "engine/gtp/session.h"

namespace katachi {

constexpr const char* cannot_play = "no moves can be made here";

// All that White is given.
double points_of_white(const GtpSession& session);

// About the session's position, with the time that its clock leaves.
MoveQuestion question_for(const GtpSession& session, Colour colour);

enum class AfterMove : std::uint8_t { only_told, played };

// The move's name, "PASS" or "resign". The time for a played one is taken off the clock.
GtpAnswer generate(GtpSession& session, MoveQuestion question, AfterMove after);

// Searches as long as for a move, but none is played: the failure where that cannot be done.
std::optional<GtpAnswer> obstacle_to_search(GtpSession& session, Colour colour);

// Searches on while it is the opponent's turn, until a request waits; only where the session ponders.
void ponder(GtpSession& session);

}  // namespace katachi
