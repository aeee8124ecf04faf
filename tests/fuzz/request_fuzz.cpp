// A libFuzzer target over requests to the studio.
#include <cstdint>
#include <iostream>

#include "tests/fuzz/request_promise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string broken = katachi::fuzz::take_request({reinterpret_cast<const char*>(data), size});
    if (!broken.empty()) {
        std::cerr << broken << '\n';
        __builtin_trap();
    }
    return 0;
}
