// From an eye space to what compiled tables know of it, in time that does not grow with them. Allocates nothing.
#pragma once

#include <optional>

#include "engine/match/eyes/bare_eye_space.h"
#include "engine/match/tables/eye_tables.h"

namespace katachi::match {

struct EyeShapeMatch {
    std::uint32_t shape;  // of EyeTables
    EyeAnswer answer;     // as the entry says; its points are those of the space that was asked about
};

// The first entry that matches the space; a space with islands shows its other points alone. Nothing matches a
// space with approaches, which no key knows.
std::optional<EyeShapeMatch> matching_eye_shape(const EyeTables& tables, const BareEyeSpace& space);

// What a solver has proved of the space where the wall has so many liberties outside; nothing where it is not in the
// table.
std::optional<EyeAnswer> solved_answer(const EyeTables& tables, const BareEyeSpace& space, int outer_liberties);

}  // namespace katachi::match
