// How often this program allocated memory with `new`, for tests that something does not. Link
// katachi_counted_allocations.
#pragma once

#include <cstddef>

namespace katachi::test {

std::size_t counted_allocations();

}  // namespace katachi::test
