#include "tools/katachi-lsp/message.h"

#include <nlohmann/json.hpp>

namespace katachi::lsp {

namespace {

// No message of the protocol is nested nearly as deep.
constexpr int deepest_nesting = 200;

struct TooDeep {};

bool is_id(const Json& id) { return id.is_string() || id.is_number_integer(); }

Json envelope() { return {{"jsonrpc", "2.0"}}; }

}  // namespace

std::variant<Message, Json> parse_message(std::string_view content) {
    const auto stop_in_the_deep = [](int depth, Json::parse_event_t, const Json&) {
        if (depth > deepest_nesting) throw TooDeep();
        return true;
    };
    Json parsed;
    try {
        parsed = Json::parse(content, stop_in_the_deep);
    } catch (const Json::parse_error& error) {
        return error_message(nullptr, ErrorCode::parse_error,
                             "the message is no JSON from byte " + std::to_string(error.byte) + " on");
    } catch (const Json::out_of_range&) {
        return error_message(nullptr, ErrorCode::parse_error, "the message holds a number that is too large");
    } catch (const TooDeep&) {
        return error_message(nullptr, ErrorCode::parse_error, "the message is nested too deep");
    }
    if (!parsed.is_object()) return error_message(nullptr, ErrorCode::invalid_request, "a message is an object");
    Json id = parsed.value("id", Json());
    if (!id.is_null() && !is_id(id))
        return error_message(nullptr, ErrorCode::invalid_request, "an id is a number or a string");
    if (!parsed.contains("method")) {
        const bool is_answer = parsed.contains("result") || parsed.contains("error");
        if (is_answer) return Message{.method = "", .id = std::move(id), .params = nullptr};
        return error_message(id, ErrorCode::invalid_request, "the message names no method");
    }
    const bool is_named = parsed["method"].is_string() && !parsed["method"].get_ref<const std::string&>().empty();
    if (!is_named) return error_message(id, ErrorCode::invalid_request, "a method is named by a string");
    return Message{
        .method = parsed["method"].get<std::string>(), .id = std::move(id), .params = parsed.value("params", Json())};
}

Json result_message(const Json& id, Json result) {
    Json message = envelope();
    message["id"] = id;
    message["result"] = std::move(result);
    return message;
}

Json error_message(const Json& id, ErrorCode code, std::string_view text) {
    Json message = envelope();
    message["id"] = id;
    message["error"] = {{"code", static_cast<int>(code)}, {"message", text}};
    return message;
}

Json notification(std::string_view method, Json params) {
    Json message = envelope();
    message["method"] = method;
    message["params"] = std::move(params);
    return message;
}

Json request(int id, std::string_view method, Json params) {
    Json message = notification(method, std::move(params));
    message["id"] = id;
    return message;
}

std::string to_text(const Json& message) { return message.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace katachi::lsp
