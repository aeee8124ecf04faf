// A libFuzzer target over the readers of game records, and the compiler of joseki trees.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "compiler/sgf/reader.h"
#include "tests/fuzz/joseki_promise.h"
#include "tests/fuzz/sgf_promise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(data, data + size);
    std::string broken = katachi::fuzz::broken_sgf_promise(bytes);
    if (broken.empty())
        broken = katachi::fuzz::broken_joseki_promise(katachi::compiler::read_sgf_collection("fuzz.sgf", bytes));
    if (broken.empty()) return 0;
    std::fprintf(stderr, "%s\n", broken.c_str());
    std::abort();
}
