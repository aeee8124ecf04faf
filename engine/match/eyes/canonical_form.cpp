#include "engine/match/eyes/canonical_form.h"

#include <algorithm>
#include <utility>

namespace katachi::match {

namespace {

using Classes = std::array<std::uint8_t, largest_eye_graph>;

class Canonical {
  public:
    Canonical(const EyeGraph& graph, bool with_edges) : graph_(graph), size_(graph.points.size()) {
        for (std::size_t i = 0; i < size_; ++i) {
            const EyeGraphPoint& point = graph.points[i];
            kinds_[i] = static_cast<std::uint8_t>(static_cast<int>(point.content) + (point.marginal ? 4 : 0) +
                                                  (with_edges ? 8 * point.edges : 0));
        }
        try_order(ranked(kinds_));
    }

    const CanonicalForm& form() const { return best_; }

  private:
    // What tells the points of one class apart: the classes beside them.
    using Sight = std::pair<std::uint8_t, std::array<std::uint8_t, 4>>;

    Classes ranked(const Classes& values) const {
        Classes ranks{};
        for (std::size_t i = 0; i < size_; ++i)
            ranks[i] = static_cast<std::uint8_t>(std::count_if(values.begin(),
                                                               values.begin() + static_cast<std::ptrdiff_t>(size_),
                                                               [&](std::uint8_t other) { return other < values[i]; }));
        return ranks;
    }

    Sight sight(const Classes& classes, std::size_t point) const {
        Sight seen{classes[point], {}};
        std::size_t count = 0;
        for (std::size_t i = 0; i < size_; ++i)
            if (graph_.points[point].neighbours & eye_point(i))
                seen.second[count++] = static_cast<std::uint8_t>(classes[i] + 1);
        std::sort(seen.second.begin(), seen.second.end());
        return seen;
    }

    // A point's class is the number of points of lesser classes, so that a class of one is the point's place.
    Classes refined(Classes classes) const {
        for (;;) {
            std::array<Sight, largest_eye_graph> sights;
            for (std::size_t i = 0; i < size_; ++i) sights[i] = sight(classes, i);
            Classes next{};
            for (std::size_t i = 0; i < size_; ++i)
                for (std::size_t j = 0; j < size_; ++j)
                    next[i] = static_cast<std::uint8_t>(next[i] + (sights[j] < sights[i]));
            if (next == classes) return classes;
            classes = next;
        }
    }

    void try_order(const Classes& unrefined) {
        const Classes classes = refined(unrefined);
        std::array<std::uint8_t, largest_eye_graph> sizes{};
        for (std::size_t i = 0; i < size_; ++i) ++sizes[classes[i]];
        const auto several = std::find_if(sizes.begin(), sizes.end(), [](std::uint8_t size) { return size > 1; });
        if (several == sizes.end()) {
            offer(classes);
            return;
        }
        const auto first = static_cast<std::uint8_t>(several - sizes.begin());
        for (std::size_t chosen = 0; chosen < size_; ++chosen) {
            if (classes[chosen] != first) continue;
            Classes next = classes;
            for (std::size_t i = 0; i < size_; ++i)
                if (i != chosen && classes[i] == first) ++next[i];
            try_order(next);
        }
    }

    void offer(const Classes& places) {
        CanonicalForm form;
        for (std::size_t i = 0; i < size_; ++i) form.order[places[i]] = static_cast<std::uint8_t>(i);
        for (std::size_t place = 0; place < size_; ++place) {
            const EyeGraphPoint& point = graph_.points[form.order[place]];
            form.key += static_cast<char>('0' + kinds_[form.order[place]]);
            for (std::size_t earlier = 0; earlier < place; ++earlier)
                if (point.neighbours & eye_point(form.order[earlier])) form.key += static_cast<char>('a' + earlier);
        }
        if (best_.key.empty() || form.key < best_.key) best_ = std::move(form);
    }

    const EyeGraph& graph_;
    std::size_t size_;
    Classes kinds_{};
    CanonicalForm best_;
};

}  // namespace

CanonicalForm canonical_form(const EyeGraph& graph, bool with_edges) { return Canonical(graph, with_edges).form(); }

}  // namespace katachi::match
