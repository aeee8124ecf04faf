#include "tools/answers/catalogue/import_json.h"

#include <nlohmann/json.hpp>

#include "base/findings/diagnostic_counts.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

Json paths_json(const std::vector<std::filesystem::path>& paths) {
    Json value = Json::array();
    for (const std::filesystem::path& path : paths) value.push_back(path.string());
    return value;
}

}  // namespace

std::string import_json(const std::vector<std::string>& paths, const catalogue::ImportReport& report, double seconds) {
    const base::DiagnosticCounts findings = base::diagnostic_counts(report.diagnostics);
    Json value;
    value["paths"] = paths;
    value["files"] = {{"added", report.files_added},
                      {"changed", report.files_changed},
                      {"removed", report.files_removed},
                      {"unchanged", report.files_unchanged}};
    value["entries"] = {{"added", report.entries.added},
                        {"changed", report.entries.changed},
                        {"removed", report.entries.removed},
                        {"unchanged", report.entries.unchanged}};
    value["errors"] = findings.errors;
    value["warnings"] = findings.warnings;
    value["seconds"] = seconds;
    return json_text(value);
}

std::string written_files_json(const std::vector<std::filesystem::path>& files) {
    Json value;
    value["written"] = paths_json(files);
    return json_text(value);
}

}  // namespace katachi::answers
