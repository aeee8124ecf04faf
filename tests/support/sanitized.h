// The share of their cases that long tests take where sanitizers make them several times slower.
#pragma once

#include <cstddef>

namespace katachi::test {

// Long tests take each case whose number this divides: all of them, or every tenth under the sanitizers.
#ifdef __SANITIZE_ADDRESS__
inline constexpr std::size_t sanitized_step = 10;
#else
inline constexpr std::size_t sanitized_step = 1;
#endif

}  // namespace katachi::test
