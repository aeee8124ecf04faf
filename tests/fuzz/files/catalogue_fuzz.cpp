// A libFuzzer target over damaged catalogues: the input is what is damaged in a sound one.
#include <cstdint>

#include "tests/fuzz/files/broken_promise.h"
#include "tests/fuzz/files/catalogue_promise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    katachi::fuzz::end_where_broken(
        katachi::fuzz::broken_catalogue_promise({reinterpret_cast<const char*>(data), size}));
    return 0;
}
