// What the tests of the catalogue share.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "patterndb/catalogue.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"
#include "tests/support/temporary_folder.h"

namespace katachi::catalogue {

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

}  // namespace katachi::catalogue
