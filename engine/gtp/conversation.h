// The loop that answers a controller's requests.
#pragma once

#include <istream>
#include <optional>
#include <ostream>

#include "engine/gtp/session/session.h"

namespace katachi::gtp {

// Answers requests until quit or the end of the input. Where an answer goes on until the next request, or the session
// ponders, `input_waits` of the session tells of that request.
void converse(Session& session, std::istream& input, std::ostream& output);

// One step of it: writes the answer to the next request and gives it too; nothing where the conversation is at its end.
std::optional<Answer> answer_next(Session& session, std::istream& input, std::ostream& output);

}  // namespace katachi::gtp
