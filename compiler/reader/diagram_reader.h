// Rows of a drawing to a diagram: finds the edges and the rectangle.
#pragma once

#include <string_view>
#include <vector>

#include "base/findings/diagnostic.h"
#include "compiler/model/diagram.h"

namespace katachi::compiler {

// Emits "not-a-rectangle", "points-apart" and "inconsistent-edges" (source and pattern left empty). False where there
// is no rectangle of cells to speak of: the diagram then has its lines alone. One with an edge drawn wrongly keeps its
// cells.
bool read_diagram(const base::SourceFile& source, std::vector<DiagramLine> lines, Diagram& diagram,
                  base::Diagnostics& diagnostics);

// Eye shapes need not be rectangles: what a row lacks is outside of the eye space.
bool read_eye_diagram(const base::SourceFile& source, std::vector<DiagramLine> lines, Diagram& diagram,
                      base::Diagnostics& diagnostics);

}  // namespace katachi::compiler
