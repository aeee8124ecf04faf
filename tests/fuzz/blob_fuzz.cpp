// A libFuzzer target over compiled patterns: the input is the content of a `.kpb` file, once as it is and once with
// a header that fits it.
#include <algorithm>
#include <cstdint>

#include "compiler/emit/blob.h"
#include "tests/fuzz/opening_promise.h"
#include "tests/support/tiny_tables.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

// What is too small for a header becomes a sound blob, from which damage leads further than from nothing.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned) {
    static const std::string sound = katachi::compiler::blob_bytes(katachi::test::tiny_tables());
    if (size >= sizeof(katachi::match::BlobHeader) || sound.size() > max_size)
        return LLVMFuzzerMutate(data, size, max_size);
    std::copy(sound.begin(), sound.end(), data);
    return sound.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(data, data + size);
    katachi::fuzz::open_and_match(bytes);
    katachi::fuzz::open_and_match(katachi::fuzz::with_fitting_header(bytes));
    return 0;
}
