#include "engine/eyes/marked_rows.h"

#include <string_view>

namespace katachi::eyes {

namespace {

// Rows by who is thought to play there: nobody, the attacker, the defender, both.
char mark_of(const match::EyeGraphPoint& point, bool attack, bool defence) {
    constexpr std::string_view plain = ".<>*", marginal = "!()@";
    if (point.content == match::EyeContent::island) return ' ';
    if (point.content == match::EyeContent::either) return 'x';
    if (point.content == match::EyeContent::stone) return point.marginal ? '$' : 'X';
    return (point.marginal ? marginal : plain)[(attack ? 1U : 0U) + (defence ? 2U : 0U)];
}

}  // namespace

std::vector<std::string> marked_rows(const match::EyeGraph& space, const EyeAnswer& answer) {
    std::string marks;
    for (std::size_t i = 0; i < space.points.size(); ++i) {
        const match::EyePoints here = match::eye_point(i);
        marks += mark_of(space.points[i], (answer.attack_points & here) != 0, (answer.defence_points & here) != 0);
    }
    return match::drawn_eye_graph(space, marks);
}

}  // namespace katachi::eyes
