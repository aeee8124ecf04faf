// A libFuzzer target over the answers of shards of a search.
#include <cstdint>

#include "tests/fuzz/files/broken_promise.h"
#include "tests/fuzz/files/shard_promise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    katachi::fuzz::end_where_broken(katachi::fuzz::broken_shard_promise(std::string(data, data + size)));
    return 0;
}
