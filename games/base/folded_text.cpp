#include "games/base/folded_text.h"

#include <unicode/normalizer2.h>
#include <unicode/unistr.h>

#include <new>

#include "base/text/ascii_case.h"
#include "base/text/utf8.h"

namespace katachi::games {

namespace {

std::string case_folded(std::string_view text) {
    if (base::is_ascii(text)) return base::lower_case(text);
    UErrorCode error = U_ZERO_ERROR;
    const icu::Normalizer2* const folding = icu::Normalizer2::getNFKCCasefoldInstance(error);
    if (U_FAILURE(error)) throw std::bad_alloc();  // ICU's data are linked in: nothing else can fail
    const auto all = icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
    std::string folded;
    folding->normalize(all, error).toUTF8String(folded);
    return folded;
}

}  // namespace

std::string folded_text(std::string_view text) {
    std::string folded;
    bool is_after_blank = false;
    for (const char c : case_folded(text)) {
        const bool is_blank = static_cast<unsigned char>(c) <= ' ' || c == '\x7f';
        if (!is_blank && is_after_blank && !folded.empty()) folded += ' ';
        if (!is_blank) folded += c;
        is_after_blank = is_blank;
    }
    return folded;
}

}  // namespace katachi::games
