#include "engine/moves/sources/shape_source.h"

#include <algorithm>

#include "engine/moves/sources/ring.h"

namespace katachi::moves {

namespace {

constexpr unsigned straight_bits = 3;  // a PointState
constexpr unsigned diagonal_bits = 2;  // a PointOwner
constexpr unsigned code_count = 1U << (4 * straight_bits + 4 * diagonal_bits);

// All shapes that a board can have, those alike under the eight turns counted as one.
class Shapes {
  public:
    Shapes() : classes_(code_count) {
        const auto straight = turned_states<straight_bits>(straight_offsets);
        const auto diagonal = turned_states<diagonal_bits>(diagonal_offsets);
        for (unsigned code = 0; code < code_count; ++code) {
            if (!is_possible(code)) continue;
            unsigned least = code;
            for (std::size_t i = 0; i < board::orientation_count; ++i)
                least = std::min(least, joined(straight[i][code >> (4 * diagonal_bits)],
                                               diagonal[i][code & ((1U << (4 * diagonal_bits)) - 1)]));
            if (least == code) {
                classes_[code] = static_cast<std::uint16_t>(codes_.size());
                codes_.push_back(code);
            } else {
                classes_[code] = classes_[least];
            }
        }
    }

    std::uint32_t count() const { return static_cast<std::uint32_t>(codes_.size()); }
    std::uint32_t class_of(unsigned code) const { return classes_[code]; }
    unsigned code(std::uint32_t shape) const { return codes_[shape]; }

    static unsigned joined(unsigned straight, unsigned diagonal) { return straight << (4 * diagonal_bits) | diagonal; }
    static unsigned straight(unsigned code, unsigned index) {
        return code >> (4 * diagonal_bits + index * straight_bits) & ((1U << straight_bits) - 1);
    }
    static unsigned diagonal(unsigned code, unsigned index) {
        return code >> (index * diagonal_bits) & ((1U << diagonal_bits) - 1);
    }

  private:
    static bool is_possible(unsigned code) {
        return edges_are_possible([&](board::Offset offset) {
            for (unsigned i = 0; i < 4; ++i) {
                if (straight_offsets[i] == offset) return straight(code, i) == static_cast<unsigned>(PointState::edge);
                if (diagonal_offsets[i] == offset) return diagonal(code, i) == static_cast<unsigned>(PointOwner::edge);
            }
            return false;
        });
    }

    std::vector<std::uint16_t> classes_;  // by code
    std::vector<unsigned> codes_;         // the least of each class
};

const Shapes& shapes() {
    static const Shapes all;
    return all;
}

}  // namespace

std::uint32_t ShapeSource::feature_count() const { return shapes().count(); }

std::string ShapeSource::feature_name(std::uint32_t feature) const {
    const unsigned code = shapes().code(feature);
    std::string name = ".../.*./...";
    const auto put = [&](board::Offset offset, char letter) {
        name[static_cast<std::size_t>(4 * (offset.row + 1) + offset.column + 1)] = letter;
    };
    for (unsigned i = 0; i < 4; ++i) {
        put(straight_offsets[i], ".#abxABo"[Shapes::straight(code, i)]);
        put(diagonal_offsets[i], ".#xo"[Shapes::diagonal(code, i)]);
    }
    return name;
}

std::string ShapeSource::reason(std::uint32_t feature) const {
    const std::string shape = feature_name(feature);
    return shape == ".../.*./..." ? "nothing stands beside it" : "makes the shape " + shape;
}

void ShapeSource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    facts_->look(situation);
    const Shapes& all = shapes();
    for (const board::Vertex vertex : facts_->empty_points()) {
        unsigned straight = 0;
        unsigned diagonal = 0;
        for (unsigned i = 0; i < 4; ++i) {
            straight |= static_cast<unsigned>(facts_->state(vertex + board::step_of(straight_offsets[i])))
                        << (i * straight_bits);
            diagonal |= owner_bits(facts_->state(vertex + board::step_of(diagonal_offsets[i]))) << (i * diagonal_bits);
        }
        proposals.push_back({vertex, all.class_of(Shapes::joined(straight, diagonal))});
    }
}

}  // namespace katachi::moves
