// Texts that people write in more than one way, made one: as they are compared and searched.
#pragma once

#include <string>
#include <string_view>

namespace katachi::games {

// Small letters, full-width letters and digits as ASCII (Unicode's NFKC with case folding), blanks at the ends taken
// off and those within made one. `text` is UTF-8; other bytes become U+FFFD.
std::string folded_text(std::string_view text);

}  // namespace katachi::games
