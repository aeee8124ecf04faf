// Rows of a drawing to a diagram: finds the edges and the rectangle.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "compiler/model/diagram.h"
#include "compiler/syntax/diagnostic.h"

namespace katachi {

// Emits "not-a-rectangle" and "inconsistent-edges" (source and pattern left empty).
// Nothing where there is no rectangle of cells to speak of; an edge that is drawn wrongly keeps the cells.
std::optional<Diagram> read_diagram(const SourceFile& source, std::vector<DiagramLine> lines, Diagnostics& diagnostics);

// Eye shapes need not be rectangles: what a row lacks is outside of the eye space.
std::optional<Diagram> read_eye_diagram(std::vector<DiagramLine> lines, Diagnostics& diagnostics);

}  // namespace katachi
