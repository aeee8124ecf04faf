#include "tests/support/golden.h"

#include <cstdlib>
#include <fstream>

#include "tests/support/shared_data.h"

namespace katachi::test {

std::string golden(const std::filesystem::path& file, const std::string& actual) {
    if (std::getenv("KATACHI_UPDATE_GOLDEN") != nullptr) std::ofstream(file, std::ios::binary) << actual;
    return file_bytes(file);
}

}  // namespace katachi::test
