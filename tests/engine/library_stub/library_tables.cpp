#include "patterndb/library_tables.h"

#include "tests/engine/tiny_tables.h"

namespace katachi {

const PatternTables& library_tables() { return tiny_tables(); }

}  // namespace katachi
