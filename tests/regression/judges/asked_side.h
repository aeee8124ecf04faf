// Who is to move where a question is asked.
#pragma once

#include "engine/board/colour.h"
#include "regression/judges/question.h"

namespace katachi::regression {

// `owner`: of the strings that the question is about.
constexpr board::Colour asked_side(QuestionKind kind, board::Colour owner) {
    const bool is_of_owner = kind == QuestionKind::defend || kind == QuestionKind::connect;
    return is_of_owner ? owner : board::opponent(owner);
}

}  // namespace katachi::regression
