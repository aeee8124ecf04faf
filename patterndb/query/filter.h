// Which entries a question is about.
#pragma once

#include <optional>
#include <string>

#include "compiler/model/database_spec.h"

namespace katachi::catalogue {

// Entries that fit everything that is set; all of them where nothing is.
struct EntryFilter {
    std::optional<std::string> database = {};
    std::optional<compiler::DatabaseKind> kind = {};
    std::optional<char> class_letter = {};
    std::optional<std::string> attribute = {};  // name of an attribute that the entry has
    std::optional<int> rows = {};               // of the diagram as drawn
    std::optional<int> columns = {};
    std::optional<std::string> name = {};  // with * ? [] as in a shell; upper and lower case are the same
};

}  // namespace katachi::catalogue
