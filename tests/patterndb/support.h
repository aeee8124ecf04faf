// What the tests of the catalogue share.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <string_view>

#include "patterndb/catalogue.h"

namespace katachi {

// A directory that goes away with the test.
class TemporaryDirectory {
  public:
    TemporaryDirectory() {
        std::string name = (std::filesystem::temp_directory_path() / "katachi-test-XXXXXX").string();
        if (!::mkdtemp(name.data())) throw std::runtime_error("no temporary directory");
        path_ = std::filesystem::canonical(name);
    }
    TemporaryDirectory(const TemporaryDirectory&) = delete;
    TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;
    ~TemporaryDirectory() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    std::filesystem::path operator/(std::string_view name) const { return path_ / name; }
    const std::filesystem::path& path() const { return path_; }

    std::filesystem::path write(std::string_view name, std::string_view text) const {
        std::ofstream(path_ / name, std::ios::binary) << text;
        return path_ / name;
    }

  private:
    std::filesystem::path path_;
};

inline std::string content(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// An entry as people write it; `extra` stands behind the colon line.
inline std::string entry(std::string_view name, std::string_view diagram, std::string_view colon = ":8,B,value(5)",
                         std::string_view extra = "") {
    std::string text =
        "Pattern " + std::string(name) + "\n\n" + std::string(diagram) + "\n\n" + std::string(colon) + "\n";
    if (!extra.empty()) text += "\n" + std::string(extra) + "\n";
    return text + "\n\n";
}

// What `work` throws as a CatalogueError, "" for nothing.
template <class Work>
std::string trouble(Work work) {
    try {
        work();
    } catch (const CatalogueError& error) {
        return error.what();
    }
    return "";
}

// Every run tries something new; KATACHI_TEST_SEED repeats one.
inline unsigned test_seed() {
    const char* given = std::getenv("KATACHI_TEST_SEED");
    const unsigned seed = given ? static_cast<unsigned>(std::strtoul(given, nullptr, 10)) : std::random_device{}();
    std::cout << "seed " << seed << " (repeat with KATACHI_TEST_SEED=" << seed << ")\n";
    return seed;
}

}  // namespace katachi
