#include "regression/suites/answer_pattern.h"

#include <re2/re2.h>

namespace katachi::regression {

std::variant<AnswerPattern, std::string> AnswerPattern::compile(std::string_view text) {
    AnswerPattern pattern;
    pattern.excludes_ = text.starts_with('!');
    if (pattern.excludes_) text.remove_prefix(1);
    re2::RE2::Options options(re2::RE2::Latin1);  // bytes, whatever the encoding
    options.set_log_errors(false);
    options.set_dot_nl(true);
    pattern.expression_ = std::make_shared<re2::RE2>(re2::StringPiece(text.data(), text.size()), options);
    if (!pattern.expression_->ok()) return pattern.expression_->error();
    return pattern;
}

bool AnswerPattern::fits(std::string_view answer) const {
    return re2::RE2::FullMatch(re2::StringPiece(answer.data(), answer.size()), *expression_) != excludes_;
}

}  // namespace katachi::regression
