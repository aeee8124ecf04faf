#include "compiler/sgf/encoding.h"

#include <unicode/ucnv.h>

#include <algorithm>
#include <utility>

#include "base/findings/source_file.h"
#include "base/text/utf8.h"
#include "compiler/sgf/gib.h"
#include "compiler/sgf/ngf.h"
#include "compiler/sgf/value_conversion.h"
#include "engine/sgf/nodes.h"
#include "engine/sgf/values.h"

namespace katachi::compiler {

namespace {

SgfText one_part(Converted converted, SgfEncoding encoding) {
    encoding.bad_bytes = converted.bad_bytes;
    return {std::move(converted.text), {{0, std::move(encoding)}}};
}

// UTF-16 without a mark: every other byte of ASCII is zero.
std::string_view utf16_by_zeros(std::string_view bytes) {
    constexpr std::size_t enough = 512;
    std::size_t even = 0, odd = 0;
    const std::size_t size = std::min(bytes.size(), enough) & ~std::size_t{1};
    for (std::size_t i = 0; i < size; i += 2) {
        even += bytes[i] == '\0' ? 1 : 0;
        odd += bytes[i + 1] == '\0' ? 1 : 0;
    }
    const auto most = [&](std::size_t zeros) { return size > 0 && zeros * 3 > size; };
    if (most(even) && odd * 8 < even) return "UTF-16BE";
    if (most(odd) && even * 8 < odd) return "UTF-16LE";
    return "";
}

bool is_utf16_or_32(std::string_view name) { return name.starts_with("UTF-16") || name.starts_with("UTF-32"); }

std::string name_by_mark(std::string_view bytes, std::size_t& length_of_mark) {
    int32_t length = 0;
    UErrorCode error = U_ZERO_ERROR;
    const char* name = ucnv_detectUnicodeSignature(
        bytes.data(), static_cast<int32_t>(std::min<std::size_t>(bytes.size(), 8)), &length, &error);
    length_of_mark = static_cast<std::size_t>(length);
    return name == nullptr ? "" : name;
}

// The sequence shifts a text of seven bits to two bytes a character.
bool has_escape_sequence(std::string_view bytes) { return bytes.find("\x1b$") != std::string_view::npos; }

// Two characters of two bytes in another encoding are at times right UTF-8 by chance; those of three hardly ever.
bool is_surely_utf8(const Converted& utf8, std::string_view bytes) {
    const auto three_bytes = [](char c) { return static_cast<unsigned char>(c) >= 0xE0U; };
    return utf8.bad_bytes == 0 && utf8.wide_characters > 0 && std::any_of(bytes.begin(), bytes.end(), three_bytes);
}

// One game, or several that declare the same.
SgfText decode_part(std::string_view bytes, const std::string& declared, const std::optional<EncodingGuess>& usual) {
    SgfEncoding encoding{.declared = declared};
    Converted utf8 = convert(bytes, "UTF-8");
    const bool is_ascii = utf8.wide_characters + utf8.bad_bytes == 0 && !has_escape_sequence(bytes);
    const bool is_utf8 = utf8.bad_bytes == 0 && utf8.wide_characters > 0;
    if (!declared.empty() && is_known_encoding(declared) && !is_utf16_or_32(precise_encoding(declared))) {
        Converted converted = convert_values(bytes, declared);
        const bool is_doubtful = is_utf8 && (is_surely_utf8(utf8, bytes) || has_one_byte_characters(declared));
        const bool fits =
            same_encoding(declared, "UTF-8") ? converted.is_mostly_right() : converted.is_likely() && !is_doubtful;
        if (fits) {
            encoding.name = declared;
            encoding.source = SgfEncoding::Source::declared;
            return one_part(std::move(converted), std::move(encoding));
        }
    }
    if (is_ascii || is_utf8 || (utf8.is_likely() && !has_escape_sequence(bytes)))
        return one_part(std::move(utf8), encoding);
    for (const EncodingGuess& guess : {usual.value_or(EncodingGuess{}), guess_encoding(bytes)}) {
        if (guess.name.empty()) continue;
        encoding.name = guess.name;
        encoding.is_unsure = !guess.is_sure;
        if (convert(bytes, guess.name).is_likely())
            return one_part(convert_values(bytes, guess.name), std::move(encoding));
    }
    encoding.is_unsure = true;
    encoding.name = "windows-1252";
    encoding.source = SgfEncoding::Source::assumed;
    Converted converted = convert(bytes, encoding.name);
    return one_part(std::move(converted), std::move(encoding));
}

// A record of another kind.
bool is_foreign(std::string_view text) {
    text.remove_prefix(base::byte_order_mark(text).size());
    return is_gib(text) || is_ngf(text);
}

// It has no values in brackets, and its country may tell the encoding.
SgfText decode_foreign(std::string_view bytes, const std::optional<std::string>& demanded,
                       const std::optional<EncodingGuess>& usual) {
    SgfEncoding encoding;
    const bool is_utf8 = convert(bytes, encoding.name).is_likely();
    if (demanded) {
        encoding = {.name = *demanded, .source = SgfEncoding::Source::demanded};
    } else if (const std::string told = gib_encoding(bytes); !is_utf8 && !told.empty()) {
        encoding = {.name = told, .source = SgfEncoding::Source::declared};
    } else if (!is_utf8) {
        const EncodingGuess guess = usual ? *usual : guess_encoding(bytes);
        encoding.is_unsure = !guess.is_sure;
        encoding.name = guess.name.empty() ? "windows-1252" : guess.name;
    }
    Converted converted = convert(bytes, encoding.name);
    converted.text = is_gib(bytes) ? sgf_of_gib(converted.text) : sgf_of_ngf(converted.text);
    return one_part(std::move(converted), std::move(encoding));
}

struct DeclaredPart {
    std::size_t begin;
    std::string encoding;
};

// What the games declare, where that changes.
std::vector<DeclaredPart> declared_parts(std::string_view bytes) {
    std::vector<DeclaredPart> parts;
    for (std::size_t place = 0; (place = sgf::find_sgf_game(bytes, place)) != std::string_view::npos;) {
        sgf::SgfNodeScanner scanner(bytes, place, sgf::SgfBytes::as_declared);
        sgf::ScannedNode node;
        std::string declared;
        for (bool is_root = true; scanner.next(node); is_root = false)
            for (const sgf::ScannedProperty& property : node.properties)
                if (is_root && property.name == sgf::SgfName("CA"))
                    declared = sgf::sgf_trimmed(node.values[property.first_value].text);
        if (parts.empty() || parts.back().encoding != declared) parts.push_back({place, declared});
        place = scanner.place();
    }
    if (parts.empty()) parts.push_back({0, ""});
    parts.front().begin = 0;
    return parts;
}

// Two characters of two bytes in another encoding are at times right UTF-8 by chance, and UTF-16 and texts with escape
// sequences are ASCII by their bytes.
bool is_utf8_without_doubt(std::string_view bytes) {
    bool is_ascii = true, has_three_bytes = false;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte == 0 || byte == 0x1b) return false;
        is_ascii = is_ascii && byte < 0x80;
        has_three_bytes = has_three_bytes || byte >= 0xe0;
    }
    return is_ascii || (has_three_bytes && base::is_utf8(bytes));
}

}  // namespace

