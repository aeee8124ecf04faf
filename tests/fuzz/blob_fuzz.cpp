// A libFuzzer target over compiled patterns: the input is the content of a `.kpb` file, once as it is and once with
// a header that fits it.
#include "compiler/emit/blob.h"
#include "tests/fuzz/opening_promise.h"
#include "tests/fuzz/sound_start.h"
#include "tests/support/tiny_tables.h"

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned) {
    static const std::string sound = katachi::compiler::blob_bytes(katachi::test::tiny_tables());
    return katachi::fuzz::mutated_from(sound, sizeof(katachi::match::BlobHeader), data, size, max_size);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(data, data + size);
    katachi::fuzz::open_and_match(bytes);
    katachi::fuzz::open_and_match(katachi::fuzz::with_fitting_header(bytes));
    return 0;
}
