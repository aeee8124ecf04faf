// One pattern of a joseki tree on its way to the text of a database.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "joseki/trees/comment.h"
#include "joseki/trees/corner_drawing.h"
#include "joseki/trees/dialect.h"
#include "joseki/trees/traced_text.h"

namespace katachi::joseki {

struct EntryLabel {
    char letter = 0;
    board::Offset place;
    base::Span span;  // of the LB value
};

struct TreeEntry {
    base::SourcePtr source;
    std::string name;
    base::Span name_span;
    base::Span move_span;
    CornerDrawing drawing;
    std::vector<EntryLabel> labels;  // one a point; one on the move hides its `*`
    JosekiComment comment;
    std::shared_ptr<const WrittenText> comment_text;  // null where there is none
};

// Adds the lines of `Pattern NAME` and those that follow, with their ends and no empty line behind them.
void add_entry(TracedText& text, const TreeEntry& entry, JosekiDialect dialect);

}  // namespace katachi::joseki
