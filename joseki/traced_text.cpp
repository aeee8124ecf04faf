#include "joseki/traced_text.h"

#include <algorithm>

#include "compiler/sgf/sgf_text.h"

namespace katachi {

void TracedText::add(std::string_view text, SourcePlace place) {
    if (text.empty()) return;
    pieces_.push_back({.begin = text_.size(), .place = std::move(place)});
    text_ += text;
}

void TracedText::add_copy(const SourcePtr& source, const SgfValue& value, std::size_t begin, std::size_t length) {
    if (length == 0) return;
    pieces_.push_back({.begin = text_.size(), .place = {source, {}}, .copied = &value, .copied_from = begin});
    text_ += std::string_view(value.text).substr(begin, length);
}

SourcePlace TracedText::origin(Span span) const {
    const auto behind = std::upper_bound(pieces_.begin(), pieces_.end(), span.begin,
                                         [](std::size_t at, const Piece& piece) { return at < piece.begin; });
    if (behind == pieces_.begin()) return {};
    const Piece& piece = *(behind - 1);
    if (piece.copied == nullptr) return piece.place;
    const std::size_t piece_end = behind == pieces_.end() ? text_.size() : behind->begin;
    const auto written = [&](std::size_t at) {
        return written_offset(piece.place.source->text(), *piece.copied, piece.copied_from + at - piece.begin);
    };
    return {piece.place.source, {written(span.begin), written(std::min<std::size_t>(span.end, piece_end))}};
}

}  // namespace katachi
