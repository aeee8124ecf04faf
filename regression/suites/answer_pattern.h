// What a test should answer: a regular expression that the whole answer must match, or, behind `!`, must not.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>

namespace re2 {
class RE2;
}

namespace katachi::regression {

class AnswerPattern {
  public:
    // `text` as it stands between the brackets; else what is wrong with it, in one line.
    static std::variant<AnswerPattern, std::string> compile(std::string_view text);

    // A dot matches line ends too. Takes time linear in the answer's length.
    bool fits(std::string_view answer) const;

  private:
    AnswerPattern() = default;

    std::shared_ptr<const re2::RE2> expression_;
    bool excludes_ = false;
};

}  // namespace katachi::regression
