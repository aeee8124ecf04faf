// What a test needs and a machine may lack: real data beside the project, programs. The test is skipped with a message
// where it is absent; with $KATACHI_REQUIRE_DATA set, it fails. A header alone, as other programs than tests link what
// stands beside it.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string_view>

#include "tests/support/shared_data.h"

namespace katachi::test {

// Whether $KATACHI_REQUIRE_DATA is set to any text but the empty one.
inline bool is_all_required() {
    const char* const value = std::getenv("KATACHI_REQUIRE_DATA");
    return value != nullptr && !std::string_view(value).empty();
}

}  // namespace katachi::test

// These are macros because they return from the test, or the set-up, that they stand in.

#define KATACHI_LACKS(reason)                                                                            \
    do {                                                                                                 \
        if (katachi::test::is_all_required()) FAIL() << (reason) << ", and KATACHI_REQUIRE_DATA is set"; \
        GTEST_SKIP() << (reason);                                                                        \
    } while (false)

// `name` is a file or a folder of the shared data.
#define KATACHI_NEEDS(name)                                                                    \
    do {                                                                                       \
        const std::filesystem::path needed = katachi::test::shared_data() / (name);            \
        if (!std::filesystem::exists(needed)) KATACHI_LACKS("there is no " + needed.string()); \
    } while (false)
