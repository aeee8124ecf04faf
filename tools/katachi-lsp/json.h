// JSON as the protocol's messages hold it.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace katachi::lsp {

using Json = nlohmann::json;

}  // namespace katachi::lsp
