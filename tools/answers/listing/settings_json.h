// The settings of databases as JSON.
#pragma once

#include <string>
#include <vector>

#include "compiler/model/database_spec.h"

namespace katachi::answers {

std::string settings_json(const std::vector<compiler::DatabaseSpec>& databases);

}  // namespace katachi::answers
