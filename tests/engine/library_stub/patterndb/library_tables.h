// Stands in for the header that the table compiler generates from the shipped library.
#pragma once

#include "engine/match/pattern_tables.h"

namespace katachi {

const PatternTables& library_tables();

}  // namespace katachi
