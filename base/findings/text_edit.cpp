#include "base/findings/text_edit.h"

namespace katachi::base {

std::string edited(std::string_view text, std::span<const TextEdit> edits) {
    std::string result;
    std::size_t copied = 0;
    for (const TextEdit& edit : edits) {
        result += text.substr(copied, edit.span.begin - copied);
        result += edit.replacement;
        copied = edit.span.end;
    }
    return result += text.substr(copied);
}

}  // namespace katachi::base
