// The kinds of databases, what goes by each, and what is shipped of it.
#pragma once

#include <string>

namespace katachi::cli {

// A row a kind, aligned. Reads the shipped patterns to count them; throws FileError where there are none.
std::string kinds_table();

}  // namespace katachi::cli
