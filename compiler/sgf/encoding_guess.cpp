#include "compiler/sgf/encoding_guess.h"

#include <uchardet/uchardet.h>

#include <algorithm>
#include <array>
#include <memory>

#include "compiler/sgf/conversion.h"
#include "compiler/sgf/encoding.h"
#include "compiler/sgf/frequent_characters.h"

namespace katachi::compiler {

namespace {

constexpr std::size_t enough_bytes = 1 << 16;

struct EastAsianEncoding {
    const char* name;
    std::string_view frequent;
};

// The first of the encodings that fit alike is taken.
constexpr std::array<EastAsianEncoding, 5> east_asian_encodings{{{"GB18030", frequent_in_simplified_chinese},
                                                                 {"EUC-KR", frequent_in_korean},
                                                                 {"Shift_JIS", frequent_in_japanese},
                                                                 {"Big5", frequent_in_traditional_chinese},
                                                                 {"EUC-JP", frequent_in_japanese}}};

std::string name_by_language(std::string_view bytes) {
    const std::unique_ptr<uchardet, decltype(&uchardet_delete)> detector(uchardet_new(), uchardet_delete);
    if (uchardet_handle_data(detector.get(), bytes.data(), bytes.size()) != 0) return "";
    uchardet_data_end(detector.get());
    const std::string name = uchardet_get_charset(detector.get());
    return is_known_encoding(name) ? name : "";
}

// The first byte of a character in UTF-8 tells how many bytes it has.
std::size_t length_of_character(char first) {
    const auto lead = static_cast<unsigned char>(first);
    return lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

// How many characters are frequent ones; 0 where the bytes are not of this encoding.
std::size_t frequent_characters(std::string_view bytes, const EastAsianEncoding& encoding) {
    const Converted converted = convert(bytes, encoding.name);
    if (!converted.is_likely()) return 0;
    const std::string_view text = converted.text;
    std::size_t found = 0;
    for (std::size_t at = 0, length = 1; at < text.size(); at += length) {
        length = length_of_character(text[at]);
        if (length > 1 && encoding.frequent.find(text.substr(at, length)) != std::string_view::npos) ++found;
    }
    return found;
}

bool is_high(char byte) { return static_cast<unsigned char>(byte) > 0xA0; }

// Whether all bytes beyond ASCII stand in pairs of high ones, as Chinese and Korean text has them and letters of one
// byte hardly ever do.
bool are_pairs(std::string_view bytes) {
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        if (static_cast<unsigned char>(bytes[at]) < 0x80) continue;
        if (!is_high(bytes[at]) || at + 1 == bytes.size() || !is_high(bytes[at + 1])) return false;
        ++at;
    }
    return true;
}

}  // namespace

EncodingGuess guess_encoding(std::string_view bytes) {
    bytes = bytes.substr(0, enough_bytes);
    const auto beyond_ascii = static_cast<std::size_t>(
        std::count_if(bytes.begin(), bytes.end(), [](char byte) { return static_cast<unsigned char>(byte) >= 0x80; }));
    std::size_t most = 0, second = 0;
    const char* best = "";
    for (const EastAsianEncoding& encoding : east_asian_encodings) {
        const std::size_t found = frequent_characters(bytes, encoding);
        if (found > most) {
            second = most;
            most = found;
            best = encoding.name;
        } else {
            second = std::max(second, found);
        }
    }
    // These are characters of two bytes each, of which one in ten is a frequent one by chance.
    constexpr std::size_t enough_characters = 8;
    if (most * 2 * 4 >= beyond_ascii && most > 0) return {best, most >= enough_characters && most >= 2 * second};
    if (const std::string by_language = name_by_language(bytes); !by_language.empty()) {
        const bool has_letters = has_one_byte_characters(by_language);
        if (!has_letters || !are_pairs(bytes)) return {by_language, beyond_ascii >= 2 * enough_characters};
    }
    if (are_pairs(bytes)) return {most > 0 ? best : "GB18030", false};
    return {};
}

}  // namespace katachi::compiler
