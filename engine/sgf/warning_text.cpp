#include "engine/sgf/warning_text.h"

#include <cstdint>

namespace katachi::sgf {

std::string warning_text(const SgfWarning& warning, const base::SourceFile& source) {
    const base::LineColumn place = source.line_column(static_cast<std::uint32_t>(warning.offset));
    return std::to_string(place.line) + ":" + std::to_string(place.column) + ": " + warning.message;
}

}  // namespace katachi::sgf
