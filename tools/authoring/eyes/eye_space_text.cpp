#include "tools/authoring/eyes/eye_space_text.h"

#include "base/text/counted.h"
#include "engine/board/side_name.h"
#include "engine/eyes/space_value.h"
#include "tools/authoring/eyes/eye_text.h"

namespace katachi::authoring {

namespace {

using eyespaces::EyeSpace;
using eyespaces::TopologicalEye;

std::string points_text(const board::VertexSet& points, int size) {
    std::string text;
    for (const board::Vertex point : points) text += (text.empty() ? "" : " ") + board::vertex_name(point, size);
    return text;
}

// ", margin D9", ", margins D9 E9"; empty where there is none.
std::string named(const char* one, const char* many, const board::VertexSet& points, int size) {
    if (points.empty()) return "";
    return std::string(", ") + (points.count() == 1 ? one : many) + " " + points_text(points, size);
}

board::VertexSet ends_of(const EyeSpace& space, TopologicalEye::Kind kind) {
    board::VertexSet points;
    for (const TopologicalEye& end : space.ends)
        if (end.kind() == kind) points.insert(end.point);
    return points;
}

std::string moves_text(const EyeSpace& space, int size) {
    const bool is_open = space.worth.value.attacked != space.worth.value.defended;
    const std::string attacker = board::side_name(board::opponent(space.owner));
    const std::string defender = board::side_name(space.owner);
    std::string text;
    if (!space.worth.attacks.empty())
        text +=
            "; " + attacker + (is_open ? " attacks at " : " threatens at ") + points_text(space.worth.attacks, size);
    if (!space.worth.defences.empty())
        text += (text.empty() ? "; " : ", ") + defender + (is_open ? " defends at " : " threatens at ") +
                points_text(space.worth.defences, size);
    return text;
}

}  // namespace

std::string eye_space_text(const EyeSpace& space, int size) {
    const match::EyeValue& value = space.worth.value;
    return board::side_name(space.owner) + "'s eye space at " + board::vertex_name(space.region.points.first(), size) +
           " (" + base::counted(space.size(), "point", "points") +
           named("margin", "margins", space.region.margins, size) +
           named("half eye", "half eyes", ends_of(space, TopologicalEye::Kind::half), size) +
           named("false eye", "false eyes", ends_of(space, TopologicalEye::Kind::false_eye), size) + "), " +
           match::eye_value_text(value) + ": " + meaning_text(value) + eyespaces::doubt_text(space.worth) +
           eyes::seki_text(space.worth.attacked_is_seki, space.worth.defended_is_seki) + moves_text(space, size);
}

}  // namespace katachi::authoring
