#include "engine/position/owners/owner_realms.h"

#include <algorithm>

namespace katachi::position {

using board::Vertex;
using board::VertexSet;
using influence::at;

OwnerRealms realms_of(const influence::Field& side, const VertexSet& points) {
    OwnerRealms realms;
    VertexSet left;
    for (const Vertex point : points)
        if (side[at(point)] > 0.5F) left.insert(point);
    while (!left.empty()) {
        VertexSet realm = VertexSet::of(left.first()), next = realm;
        while (!(next = (next.beside() & left) - realm).empty()) realm |= next;
        left -= realm;
        const auto size = static_cast<float>(realm.count());
        float sum = 0;
        for (const Vertex point : realm) sum += side[at(point)];
        for (const Vertex point : realm) realms.mean_chance[at(point)] = sum / size;
        for (const Vertex point : (realm | realm.beside()) & points)
            realms.largest[at(point)] = std::max(realms.largest[at(point)], size);
    }
    return realms;
}

}  // namespace katachi::position
