#include "engine/gtp/interruption.h"

#include <utility>

namespace katachi::gtp {

namespace {

bool is_interruption(const std::string& comment) {
    std::string word;
    for (const char c : comment)
        if (c > ' ' && c != '#') word += c;
    return word == "interrupt";
}

}  // namespace

bool Interruption::is_asked_for() {
    using Traits = std::streambuf::traits_type;
    constexpr std::size_t longest = 64;  // of a comment that can matter
    while (has_input_()) {
        const auto next = input_.sgetc();
        if (next == Traits::eof()) return false;
        const char c = Traits::to_char_type(next);
        if (comment_.empty() && c != '#') return false;
        input_.sbumpc();
        if (c == '\n') {
            if (is_interruption(std::exchange(comment_, {}))) return true;
        } else if (comment_.size() < longest) {
            comment_ += c;
        }
    }
    return false;
}

}  // namespace katachi::gtp
