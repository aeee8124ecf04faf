// Influence as text: numbers by rows, as GNU Go gives them.
#pragma once

#include <string>
#include <string_view>

#include "engine/gtp/session/session.h"
#include "engine/influence/influence.h"

namespace katachi::gtp {

// What an answer about influence is made of.
struct TellableInfluence {
    influence::Influence influence;
    board::VertexSet no_black_territory, no_white_territory;
};

// The influence if `to_move` begins, with the patterns of the session.
TellableInfluence initial_influence(Session& session, board::Colour to_move);
// The same before dragons are known: of strings by their reading.
TellableInfluence influence_of_strings(Session& session, board::Colour to_move);
// The influence is that after a move, which must be legal, if the other side goes on.
TellableInfluence influence_after_move(Session& session, board::Colour colour, board::Vertex move);
// The same where the mover's side goes on from the stones that the move placed or saved.
TellableInfluence followup_influence(Session& session, board::Colour colour, board::Vertex move);

// 4 to -4 as GNU Go counts: stones, territory, moyo, area, nobody's; White's above 0.
int region_number(const influence::Influence& influence, board::Vertex vertex);

// Whether a name stands for data of influence: `white_influence` and so on (manual, chapter 19.6).
bool is_influence_data(std::string_view name);
// The data of such a name, rows of the board as it is shown.
std::string influence_text(const Session& session, const TellableInfluence& told, std::string_view name);

}  // namespace katachi::gtp
