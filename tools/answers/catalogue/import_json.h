// What an import did to a catalogue, and what an export wrote, for programs.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "patterndb/import/import.h"

namespace katachi::answers {

// `report` is of all paths together.
std::string import_json(const std::vector<std::string>& paths, const catalogue::ImportReport& report, double seconds);

std::string written_files_json(const std::vector<std::filesystem::path>& files);

}  // namespace katachi::answers
