// Text put together from pieces that remember where they came from, so that what is found in it can be shown where
// its author wrote it.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/findings/source_file.h"
#include "joseki/trees/written_text.h"

namespace katachi::joseki {

class TracedText {
  public:
    // Text that stands for what is written in `span`.
    void add(std::string_view text, const base::SourcePtr& source, base::Span span);
    // A part of what the record's author wrote, character for character.
    void add_copy(const std::shared_ptr<const WrittenText>& original, TextPart part);
    // Ends the line of a copy; the line's end is where the copy ends.
    void end_copied_line() { text_ += '\n'; }

    const std::string& text() const { return text_; }
    // Where the bytes of `span` came from; what goes beyond a piece is cut off.
    std::pair<base::SourcePtr, base::Span> origin(base::Span span) const;

  private:
    struct Piece {
        std::size_t begin;  // in the text
        base::SourcePtr source;
        base::Span span;
        std::shared_ptr<const WrittenText> original;  // null where nothing is copied
        TextPart part;                                // of it
    };

    std::string text_;
    std::vector<Piece> pieces_;
};

}  // namespace katachi::joseki
