// A libFuzzer target over sessions of the language server: the input is what an editor sends.
#include <cstdint>
#include <iostream>

#include "tests/fuzz/session_promise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string broken = katachi::fuzz::broken_session_promise({reinterpret_cast<const char*>(data), size});
    if (!broken.empty()) {
        std::cerr << broken << '\n';
        __builtin_trap();
    }
    return 0;
}
