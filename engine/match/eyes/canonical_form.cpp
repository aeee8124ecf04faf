#include "engine/match/eyes/canonical_form.h"

#include <algorithm>

namespace katachi::match {

namespace {

// The class of a point is the number of points of lesser classes, so that a class of one is the point's place.
using Classes = std::array<std::uint8_t, largest_eye_graph>;

class Canonical {
  public:
    explicit Canonical(const ColouredGraph& graph) : graph_(graph) {
        std::array<std::uint64_t, largest_eye_graph> kinds{};
        for (std::size_t i = 0; i < graph.size; ++i) kinds[i] = graph.kinds[i];
        Classes classes;
        rank(kinds, classes);
        try_order(classes);
    }

    const CanonicalForm& form() const { return best_; }

  private:
    // How many classes there are now.
    std::size_t rank(const std::array<std::uint64_t, largest_eye_graph>& values, Classes& classes) const {
        EyePoints places = 0;
        for (std::size_t i = 0; i < graph_.size; ++i) {
            std::uint8_t lesser = 0;
            for (std::size_t j = 0; j < graph_.size; ++j)
                lesser = static_cast<std::uint8_t>(lesser + (values[j] < values[i] ? 1 : 0));
            classes[i] = lesser;
            places |= eye_point(lesser);
        }
        return static_cast<std::size_t>(count_points(places));
    }

    // Parts points of a class that differ in the classes of their neighbours, until none do.
    void refine(Classes& classes) const {
        // Three bits count the neighbours of a class. What does not fit in them runs into the next class, which tells
        // fewer points apart, but never one of isomorphic graphs.
        constexpr int bits = 3;
        constexpr int class_shift = 59;
        EyePoints places = 0;
        for (std::size_t i = 0; i < graph_.size; ++i) places |= eye_point(classes[i]);
        for (auto count = static_cast<std::size_t>(count_points(places)); count < graph_.size;) {
            std::array<std::uint64_t, largest_eye_graph> sights{};
            for (std::size_t i = 0; i < graph_.size; ++i) {
                for (EyePoints rest = graph_.neighbours[i]; rest != 0; rest &= rest - 1)
                    sights[i] += std::uint64_t{1} << bits * classes[first_eye_point(rest)];
                sights[i] += std::uint64_t{classes[i]} << class_shift;
            }
            const std::size_t before = count;
            count = rank(sights, classes);
            if (count == before) return;
        }
    }

    void try_order(Classes classes) {
        refine(classes);
        std::array<EyePoints, largest_eye_graph> members{};
        for (std::size_t i = 0; i < graph_.size; ++i) members[classes[i]] |= eye_point(i);
        const auto several =
            std::find_if(members.begin(), members.end(), [](EyePoints points) { return has_several_points(points); });
        if (several == members.end()) return offer(classes);
        for (EyePoints rest = *several; rest != 0; rest &= rest - 1) {
            const std::size_t chosen = first_eye_point(rest);
            const EyePoints tried = *several & (eye_point(chosen) - 1);
            if (has_twin(chosen, tried)) continue;
            Classes next = classes;
            for (EyePoints others = *several & ~eye_point(chosen); others != 0; others &= others - 1)
                ++next[first_eye_point(others)];
            try_order(next);
        }
    }

    // Whether one of the points could change places with this one.
    bool has_twin(std::size_t point, EyePoints among) const {
        for (; among != 0; among &= among - 1)
            if (graph_.neighbours[first_eye_point(among)] == graph_.neighbours[point]) return true;
        return false;
    }

    void offer(const Classes& places) {
        CanonicalForm form;
        for (std::size_t i = 0; i < graph_.size; ++i) {
            form.order[places[i]] = static_cast<std::uint8_t>(i);
            std::uint32_t& word = form.key[places[i]];
            word = (graph_.kinds[i] + std::uint32_t{1}) << largest_eye_graph;
            for (EyePoints rest = graph_.neighbours[i]; rest != 0; rest &= rest - 1) {
                const std::uint8_t place = places[first_eye_point(rest)];
                if (place < places[i]) word |= eye_point(place);
            }
        }
        if (!has_best_ || form.key < best_.key) best_ = form;
        has_best_ = true;
    }

    const ColouredGraph& graph_;
    CanonicalForm best_;
    bool has_best_ = false;
};

std::uint16_t kind_of_point(EyeContent content, bool marginal, int edges) {
    return static_cast<std::uint16_t>(static_cast<int>(content) + (marginal ? 4 : 0) + 8 * edges);
}

}  // namespace

CanonicalForm canonical_form(const ColouredGraph& graph) { return Canonical(graph).form(); }

CanonicalForm canonical_form(const EyeGraph& graph, BoardEdges edges) {
    ColouredGraph coloured{.size = graph.points.size()};
    for (std::size_t i = 0; i < coloured.size; ++i) {
        const EyeGraphPoint& point = graph.points[i];
        coloured.kinds[i] = kind_of_point(point.content, point.marginal, edges == BoardEdges::kept ? point.edges : 0);
        coloured.neighbours[i] = point.neighbours;
    }
    return canonical_form(coloured);
}

CanonicalForm canonical_form(const BareEyeSpace& space, BoardEdges edges) {
    ColouredGraph coloured{.size = space.size, .kinds = {}, .neighbours = space.neighbours};
    for (std::size_t i = 0; i < space.size; ++i) {
        const EyePoints here = eye_point(i);
        const EyeContent content = space.stones & here    ? EyeContent::stone
                                   : space.islands & here ? EyeContent::island
                                                          : EyeContent::empty;
        const int beside = ((space.at_edge & here) != 0 ? 1 : 0) + ((space.in_corner & here) != 0 ? 1 : 0);
        coloured.kinds[i] = kind_of_point(content, (space.margins & here) != 0, edges == BoardEdges::kept ? beside : 0);
    }
    return canonical_form(coloured);
}

CanonicalForm canonical_game(const BareEyeSpace& space) {
    ColouredGraph coloured{.size = space.size, .kinds = {}, .neighbours = space.neighbours};
    const EyePoints fixed = space.islands | space.approaches;  // no island is a margin, and each approach is one
    for (std::size_t i = 0; i < space.size; ++i)
        coloured.kinds[i] =
            static_cast<std::uint16_t>((fixed >> i & 1) << 2 | (space.margins >> i & 1) << 1 | (space.walled >> i & 1));
    return canonical_form(coloured);
}

}  // namespace katachi::match
