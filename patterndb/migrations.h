// The steps of the schema, embedded from patterndb/schema/ at build time.
#pragma once

#include <span>

namespace katachi::catalogue {

struct Migration {
    int version;  // the catalogue's, once the step is done
    const char* sql;
};

// All migrations in order, versions 1, 2, …
std::span<const Migration> migrations();

}  // namespace katachi::catalogue
