// The text of an SGF value, and where in its record each byte of it is written: escapes and line ends take more bytes
// there.
#pragma once

#include <string_view>
#include <vector>

#include "base/findings/source_file.h"
#include "compiler/sgf/tree.h"

namespace katachi::joseki {

// A part of the text.
struct TextPart {
    std::size_t begin = 0;
    std::size_t length = 0;
};

class WrittenText {
  public:
    // `value` was read from `source`; it must outlive this object.
    WrittenText(base::SourcePtr source, const compiler::SgfValue& value);

    const base::SourcePtr& source() const { return source_; }
    std::string_view text() const { return value_.text; }
    std::string_view text(TextPart part) const { return text().substr(part.begin, part.length); }

    base::Span span(TextPart part) const { return {offsets_[part.begin], offsets_[part.begin + part.length]}; }
    base::Span span() const { return {offsets_.front(), offsets_.back()}; }

  private:
    base::SourcePtr source_;
    const compiler::SgfValue& value_;
    std::vector<std::uint32_t> offsets_;  // of each byte, and of the end
};

}  // namespace katachi::joseki
