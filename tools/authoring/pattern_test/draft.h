// First tests for an entry that has none: a board of its own stones on which it matches, and what must not change
// there. The author reads them: they say what the entry does, not whether that is what was meant.
#pragma once

#include <string>

#include "tools/authoring/pattern_test/test_run.h"

namespace katachi::authoring {

// Lines of a .test file; a comment alone where no board was found on which the entry matches. The same every time.
std::string draft_tests(const compiler::Pattern& pattern, compiler::DatabaseKind kind, const AnalyseTest& analyse);

}  // namespace katachi::authoring
