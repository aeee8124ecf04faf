// A libFuzzer target over the readers of game records.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/sgf_promise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(data, data + size);
    const std::string broken = katachi::broken_sgf_promise(bytes);
    if (broken.empty()) return 0;
    std::fprintf(stderr, "%s\n", broken.c_str());
    std::abort();
}