bool SgfEncoding::is_declared_wrongly() const {
    return !declared.empty() && source != Source::declared && !same_encoding(declared, name);
}

const char* source_name(SgfEncoding::Source source) {
    switch (source) {
        case SgfEncoding::Source::demanded: return "demanded";
        case SgfEncoding::Source::marked: return "byte order mark";
        case SgfEncoding::Source::declared: return "declared";
        case SgfEncoding::Source::detected: return "detected";
        case SgfEncoding::Source::assumed: break;
    }
    return "assumed";
}

std::string SgfEncoding::description() const {
    return name + " (" + source_name(source) + (is_declared_wrongly() ? "; CA[" + declared + "] does not fit)" : ")");
}

std::string bytes_to_guess(std::string_view bytes) {
    std::size_t mark = 0;
    if (!name_by_mark(bytes, mark).empty() || !utf16_by_zeros(bytes).empty()) return "";
    const auto is_ascii = [](char byte) { return static_cast<unsigned char>(byte) < 0x80; };
    if (std::all_of(bytes.begin(), bytes.end(), is_ascii) || convert(bytes, "UTF-8").is_likely()) return "";
    const auto parts = declared_parts(bytes);
    const bool are_silent =
        std::all_of(parts.begin(), parts.end(), [](const DeclaredPart& part) { return part.encoding.empty(); });
    return are_silent ? std::string(bytes) : "";
}

const SgfEncoding& SgfText::encoding_at(std::size_t offset) const {
    const auto after = std::upper_bound(parts.begin() + 1, parts.end(), offset,
                                        [](std::size_t at, const SgfEncodedPart& part) { return at < part.begin; });
    return (after - 1)->encoding;
}

SgfText decode_sgf(std::string_view bytes, const std::optional<std::string>& demanded,
                   const std::optional<EncodingGuess>& usual) {
    std::size_t mark = 0;
    const std::string marked = name_by_mark(bytes, mark);
    if (is_foreign(bytes)) return decode_foreign(bytes.substr(mark), demanded, usual);
    if (demanded) {
        // A mark that chooses between encodings, such as the two of UTF-16, stays for the converter.
        const bool is_marked = !marked.empty() && same_encoding(*demanded, marked);
        return one_part(convert_values(bytes.substr(is_marked ? mark : 0), *demanded),
                        {.name = *demanded, .source = SgfEncoding::Source::demanded});
    }
    if (!marked.empty())
        return one_part(convert(bytes.substr(mark), marked), {.name = marked, .source = SgfEncoding::Source::marked});
    if (const auto utf16 = utf16_by_zeros(bytes); !utf16.empty())
        return one_part(convert(bytes, std::string(utf16)), {.name = std::string(utf16)});

    SgfText decoded;
    const auto parts = declared_parts(bytes);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::size_t end = i + 1 < parts.size() ? parts[i + 1].begin : bytes.size();
        SgfText part = decode_part(bytes.substr(parts[i].begin, end - parts[i].begin), parts[i].encoding, usual);
        decoded.parts.push_back({decoded.text.size(), std::move(part.parts.front().encoding)});
        decoded.text += part.text;
    }
    return decoded;
}

std::string utf8_of_sgf(std::string_view bytes, const std::string& demanded) {
    if (!demanded.empty()) return decode_sgf(bytes, demanded).text;
    if (is_foreign(bytes)) return decode_sgf(bytes).text;
    return is_utf8_without_doubt(bytes) ? std::string(bytes) : decode_sgf(bytes).text;
}

std::string text_of_bytes(std::string bytes) {
    std::size_t mark = 0;
    const bool is_wide = is_utf16_or_32(name_by_mark(bytes, mark)) || !utf16_by_zeros(bytes).empty();
    return is_wide || is_foreign(bytes) ? decode_sgf(bytes).text : std::move(bytes);
}

}  // namespace katachi::compiler
