// Diagrams out of the columns of the table entry.
#pragma once

#include <string_view>

#include "compiler/model/diagram.h"

namespace katachi::catalogue {

// `edges` as edge_bits makes them, `cells` row by row.
compiler::Diagram stored_diagram(int rows, int columns, unsigned edges, std::string_view cells);

}  // namespace katachi::catalogue
