#include "tools/katachi-lsp/file_uri.h"

#include <charconv>
#include <string>

namespace katachi::lsp {

namespace {

constexpr std::string_view scheme = "file://";
constexpr std::string_view this_machine = "localhost";

std::string without_percents(std::string_view text) {
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned value = 0;
        const bool has_digits = text[i] == '%' && i + 2 < text.size();
        if (has_digits && std::from_chars(&text[i + 1], &text[i + 1] + 2, value, 16).ptr == &text[i + 1] + 2) {
            bytes += static_cast<char>(value);
            i += 2;
        } else {
            bytes += text[i];
        }
    }
    return bytes;
}

}  // namespace

std::optional<std::filesystem::path> path_of_uri(std::string_view uri) {
    if (!uri.starts_with(scheme)) return std::nullopt;
    uri.remove_prefix(scheme.size());
    if (uri.starts_with(this_machine)) uri.remove_prefix(this_machine.size());
    if (!uri.starts_with('/')) return std::nullopt;
    const std::string path = without_percents(uri.substr(0, uri.find_first_of("?#")));
    if (path.find('\0') != std::string::npos) return std::nullopt;
    return std::filesystem::path(path);
}

}  // namespace katachi::lsp
