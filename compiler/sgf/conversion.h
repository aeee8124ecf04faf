// Bytes of a named encoding to UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace katachi::compiler {

struct Converted {
    std::string text;                 // UTF-8; what is no character became U+FFFD
    std::size_t wide_characters = 0;  // those beyond ASCII
    std::size_t bad_bytes = 0;        // sequences that are no character

    // Whether the encoding may be the right one. A name that was cut off in the middle of a character must not put a
    // whole text in doubt.
    bool is_likely() const { return bad_bytes * 20 <= wide_characters; }
    // Whether more characters beyond ASCII are whole than bad. Enough for UTF-8 that is declared: the bytes of other
    // encodings are hardly ever whole characters of it.
    bool is_mostly_right() const { return bad_bytes == 0 || bad_bytes * 2 < wide_characters; }
};

// `encoding` is a known one, as people spell it.
Converted convert(std::string_view bytes, const std::string& encoding);

// The name of the converter to use, such as GB18030 for what calls itself GB2312 and rarely is; empty for an unknown
// encoding.
std::string precise_encoding(std::string_view name);

bool same_encoding(std::string_view a, std::string_view b);

// Such as Latin-1, which finds a character in every byte.
bool has_one_byte_characters(const std::string& encoding);

}  // namespace katachi::compiler
