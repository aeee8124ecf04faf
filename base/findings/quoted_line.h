// A source line as a person is shown it: printable, no wider than asked, with a mark under some of its bytes.
#pragma once

#include <string>
#include <string_view>

#include "base/findings/source_file.h"

namespace katachi::base {

struct QuotedLine {
    std::string text;
    int mark_column = 0;  // from 0, in terminal cells
    int mark_width = 0;
};

// `mark` are offsets into `bytes`; an empty one marks the place before its byte. Of a line wider than `width`
// the part around the mark is kept, and an ellipsis stands for what is left out.
QuotedLine quote_line(std::string_view bytes, Span mark, int width, bool unicode);

}  // namespace katachi::base
