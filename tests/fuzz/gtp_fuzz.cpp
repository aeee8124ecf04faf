// A libFuzzer target over conversations: the input is what a controller sends.
#include <cstdint>
#include <iostream>

#include "tests/fuzz/answering_promise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string broken = katachi::fuzz::hold_conversation({reinterpret_cast<const char*>(data), size});
    if (!broken.empty()) {
        std::cerr << broken << '\n';
        __builtin_trap();
    }
    return 0;
}
