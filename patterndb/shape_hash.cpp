#include "patterndb/shape_hash.h"

#include <xxhash.h>

#include <bit>

#include "compiler/model/shape_key.h"

namespace katachi::catalogue {

std::int64_t shape_hash(const compiler::Diagram& diagram) {
    const std::string key = compiler::shape_key(diagram);
    return std::bit_cast<std::int64_t>(XXH3_64bits(key.data(), key.size()));
}

}  // namespace katachi::catalogue
