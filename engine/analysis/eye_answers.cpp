#include <algorithm>
#include <array>

#include "engine/analysis/answers.h"
#include "engine/eyespaces/false_eye_territory.h"

namespace katachi::analysis {

namespace {

using eyespaces::EyeSpace;
using eyespaces::TopologicalEye;

constexpr std::array owners{board::Colour::black, board::Colour::white};

// Whether it is so in the eye space of either side at the point.
template <typename Condition>
bool in_either_space(const Question& ask, Condition condition) {
    return std::any_of(owners.begin(), owners.end(), [&](board::Colour owner) {
        const EyeSpace* const space = ask.stages->eyes().at(ask.points[0], owner);
        return space != nullptr && condition(*space);
    });
}

bool is_lone_margin(const Question& ask) {
    eyespaces::SafeMoves safe_moves(ask.board, ask.strings_of_eyes());
    return std::any_of(owners.begin(), owners.end(), [&](board::Colour owner) {
        return ask.stages->eyes().is_lone_margin(safe_moves, ask.points[0], owner);
    });
}

match::Value is_eye(const Question& ask) {
    return match::Value::of(in_either_space(ask, [](const EyeSpace&) { return true; }) || is_lone_margin(ask));
}

match::Value is_proper_eye(const Question& ask) {
    return match::Value::of(
        in_either_space(ask, [&](const EyeSpace& space) { return !space.open_points().contains(ask.points[0]); }));
}

match::Value is_marginal_eye(const Question& ask) {
    return match::Value::of(
        in_either_space(ask, [&](const EyeSpace& space) { return space.open_points().contains(ask.points[0]); }) ||
        is_lone_margin(ask));
}

template <TopologicalEye::Kind kind>
bool is_end(const Question& ask) {
    return in_either_space(ask, [&](const EyeSpace& space) {
        const TopologicalEye* const end = space.end_at(ask.points[0]);
        return end != nullptr && end->kind() == kind;
    });
}

match::Value is_half_eye(const Question& ask) { return match::Value::of(is_end<TopologicalEye::Kind::half>(ask)); }

match::Value is_false_eye(const Question& ask) {
    return match::Value::of(is_end<TopologicalEye::Kind::false_eye>(ask));
}

// Who has too few eyes now may get others, or connect: then the question stays open.
match::Value is_false_eye_territory(const Question& ask) {
    if (!is_end<TopologicalEye::Kind::half>(ask) && !is_end<TopologicalEye::Kind::false_eye>(ask))
        return match::Value::of(false);
    const bool is_territory = std::any_of(owners.begin(), owners.end(), [&](board::Colour owner) {
        return eyespaces::false_eye_territory(ask.board, ask.stages->eyes(), owner).contains(ask.points[0]);
    });
    return is_territory ? match::Value::of(true) : match::Value();
}

match::Value max_eyes(const Question& ask) {
    int most = 0;
    for (const board::Colour owner : owners)
        if (const EyeSpace* const space = ask.stages->eyes().at(ask.points[0], owner))
            most = std::max<int>(most, space->worth.value.defended);
    return {static_cast<float>(most)};
}

template <bool is_own>
match::Value is_obvious_false_eye(const Question& ask) {
    return match::Value::of(
        eyespaces::is_obvious_false_eye(ask.board, ask.stages->worms(), ask.points[0], ask.side(is_own)));
}

}  // namespace

void add_eye_answers(Answers& answers) {
    using enum match::Autohelper;
    answer_to(answers, eye) = is_eye;
    answer_to(answers, proper_eye) = is_proper_eye;
    answer_to(answers, marginal_eye) = is_marginal_eye;
    answer_to(answers, halfeye) = is_half_eye;
    answer_to(answers, false_eye) = is_false_eye;
    answer_to(answers, max_eye_value) = max_eyes;
    answer_to(answers, obvious_false_oeye) = is_obvious_false_eye<true>;
    answer_to(answers, obvious_false_xeye) = is_obvious_false_eye<false>;
    answer_to(answers, false_eye_territory) = is_false_eye_territory;
}

}  // namespace katachi::analysis
