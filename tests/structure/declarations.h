// What a source declares at the edge of the page, for tests of its names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/structure/source_tree.h"

namespace katachi::test {

struct Declaration {
    std::string name;
    // The types of a function's parameters, as they are written, in brackets; of a using-declaration or an alias the
    // whole text; empty for other types and for variables.
    std::string signature;
    std::vector<std::string> calls;  // the same of a function, for each number of arguments that it can be called with
    std::string scope;               // "katachi::board"
    bool is_hidden = false;          // in a namespace without a name, or static
};

// The declarations of types, variables and functions outside of types and functions, in their order, as far as they are
// written in the project's style: at the edge of the page, below lines that open namespaces. Members that are defined
// outside of their classes, specialisations and macros are left out.
std::vector<Declaration> declarations(const Source& source);

}  // namespace katachi::test
