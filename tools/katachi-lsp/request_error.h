// Why a request cannot be answered.
#pragma once

#include <stdexcept>
#include <string>

namespace katachi::lsp {

enum class ErrorCode {
    parse_error = -32700,
    invalid_request = -32600,
    method_not_found = -32601,
    invalid_params = -32602,
    internal_error = -32603,
    server_not_initialized = -32002,
    request_failed = -32803,
};

// A request that cannot be answered: the message is for people.
struct RequestError : std::runtime_error {
    RequestError(ErrorCode error_code, const std::string& message) : std::runtime_error(message), code(error_code) {}

    ErrorCode code;
};

}  // namespace katachi::lsp
