// How long the tests that could go on for ever may take.
#pragma once

#include <cstdlib>

namespace katachi::test {

// With $KATACHI_NIGHTLY set they take hours' worth of cases, else what `make test` has time for.
inline int rounds(int usual, int nightly) { return std::getenv("KATACHI_NIGHTLY") != nullptr ? nightly : usual; }

}  // namespace katachi::test
