// Expected texts that stand in files beside the tests.
#pragma once

#include <filesystem>
#include <string>

namespace katachi::test {

// The text of a golden file. With KATACHI_UPDATE_GOLDEN=1 in the environment, it is first rewritten to `actual`.
std::string golden(const std::filesystem::path& file, const std::string& actual);

}  // namespace katachi::test
