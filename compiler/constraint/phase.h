// Which helpers have a meaning in which databases: each is matched at a time when only some things are known.
#pragma once

#include <string>
#include <string_view>

#include "compiler/model/database_spec.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi::compiler {

bool is_known(match::Knowledge knowledge, DatabaseKind kind);

// "dragons and their status": continues a sentence about what a helper asks.
std::string_view subject(match::Knowledge knowledge);

// "move, endgame, …", or "every database with constraints": continues "it has a meaning in".
std::string where_known(match::Knowledge knowledge);

}  // namespace katachi::compiler
