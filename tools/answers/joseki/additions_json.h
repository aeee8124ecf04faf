// What was added to the joseki library, for programs.
#pragma once

#include <string>
#include <vector>

#include "joseki/store/library_store.h"

namespace katachi::answers {

std::string additions_json(const std::vector<joseki::StoredAddition>& additions);

}  // namespace katachi::answers
