#include "tools/studio/request/request.h"

#include <nlohmann/json.hpp>

namespace katachi::studio {

Answer refusal(int status, const std::string& line) { return {.status = status, .body = line + "\n"}; }

Answer json_refusal(int status, const std::string& line) {
    constexpr int indent = 2;
    const nlohmann::json value{{"error", line}};
    Answer answer = json_answer(value.dump(indent, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
    answer.status = status;
    return answer;
}

Answer json_answer(std::string body) { return {.type = "application/json", .body = std::move(body)}; }

}  // namespace katachi::studio
