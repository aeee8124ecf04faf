#include "engine/match/eyes/bare_eye_space.h"

namespace katachi::match {

BareEyeSpace bare_eye_space(const EyeGraph& graph) {
    BareEyeSpace space{.size = graph.points.size()};
    for (std::size_t i = 0; i < space.size; ++i) {
        const EyeGraphPoint& point = graph.points[i];
        space.neighbours[i] = point.neighbours;
        if (point.content == EyeContent::stone) space.stones |= eye_point(i);
        if (point.content == EyeContent::island) space.islands |= eye_point(i);
        if (point.marginal) space.margins |= eye_point(i);
        if (point.touches_wall()) space.walled |= eye_point(i);
    }
    return space;
}

}  // namespace katachi::match
