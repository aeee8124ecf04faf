#include "tools/katachi/shared/pattern_choice.h"

#include <algorithm>
#include <iostream>

#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "base/files/file_error.h"
#include "tools/authoring/shipped_library.h"

namespace katachi {

std::vector<PatternDatabase> read_patterns(const PatternChoice& choice) {
    std::vector<std::filesystem::path> paths(choice.paths.begin(), choice.paths.end());
    if (paths.empty()) paths = shipped_library();
    Diagnostics diagnostics;
    std::vector<PatternDatabase> databases;
    for (const auto& path : paths)
        for (const DatabaseSpec& spec : discover_databases(path)) {
            const auto& asked = choice.databases;
            if (asked.empty() || std::find(asked.begin(), asked.end(), spec.name) != asked.end())
                databases.push_back(read_database(spec, diagnostics));
        }
    if (databases.empty()) throw FileError("no database of that name; katachi db list shows names");
    if (!diagnostics.empty())
        std::cerr << "katachi: " << diagnostics.size()
                  << " findings in the patterns, broken entries are left out: katachi check " << paths.front().string()
                  << '\n';
    return databases;
}

std::string name_of(const PatternChoice& choice) {
    if (choice.paths.empty()) return "shipped library";
    std::string names;
    for (const std::string& path : choice.paths) names += (names.empty() ? "" : ", ") + path;
    return names;
}

}  // namespace katachi
