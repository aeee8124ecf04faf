#include "tests/support/shipped_library.h"

namespace katachi::test {

std::array<std::filesystem::path, 3> shipped_pattern_folders() {
    return {KATACHI_PATTERN_LIBRARY, KATACHI_JOSEKI_LIBRARY, KATACHI_OPENINGS};
}

}  // namespace katachi::test
