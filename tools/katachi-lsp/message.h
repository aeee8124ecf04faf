// JSON-RPC 2.0: what a message is, and the answers to it.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <variant>

#include "tools/katachi-lsp/json.h"
#include "tools/katachi-lsp/request_error.h"

namespace katachi::lsp {

struct Message {
    std::string method;  // empty for an answer to a request of ours
    Json id;             // null where the message is no request
    Json params;

    bool is_request() const { return !method.empty() && !id.is_null(); }
};

// A message, or the answer to what is none.
std::variant<Message, Json> parse_message(std::string_view content);

Json result_message(const Json& id, Json result);
Json error_message(const Json& id, ErrorCode code, std::string_view text);
Json notification(std::string_view method, Json params);
Json request(int id, std::string_view method, Json params);

// Bytes that are no UTF-8 become U+FFFD.
std::string to_text(const Json& message);

}  // namespace katachi::lsp
