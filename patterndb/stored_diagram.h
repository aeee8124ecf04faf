// Diagrams out of the columns of the table entry.
#pragma once

#include <string_view>

#include "compiler/model/diagram.h"
#include "patterndb/catalogue.h"

namespace katachi::catalogue {

// `edges` as edge_bits makes them, `cells` row by row. Throws CatalogueError where there are more or fewer of them.
compiler::Diagram stored_diagram(const Catalogue& catalogue, int rows, int columns, unsigned edges,
                                 std::string_view cells);

}  // namespace katachi::catalogue
