// What an import did to the entries of files.
#pragma once

#include <cstdint>

namespace katachi::catalogue {

struct EntryCounts {
    std::int64_t unchanged = 0;
    std::int64_t changed = 0;
    std::int64_t added = 0;
    std::int64_t removed = 0;

    EntryCounts& operator+=(const EntryCounts& other) {
        unchanged += other.unchanged;
        changed += other.changed;
        added += other.added;
        removed += other.removed;
        return *this;
    }
    friend bool operator==(const EntryCounts&, const EntryCounts&) = default;
};

}  // namespace katachi::catalogue
