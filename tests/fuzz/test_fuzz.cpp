// A libFuzzer target over the reader of tests of patterns.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/test_promise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string broken = katachi::fuzz::broken_test_promise(std::string(data, data + size));
    if (broken.empty()) return 0;
    std::fprintf(stderr, "%s\n", broken.c_str());
    std::abort();
}
