// Questions that a process answers.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/process/captured_run.h"

namespace katachi::studio {

// What `katachi` prints to standard output. Throws Refused: 422 with the command's own words where it tells of trouble,
// 503 where it passed a limit or was stopped, 500 where it broke down.
std::string printed_by_command(const std::filesystem::path& program, const std::vector<std::string>& command,
                               const base::RunLimits& limits);

}  // namespace katachi::studio
