#include "joseki/trees/traced_text.h"

#include <algorithm>

namespace katachi::joseki {

void TracedText::add(std::string_view text, const base::SourcePtr& source, base::Span span) {
    if (text.empty()) return;
    pieces_.push_back({.begin = text_.size(), .source = source, .span = span, .original = nullptr, .part = {}});
    text_ += text;
}

void TracedText::add_copy(const std::shared_ptr<const WrittenText>& original, TextPart part) {
    if (part.length == 0) return;
    const std::size_t begin = text_.size();
    text_ += original->text(part);
    pieces_.push_back({.begin = begin,
                       .source = original->source(),
                       .span = original->span(part),
                       .original = original,
                       .part = part});
}

std::pair<base::SourcePtr, base::Span> TracedText::origin(base::Span span) const {
    const auto behind = std::upper_bound(pieces_.begin(), pieces_.end(), span.begin,
                                         [](std::size_t at, const Piece& piece) { return at < piece.begin; });
    if (behind == pieces_.begin()) return {};
    const Piece& piece = *(behind - 1);
    if (piece.original == nullptr) return {piece.source, piece.span};
    const auto in_part = [&](std::size_t at) { return std::min(at - piece.begin, piece.part.length); };
    const std::size_t begin = in_part(span.begin);
    const std::size_t end = in_part(std::max(span.begin, span.end));
    return {piece.source, piece.original->span({piece.part.begin + begin, end - begin})};
}

}  // namespace katachi::joseki
