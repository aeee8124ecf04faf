// Text put together from pieces that remember where they came from, so that what is found in it can be shown where
// its author wrote it.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "compiler/sgf/sgf_tree.h"
#include "compiler/syntax/source_file.h"

namespace katachi {

class TracedText {
  public:
    // Text that stands for what is written in `span`.
    void add(std::string_view text, const SourcePtr& source, Span span);
    // The `length` bytes of `value` from `begin` on, character for character. The value must outlive this object.
    void add_copy(const SourcePtr& source, const SgfValue& value, std::size_t begin, std::size_t length);
    // Ends the line of a copy; the line's end is where the copy ends.
    void end_copied_line() { text_ += '\n'; }

    const std::string& text() const { return text_; }
    // Where the bytes of `span` came from; what goes beyond a piece is cut off.
    std::pair<SourcePtr, Span> origin(Span span) const;

  private:
    struct Piece {
        std::size_t begin = 0;  // in the text
        SourcePtr source;
        Span span = {};
        const SgfValue* copied = nullptr;
        std::size_t copied_from = 0;
        std::size_t copied_length = 0;
    };

    std::string text_;
    std::vector<Piece> pieces_;
};

}  // namespace katachi
