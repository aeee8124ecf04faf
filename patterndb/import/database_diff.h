// What differs between two states of a library: which entries came, went, changed, or have another name or place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"

namespace katachi::catalogue {

struct DiffEntry {
    const compiler::PatternDatabase* database = nullptr;
    const compiler::Pattern* pattern = nullptr;
};

// The name is without its folders.
std::string file_name(const DiffEntry& entry);

// A part of an entry as text; empty where there is none. The part is "cells", "symmetry", "classes", "helper",
// "labels", "constraint", "actions", "value", "weights", "remarks", or the name of an attribute; or what its database
// says of it: "kind", "attribute_map", "goal_elements", "callback_data".
struct PartChange {
    std::string part;
    std::string before;
    std::string after;
};

// The same entry before and after.
struct EntryChange {
    DiffEntry before;
    DiffEntry after;
    bool is_renamed = false;
    bool is_in_other_place = false;  // another database or file
    bool is_in_other_order = false;  // before or behind entries that kept their order
    bool matches_the_same = true;    // shape, conditions among the classes, constraint; however it is drawn
    std::vector<PartChange> parts = {};
};

struct DatabaseDiff {
    std::vector<EntryChange> changed;  // in the order after
    std::vector<DiffEntry> added;
    std::vector<DiffEntry> removed;
    std::size_t unchanged = 0;

    bool empty() const { return changed.empty() && added.empty() && removed.empty(); }
};

// Whether a changed remark is a change of its entry.
enum class Remarks : std::uint8_t { ignored, counted };

// Entries belong together by their name; what is left, by what they mean, then by their shape. A database is compared
// with the one of its name, or one alone with one alone. The databases must outlive the result.
DatabaseDiff diff_databases(std::span<const compiler::PatternDatabase> before,
                            std::span<const compiler::PatternDatabase> after, Remarks remarks);

}  // namespace katachi::catalogue
