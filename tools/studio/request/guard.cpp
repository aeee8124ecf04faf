#include "tools/studio/request/guard.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "base/text/trim.h"

namespace katachi::studio {

namespace {

constexpr std::array<std::string_view, 3> own_names{"127.0.0.1", "localhost", "[::1]"};
constexpr std::string_view scheme = "http://";

// The comparison takes a time that does not tell how much of the text is right.
bool is_secret(std::string_view text, std::string_view secret) {
    unsigned difference = text.size() == secret.size() ? 0 : 1;
    for (std::size_t i = 0; i < secret.size(); ++i)
        difference |=
            static_cast<unsigned char>(secret[i]) ^ (i < text.size() ? static_cast<unsigned char>(text[i]) : 0xFFU);
    return difference == 0;
}

// Values of the cookie `name`, by all lines that the browser sent.
bool has_cookie(const Request& request, const std::string& name, std::string_view secret) {
    for (const std::string& line : request.cookies) {
        std::string_view rest = line;
        while (!rest.empty()) {
            const auto end = rest.find(';');
            const std::string_view cookie = base::trimmed(rest.substr(0, end));
            const auto equals = cookie.find('=');
            if (equals != std::string_view::npos && cookie.substr(0, equals) == name &&
                is_secret(cookie.substr(equals + 1), secret))
                return true;
            rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
        }
    }
    return false;
}

// Cookies know no ports; two studios have two of them.
std::string cookie_name(int port) { return "katachi-" + std::to_string(port); }

}  // namespace

Guard::Guard(int port, std::string token, std::string landing)
    : port_(port), token_(std::move(token)), landing_(std::move(landing)) {}

bool Guard::is_own_host(const std::string& host) const {
    return std::ranges::any_of(
        own_names, [&](std::string_view name) { return host == std::string(name) + ":" + std::to_string(port_); });
}

std::optional<Answer> Guard::foreign(const Request& request) const {
    if (request.hosts.size() != 1 || !is_own_host(request.hosts.front()))
        return refusal(403, "katachi studio: the Host is not this studio's; open the address that it printed");
    for (const std::string& origin : request.origins)
        if (!origin.starts_with(scheme) || !is_own_host(origin.substr(scheme.size())) || request.origins.size() > 1)
            return refusal(403, "katachi studio: a page of another origin asks; only the studio's own page may");
    const std::string& site = request.fetch_site;
    if (!site.empty() && site != "same-origin" && site != "none")
        return refusal(403, "katachi studio: a page of another site asks; only the studio's own page may");
    return std::nullopt;
}

std::optional<Answer> Guard::entrance(const Request& request, const Target& target) const {
    const auto token = target.parameters.find("token");
    if (target.path != "/" || token == target.parameters.end()) return std::nullopt;
    if (request.method != "GET" || !is_secret(token->second, token_))
        return refusal(401, "katachi studio: the token is not this studio's; open the address that it printed");
    Answer answer = refusal(303, "katachi studio: go on to /");
    answer.headers = {{"Location", landing_},
                      {"Set-Cookie", cookie_name(port_) + "=" + token_ + "; HttpOnly; SameSite=Strict; Path=/"}};
    return answer;
}

std::optional<Answer> Guard::stranger(const Request& request) const {
    if (has_cookie(request, cookie_name(port_), token_)) return std::nullopt;
    return refusal(401, "katachi studio: no token; open the address that katachi studio printed");
}

std::string Guard::entrance_address() const {
    return std::string(scheme) + "127.0.0.1:" + std::to_string(port_) + "/?token=" + token_;
}

}  // namespace katachi::studio
