// The comment line "# interrupt", by which GoGui ends a search that goes on: gogui-interrupt says that it is
// understood.
#pragma once

#include <functional>
#include <streambuf>
#include <string>
#include <utility>

namespace katachi::gtp {

class Interruption {
  public:
    // `has_input` tells whether a byte can be taken off `input` without waiting for it.
    Interruption(std::streambuf& input, std::function<bool()> has_input)
        : input_(input), has_input_(std::move(has_input)) {}

    // Takes comment lines that have come off the input, which nobody else needs, and stops before any other line.
    bool is_asked_for();

  private:
    static bool is_interruption(const std::string& comment) {
        std::string word;
        for (const char c : comment)
            if (c > ' ' && c != '#') word += c;
        return word == "interrupt";
    }

    std::streambuf& input_;
    std::function<bool()> has_input_;
    std::string comment_;  // a line as far as it has come
};

inline bool Interruption::is_asked_for() {
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
