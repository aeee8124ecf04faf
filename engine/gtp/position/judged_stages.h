// The stages of judging the board as it is shown, with the limits that the session has for strings.
#pragma once

#include <functional>

#include "engine/analysis/stages.h"
#include "engine/gtp/session/session.h"

namespace katachi::gtp {

// What `answer` makes of the stages, which are kept until it is asked about another board.
Answer judged_stages(Session& session, const std::function<Answer(analysis::Stages&)>& answer);

// Shows `use` the stages; nothing that is read for them is recorded between start_sgftrace and finish_sgftrace.
void judged_unrecorded(Session& session, const std::function<void(analysis::Stages&)>& use);
// The same of another board, which must stay as long as they are used.
void judged_unrecorded(Session& session, const board::Board& board, board::Colour to_move,
                       const std::function<void(analysis::Stages&)>& use);

}  // namespace katachi::gtp
