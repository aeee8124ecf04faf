// A libFuzzer target over all readers of pattern sources and their formatter: the first byte chooses the dialect, the
// rest is the file.
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/formatting_promise.h"
#include "tests/fuzz/reading_promise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using katachi::compiler::DatabaseKind;
    // 'D', 'E', 'F' and 'G' in the seeds.
    constexpr std::array dialects{DatabaseKind::move, DatabaseKind::eye_shape, DatabaseKind::monte_carlo,
                                  DatabaseKind::whole_board};
    if (size == 0) return 0;
    const std::string text(data + 1, data + size);
    const DatabaseKind kind = dialects[data[0] % dialects.size()];
    std::string broken = katachi::fuzz::broken_reading_promise(kind, text);
    if (broken.empty()) broken = katachi::fuzz::broken_formatting_promise(kind, text);
    if (broken.empty()) return 0;
    std::fprintf(stderr, "%s\n", broken.c_str());
    std::abort();
}
