// A diagram drawn anew in the lines where it stood: indentation, remarks and ends of lines stay.
#pragma once

#include <vector>

#include "compiler/model/diagram.h"
#include "base/findings/text_edit.h"

namespace katachi {

// Appends the edits that put `redrawn` in the place of `diagram`. A remark stays on the row of the same number; where
// there are fewer rows than before, remarks of the rows that go become comment lines at `comments_at`, the beginning
// of a line.
void redraw(const SourceFile& source, const Diagram& diagram, const Diagram& redrawn, std::uint32_t comments_at,
            std::vector<TextEdit>& edits);

}  // namespace katachi
