#include "joseki/traced_text.h"

#include <algorithm>

#include "compiler/sgf/sgf_text.h"

namespace katachi {

void TracedText::add(std::string_view text, const SourcePtr& source, Span span) {
    if (text.empty()) return;
    pieces_.push_back({.begin = text_.size(), .source = source, .span = span});
    text_ += text;
}

void TracedText::add_copy(const SourcePtr& source, const SgfValue& value, std::size_t begin, std::size_t length) {
    if (length == 0) return;
    pieces_.push_back(
        {.begin = text_.size(), .source = source, .copied = &value, .copied_from = begin, .copied_length = length});
    text_ += std::string_view(value.text).substr(begin, length);
}

std::pair<SourcePtr, Span> TracedText::origin(Span span) const {
    const auto behind = std::upper_bound(pieces_.begin(), pieces_.end(), span.begin,
                                         [](std::size_t at, const Piece& piece) { return at < piece.begin; });
    if (behind == pieces_.begin()) return {};
    const Piece& piece = *(behind - 1);
    if (piece.copied == nullptr) return {piece.source, piece.span};
    const auto written = [&](std::size_t at) {
        const std::size_t in_copy = std::min(at - piece.begin, piece.copied_length);
        return written_offset(piece.source->text(), *piece.copied, piece.copied_from + in_copy);
    };
    return {piece.source, {written(span.begin), written(std::max(span.begin, span.end))}};
}

}  // namespace katachi
