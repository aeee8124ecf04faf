// Paths as URI references: "file:///home/a%20b.db".
#pragma once

#include <string>
#include <string_view>

namespace katachi::base {

// A relative path stays one, without a scheme.
std::string path_uri(std::string_view path);

}  // namespace katachi::base
