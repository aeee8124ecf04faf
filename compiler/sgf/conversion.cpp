#include "compiler/sgf/conversion.h"

#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unicode/utf8.h>

#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "compiler/sgf/encoding.h"

namespace katachi::compiler {

namespace {

using Converter = std::unique_ptr<UConverter, decltype(&ucnv_close)>;

Converter open_converter(const std::string& name) {
    UErrorCode error = U_ZERO_ERROR;
    Converter converter(name.empty() ? nullptr : ucnv_open(name.c_str(), &error), ucnv_close);
    if (U_FAILURE(error)) return {nullptr, ucnv_close};
    return converter;
}

// Every program writes the greater encoding under the name of the smaller one.
constexpr std::array<std::pair<const char*, const char*>, 10> greater_encodings{{
    {"GB2312", "GB18030"},
    {"GBK", "GB18030"},
    {"EUC-KR", "windows-949"},
    {"CP949", "windows-949"},
    {"UHC", "windows-949"},
    {"Shift_JIS", "windows-31j"},
    {"MS_KANJI", "windows-31j"},
    {"ISO-8859-1", "windows-1252"},
    {"US-ASCII", "windows-1252"},
    {"Big5", "Big5-HKSCS"},
}};

void count_bad(const void* context, UConverterToUnicodeArgs* arguments, const char* units, int32_t length,
               UConverterCallbackReason reason, UErrorCode* error) {
    if (reason <= UCNV_IRREGULAR) ++*static_cast<std::size_t*>(const_cast<void*>(context));
    UCNV_TO_U_CALLBACK_SUBSTITUTE(nullptr, arguments, units, length, reason, error);
}

void append_utf8(std::string& text, const std::vector<char16_t>& buffer, std::size_t size, char16_t& high,
                 std::size_t& wide) {
    for (std::size_t i = 0; i < size; ++i) {
        char32_t c = buffer[i];
        if (U16_IS_LEAD(c)) {
            high = buffer[i];
            continue;
        }
        if (U16_IS_TRAIL(c) && high != 0) c = static_cast<char32_t>(U16_GET_SUPPLEMENTARY(high, c));
        high = 0;
        wide += c >= 0x80 ? 1 : 0;
        std::array<char, U8_MAX_LENGTH> bytes;
        int length = 0;
        U8_APPEND_UNSAFE(bytes, length, c);
        text.append(bytes.data(), static_cast<std::size_t>(length));
    }
}

}  // namespace

Converted convert(std::string_view bytes, const std::string& encoding) {
    Converted converted;
    const Converter converter = open_converter(precise_encoding(encoding));
    UErrorCode error = U_ZERO_ERROR;
    ucnv_setToUCallBack(converter.get(), count_bad, &converted.bad_bytes, nullptr, nullptr, &error);
    std::vector<char16_t> buffer(1 << 14);
    char16_t high = 0;
    const char* source = bytes.data();
    const char* const end = source + bytes.size();
    do {
        error = U_ZERO_ERROR;
        char16_t* target = buffer.data();
        ucnv_toUnicode(converter.get(), &target, buffer.data() + buffer.size(), &source, end, nullptr, true, &error);
        append_utf8(converted.text, buffer, static_cast<std::size_t>(target - buffer.data()), high,
                    converted.wide_characters);
    } while (error == U_BUFFER_OVERFLOW_ERROR);
    return converted;
}

std::string precise_encoding(std::string_view name) {
    std::string asked(name);
    for (const auto& [smaller, greater] : greater_encodings)
        if (ucnv_compareNames(asked.c_str(), smaller) == 0) return greater;
    const Converter converter = open_converter(asked);
    if (converter == nullptr) return "";
    UErrorCode error = U_ZERO_ERROR;
    const char* canonical = ucnv_getName(converter.get(), &error);
    for (const auto& [smaller, greater] : greater_encodings) {
        const Converter other = open_converter(smaller);
        if (other != nullptr && ucnv_compareNames(canonical, ucnv_getName(other.get(), &error)) == 0) return greater;
    }
    return asked;
}

bool is_known_encoding(std::string_view name) { return !precise_encoding(name).empty(); }

bool same_encoding(std::string_view a, std::string_view b) {
    const Converter of_a = open_converter(precise_encoding(a));
    const Converter of_b = open_converter(precise_encoding(b));
    UErrorCode error = U_ZERO_ERROR;
    return of_a != nullptr && of_b != nullptr &&
           ucnv_compareNames(ucnv_getName(of_a.get(), &error), ucnv_getName(of_b.get(), &error)) == 0;
}

bool has_one_byte_characters(const std::string& encoding) {
    const Converter converter = open_converter(precise_encoding(encoding));
    return converter != nullptr && ucnv_getMaxCharSize(converter.get()) == 1;
}

}  // namespace katachi::compiler
