#include "tools/studio/request/target.h"

#include <cctype>

#include "base/text/utf8.h"

namespace katachi::studio {

namespace {

constexpr std::size_t longest_target = 8192;

std::optional<int> hexadecimal(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return std::nullopt;
}

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

enum class Plus { is_blank, is_plus };

std::optional<std::string> decoded(std::string_view text, Plus plus) {
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char c = text[i];
        if (c == '%') {
            const auto high = i + 2 < text.size() ? hexadecimal(text[i + 1]) : std::nullopt;
            const auto low = high ? hexadecimal(text[i + 2]) : std::nullopt;
            if (!low) return std::nullopt;
            c = static_cast<char>(*high * 16 + *low);
            i += 2;
        } else if (c == '+' && plus == Plus::is_blank) {
            c = ' ';
        }
        if (is_control(c)) return std::nullopt;
        bytes += c;
    }
    if (!base::is_utf8(bytes)) return std::nullopt;
    return bytes;
}

// The last segment may be empty: "/" is the page.
bool has_plain_segments(std::string_view path) {
    while (!path.empty()) {
        path.remove_prefix(1);
        const auto end = path.find('/');
        const std::string_view segment = path.substr(0, end);
        if (segment == "." || segment == ".." || segment.find('\\') != std::string_view::npos) return false;
        if (segment.empty() && end != std::string_view::npos) return false;
        path = end == std::string_view::npos ? std::string_view() : path.substr(end);
    }
    return true;
}

bool add_parameter(std::string_view text, std::map<std::string, std::string>& parameters) {
    const auto equals = text.find('=');
    const auto name = decoded(text.substr(0, equals), Plus::is_blank);
    const auto value =
        decoded(equals == std::string_view::npos ? std::string_view() : text.substr(equals + 1), Plus::is_blank);
    return name && value && !name->empty() && parameters.emplace(*name, *value).second;
}

}  // namespace

std::optional<Target> read_target(std::string_view text) {
    if (text.size() > longest_target || !text.starts_with('/')) return std::nullopt;
    const auto question = text.find('?');
    const auto path = decoded(text.substr(0, question), Plus::is_plus);
    if (!path || !has_plain_segments(*path)) return std::nullopt;
    Target target{*path, {}};
    std::string_view query = question == std::string_view::npos ? std::string_view() : text.substr(question + 1);
    while (!query.empty()) {
        const auto end = query.find('&');
        if (!add_parameter(query.substr(0, end), target.parameters)) return std::nullopt;
        query = end == std::string_view::npos ? std::string_view() : query.substr(end + 1);
    }
    return target;
}

std::string in_target(std::string_view value) {
    constexpr std::string_view plain = "-._~", digits = "0123456789ABCDEF";
    std::string text;
    for (const char c : value) {
        const auto byte = static_cast<unsigned char>(c);
        const bool is_plain = byte < 0x80 && (std::isalnum(byte) != 0 || plain.find(c) != std::string_view::npos);
        text += is_plain ? std::string(1, c) : std::string{'%', digits[byte >> 4U], digits[byte & 15U]};
    }
    return text;
}

}  // namespace katachi::studio
