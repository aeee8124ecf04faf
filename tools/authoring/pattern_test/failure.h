// Why a test failed, in words.
#pragma once

#include <string>

#include "tools/authoring/pattern_test/test_results.h"

namespace katachi::authoring {

// Why a case failed: "C4 must be empty, is Black"; "its constraint is false: lib(A) == 2 is false: lib(A) = 3".
std::string reason_of(const RanTest& ran, const FailedCase& failed);

}  // namespace katachi::authoring
