#include "patterndb/content_hash.h"

#include <xxhash.h>

#include <bit>

namespace katachi::catalogue {
namespace {

// The version is raised with every change to what is read from a pattern or stored of it.
constexpr std::uint64_t reading_version = 1;

}  // namespace

std::int64_t content_hash(std::string_view text, compiler::DatabaseKind kind) {
    const std::uint64_t seed = reading_version * compiler::database_kind_count + static_cast<std::uint64_t>(kind);
    return std::bit_cast<std::int64_t>(XXH3_64bits_withSeed(text.data(), text.size(), seed));
}

}  // namespace katachi::catalogue
