#include "tests/fuzz/request_promise.h"

#include <algorithm>
#include <array>

#include "base/text/utf8.h"
#include "tools/studio/request/body.h"
#include "tools/studio/request/guard.h"
#include "tools/studio/request/refused.h"
#include "tools/studio/request/target.h"

namespace katachi::fuzz {

namespace {

constexpr std::size_t sure_length = 8000;  // that a target may have

bool is_own_address(std::string_view address) {
    constexpr std::array<std::string_view, 3> own{"http://127.0.0.1:8361", "http://localhost:8361",
                                                  "http://[::1]:8361"};
    return std::ranges::find(own, address) != own.end();
}

bool is_clean(const std::string& text) {
    return base::is_utf8(text) &&
           std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

bool leads_astray(const std::string& path) {
    const std::string closed = path + "/";
    return !path.starts_with('/') || closed.find("/../") != std::string::npos ||
           closed.find("/./") != std::string::npos || path.find('\\') != std::string::npos ||
           path.find("//") != std::string::npos;
}

std::string broken_by_target(std::string_view input) {
    const auto target = studio::read_target(input);
    if (!target) return "";
    if (!is_clean(target->path) || leads_astray(target->path)) return "the path " + target->path + " leads astray";
    std::string written = "/?";
    for (const auto& [name, value] : target->parameters) {
        if (name.empty() || !is_clean(name) || !is_clean(value)) return "the parameter " + name + " is no text";
        written += studio::in_target(name) + "=" + studio::in_target(value) + "&";
    }
    if (written.size() > sure_length) return "";
    const auto again = studio::read_target(written);
    return again && again->parameters == target->parameters ? "" : "other parameters when reading again " + written;
}

std::string broken_by_body(std::string_view input) {
    try {
        for (const auto& [name, value] : studio::read_body(std::string(input), {"file", "text"}))
            if (name != "file" && name != "text") return "the body has a member " + name;
    } catch (const studio::Refused& refused) {
        if (refused.status != 400) return "a body is refused with " + std::to_string(refused.status);
    }
    return "";
}

std::string broken_by_headers(std::string_view input) {
    const std::string token = "0123456789abcdef0123456789abcdef";
    const studio::Guard guard(8361, token);
    studio::Request request{.method = "GET"};
    for (std::vector<std::string>* lines : {&request.hosts, &request.origins, &request.cookies}) {
        const auto end = input.find('\n');
        lines->emplace_back(input.substr(0, end));
        input = end == std::string_view::npos ? std::string_view() : input.substr(end + 1);
    }
    const bool is_own = is_own_address("http://" + request.hosts.front()) && is_own_address(request.origins.front());
    if (is_own == guard.foreign(request).has_value())
        return is_own ? "the own page is kept out" : "a foreign page is let in";
    const bool is_in = !guard.stranger(request);
    return is_in && request.cookies.front().find(token) == std::string::npos ? "a stranger is let in" : "";
}

}  // namespace

std::string take_request(std::string_view input) {
    for (const std::string& broken : {broken_by_target(input), broken_by_body(input), broken_by_headers(input)})
        if (!broken.empty()) return broken;
    return "";
}

}  // namespace katachi::fuzz
