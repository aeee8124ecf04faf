// A libFuzzer target over damaged bases of games: the input is what is damaged in a sound one.
#include <cstdint>

#include "tests/fuzz/files/base_promise.h"
#include "tests/fuzz/files/broken_promise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    katachi::fuzz::end_where_broken(katachi::fuzz::broken_base_promise({reinterpret_cast<const char*>(data), size}));
    return 0;
}
