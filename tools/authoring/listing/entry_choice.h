// Which entries of databases a person wants to see.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "compiler/model/pattern_database.h"

namespace katachi::authoring {

// Entries that fit everything that is set; all of them where nothing is.
struct EntryChoice {
    std::string database;  // "" for any, and so for the other texts
    std::optional<compiler::DatabaseKind> kind;
    std::optional<char> class_letter;
    std::string attribute;      // name of an attribute that the entry has
    int rows = 0, columns = 0;  // of the diagram; 0 for any
    std::string name;           // with * ? [] as in a shell; upper and lower case are the same
    std::string text;           // words that stand in name, remarks, constraint or action, upper or lower case
};

struct DrawnSize {
    int rows = 0, columns = 0;  // one or more
};

// Rows and columns of "4x5"; nothing for another text.
std::optional<DrawnSize> read_size(std::string_view text);

bool fits(const EntryChoice& choice, const compiler::PatternDatabase& database, const compiler::Pattern& entry);

}  // namespace katachi::authoring
