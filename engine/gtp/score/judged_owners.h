// Owners of points and the expected score at the board of the session, without a search.
#pragma once

#include "engine/gtp/session/session.h"

namespace katachi::gtp {

// That of the session, made when it is first asked for.
analysis::OwnerJudge& owner_judge(Session& session);

position::ExpectedScore expected_score(Session& session);

}  // namespace katachi::gtp
