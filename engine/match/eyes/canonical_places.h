// From the points of a graph to their places in its canonical form, and back.
#pragma once

#include "engine/match/eyes/canonical_form.h"

namespace katachi::match {

// `size` is the number of points of the graph that the form is of.
inline EyePoints canonical_places(EyePoints points, const CanonicalForm& form, std::size_t size) {
    EyePoints places = 0;
    for (std::size_t place = 0; place < size; ++place) places |= (points >> form.order[place] & 1) << place;
    return places;
}

inline EyePoints points_at_places(EyePoints places, const CanonicalForm& form) {
    EyePoints points = 0;
    for (; places != 0; places &= places - 1) points |= eye_point(form.order[first_eye_point(places)]);
    return points;
}

}  // namespace katachi::match
