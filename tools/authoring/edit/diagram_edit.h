// A diagram drawn anew in the lines where it stood: indentation, remarks and ends of lines stay.
#pragma once

#include <vector>

#include "base/findings/text_edit.h"
#include "compiler/model/diagram.h"

namespace katachi::authoring {

// Appends the edits that put `redrawn` in the place of `diagram`. A remark stays on the row of the same number; where
// there are fewer rows than before, remarks of the rows that go become comment lines at `comments_at`, the beginning
// of a line.
void redraw(const base::SourceFile& source, const compiler::Diagram& diagram, const compiler::Diagram& redrawn,
            std::uint32_t comments_at, std::vector<base::TextEdit>& edits);

}  // namespace katachi::authoring
