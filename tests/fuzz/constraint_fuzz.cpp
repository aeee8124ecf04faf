// A libFuzzer target over constraints and actions: the first byte chooses which of them the rest is.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/constraint_promise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string text(data + 1, data + size);
    const char mark = data[0] % 2 == ';' % 2 ? ';' : '>';  // they are themselves in the seeds
    const std::string broken = katachi::fuzz::broken_constraint_promise(mark, text);
    if (broken.empty()) return 0;
    std::fprintf(stderr, "%s\n", broken.c_str());
    std::abort();
}
