#include "compiler/sgf/encoding_guess.h"

#include <uchardet/uchardet.h>

#include <algorithm>
#include <array>
#include <memory>

#include "compiler/sgf/conversion.h"
#include "compiler/sgf/encoding.h"

namespace katachi::compiler {

namespace {

constexpr std::size_t enough_bytes = 1 << 16;

constexpr std::array<const char*, 5> east_asian_encodings{"GB18030", "Shift_JIS", "EUC-KR", "Big5", "EUC-JP"};

// Ranks, results, stones, cups: what the header of a record speaks of.
constexpr std::array<std::string_view, 40> words_of_go{
    "段", "级", "級", "黑", "黒", "白", "胜", "勝",   "负",   "負", "杯", "战", "戦",   "戰",
    "目", "棋", "碁", "围", "囲", "圍", "局", "先",   "手",   "贴", "貼", "押", "名人", "本因坊",
    "단", "급", "흑", "백", "승", "국", "집", "대회", "바둑", "기", "전", "결"};

std::string name_by_language(std::string_view bytes) {
    const std::unique_ptr<uchardet, decltype(&uchardet_delete)> detector(uchardet_new(), uchardet_delete);
    if (uchardet_handle_data(detector.get(), bytes.data(), bytes.size()) != 0) return "";
    uchardet_data_end(detector.get());
    const std::string name = uchardet_get_charset(detector.get());
    return is_known_encoding(name) ? name : "";
}

std::size_t words_found(std::string_view bytes, const std::string& encoding) {
    const Converted converted = convert(bytes, encoding);
    if (!converted.is_likely()) return 0;
    std::size_t found = 0;
    for (const std::string_view word : words_of_go)
        for (auto at = converted.text.find(word); at != std::string::npos; at = converted.text.find(word, at + 1))
            ++found;
    return found;
}

}  // namespace

std::string guess_encoding(std::string_view bytes) {
    bytes = bytes.substr(0, enough_bytes);
    std::string best = name_by_language(bytes);
    std::size_t most = best.empty() ? 0 : words_found(bytes, best);
    for (const char* encoding : east_asian_encodings) {
        const std::size_t found = words_found(bytes, encoding);
        if (found <= most) continue;
        most = found;
        best = encoding;
    }
    return best;
}

}  // namespace katachi::compiler
