// A libFuzzer target over what follows on reading patterns: the first byte chooses the kind of database, the rest is
// the file.
#include <cstdint>

#include "tests/fuzz/files/broken_promise.h"
#include "tests/fuzz/files/check_promise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using katachi::compiler::DatabaseKind;
    if (size == 0) return 0;
    const auto kind = static_cast<DatabaseKind>(data[0] % katachi::compiler::database_kind_count);
    katachi::fuzz::end_where_broken(katachi::fuzz::broken_check_promise(kind, std::string(data + 1, data + size)));
    return 0;
}
