#include "tools/katachi/shared/pattern_choice.h"

#include <algorithm>
#include <iostream>

#include "base/files/file_error.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tools/authoring/shipped_library.h"

namespace katachi::cli {

std::vector<compiler::PatternDatabase> read_patterns(const PatternChoice& choice) {
    std::vector<std::filesystem::path> paths(choice.paths.begin(), choice.paths.end());
    if (paths.empty()) paths = authoring::shipped_library();
    base::Diagnostics diagnostics;
    std::vector<compiler::PatternDatabase> databases;
    for (const auto& path : paths)
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(path)) {
            const auto& asked = choice.databases;
            if (asked.empty() || std::find(asked.begin(), asked.end(), spec.name) != asked.end())
                databases.push_back(compiler::read_database(spec, diagnostics));
        }
    if (databases.empty()) throw base::FileError("no database of that name; katachi db list shows names");
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

}  // namespace katachi::cli
