// A libFuzzer target over the games of a base: the input is the content of a segment file, once as it is and once with
// a header that fits it.
#include "games/index/segment_layout.h"
#include "tests/fuzz/segment_promise.h"
#include "tests/fuzz/sound_start.h"

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned) {
    static const std::string sound = katachi::fuzz::sound_segment(1, 20);
    return katachi::fuzz::mutated_from(sound, sizeof(katachi::games::SegmentHeader), data, size, max_size);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(data, data + size);
    katachi::fuzz::open_and_search(bytes);
    katachi::fuzz::open_and_search(katachi::fuzz::with_fitting_segment_header(bytes));
    return 0;
}
