// Counts over a whole catalogue.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "compiler/model/database_spec.h"
#include "patterndb/catalogue.h"

namespace katachi::catalogue {

struct DatabaseCounts {
    std::string name;
    compiler::DatabaseKind kind = compiler::DatabaseKind::move;
    std::int64_t files = 0;
    std::int64_t entries = 0;
    std::int64_t with_constraint = 0;
    std::int64_t with_action = 0;
    std::int64_t unsound = 0;  // not matched, as a part of it is broken
};

struct NamedCount {
    std::string name;
    std::int64_t entries = 0;

    friend bool operator==(const NamedCount&, const NamedCount&) = default;
};

struct SizeCount {
    int rows = 0;
    int columns = 0;
    std::int64_t entries = 0;

    friend bool operator==(const SizeCount&, const SizeCount&) = default;
};

// A function that constraints and actions call, such as an autohelper.
struct CallCount {
    std::string name;
    std::int64_t entries = 0;
    std::int64_t calls = 0;

    friend bool operator==(const CallCount&, const CallCount&) = default;
};

// Each list has the most frequent first; databases stand by name.
struct Statistics {
    std::vector<DatabaseCounts> databases;
    std::vector<NamedCount> kinds;
    std::vector<NamedCount> classes;     // by letter
    std::vector<NamedCount> attributes;  // by name
    std::vector<SizeCount> sizes;
    std::vector<CallCount> calls;
};

Statistics catalogue_statistics(const Catalogue& catalogue);

}  // namespace katachi::catalogue
