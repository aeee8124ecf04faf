// Whether a text has changed since it was read.
#pragma once

#include <cstdint>
#include <string_view>

#include "compiler/model/database_spec.h"

namespace katachi::catalogue {

// The hash is that of a text and of how it is read: it also differs for another kind of database, and when the reader
// of patterns has learned something new.
std::int64_t content_hash(std::string_view text, compiler::DatabaseKind kind);

}  // namespace katachi::catalogue
