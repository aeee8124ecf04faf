#include "tools/studio/request/request.h"

#include <nlohmann/json.hpp>

#include "tools/answers/json_text.h"

namespace katachi::studio {

Answer refusal(int status, const std::string& line) { return {.status = status, .body = line + "\n"}; }

Answer json_refusal(int status, const std::string& line) {
    Answer answer = json_answer(answers::json_text({{"error", line}}));
    answer.status = status;
    return answer;
}

Answer json_answer(std::string body) { return {.type = "application/json", .body = std::move(body)}; }

}  // namespace katachi::studio
