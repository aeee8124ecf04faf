// The judged hits of tables alone.
#pragma once

#include <memory>

#include "engine/moves/sources/judged_hits.h"

namespace katachi::moves {

inline std::shared_ptr<JudgedHits> judged_hits_of(const match::PatternTables& tables) {
    return std::make_shared<JudgedHits>(std::make_shared<PatternHits>(tables));
}

}  // namespace katachi::moves
