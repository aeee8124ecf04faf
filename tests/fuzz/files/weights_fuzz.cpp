// A libFuzzer target over learned weights and the positions that they are learned from.
#include <cstdint>

#include "tests/fuzz/files/broken_promise.h"
#include "tests/fuzz/files/weights_promise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    katachi::fuzz::end_where_broken(katachi::fuzz::broken_weights_promise(std::string(data, data + size)));
    return 0;
}
