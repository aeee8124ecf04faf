#include "tools/answers/json_text.h"

#include <nlohmann/json.hpp>

namespace katachi::answers {

std::string json_text(const Json& value) { return value.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"; }

}  // namespace katachi::answers
