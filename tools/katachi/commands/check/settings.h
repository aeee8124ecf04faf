// Which settings hold for databases, and where they are written, as `katachi check --settings` tells.
#pragma once

#include <string>
#include <vector>

#include "compiler/model/database_spec.h"

namespace katachi::cli {

std::string settings_text(const std::vector<compiler::DatabaseSpec>& databases);

}  // namespace katachi::cli
