#include "compiler/sgf/value_conversion.h"

namespace katachi::compiler {

namespace {

// A ']' at `place` ends a value where a property follows it, or the text ends. Then it is hardly ever half of a
// character.
bool ends_value(std::string_view text, std::size_t place) {
    const std::size_t name = text.find_first_not_of(" \t\r\n;()", place + 1);
    if (name == std::string_view::npos) return true;
    const std::size_t behind_name = text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ", name);
    return behind_name != std::string_view::npos && behind_name > name && text[behind_name] == '[';
}

std::size_t next_end(std::string_view text, std::size_t place) {
    place = text.find(']', place);
    while (place != std::string_view::npos && !ends_value(text, place)) place = text.find(']', place + 1);
    return place;
}

std::size_t count_ends(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t end = next_end(text, 0); end != std::string_view::npos; end = next_end(text, end + 1)) ++count;
    return count;
}

bool is_beyond_ascii(char byte) { return static_cast<unsigned char>(byte) >= 0x80; }

}  // namespace

Converted convert_values(std::string_view bytes, const std::string& encoding) {
    Converted whole = convert(bytes, encoding);
    if (count_ends(whole.text) >= count_ends(bytes)) return whole;
    Converted parted;
    std::size_t begin = 0;
    const auto convert_up_to = [&](std::size_t end) {
        const Converted part = convert(bytes.substr(begin, end - begin), encoding);
        parted.text += part.text;
        parted.wide_characters += part.wide_characters;
        parted.bad_bytes += part.bad_bytes;
        begin = end;
    };
    for (std::size_t end = next_end(bytes, 0); end != std::string_view::npos; end = next_end(bytes, end + 1))
        if (end > begin && is_beyond_ascii(bytes[end - 1])) convert_up_to(end);
    convert_up_to(bytes.size());
    return parted;
}

}  // namespace katachi::compiler
