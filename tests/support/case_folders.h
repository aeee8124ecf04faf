// Folders of which each one is a test. A header alone, as the kinds of databases are the compiler's.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "compiler/model/database_spec.h"
#include "tests/support/shared_data.h"

namespace katachi::test {

// The names of the folders in one, sorted.
inline std::vector<std::string> case_names(const std::filesystem::path& cases) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(cases))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

// What the file `kind` of a test says, a move database where there is none.
inline compiler::DatabaseKind kind_of_case(const std::filesystem::path& folder) {
    if (!std::filesystem::exists(folder / "kind")) return compiler::DatabaseKind::move;
    std::string text = file_bytes(folder / "kind");
    text.erase(text.find_last_not_of('\n') + 1);
    return compiler::database_kind(text).value();
}

}  // namespace katachi::test
