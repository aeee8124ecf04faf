// PatternTables as the bytes of a `.kpb` file.
#pragma once

#include <string>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::compiler {

// A blob as engine/match/blob/pattern_blob.h describes it. The same tables always give the same bytes.
std::string blob_bytes(const match::PatternTables& tables);

}  // namespace katachi::compiler
