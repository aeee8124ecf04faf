// Features that are combinations: one value of each of a few axes, such as a size and a number of liberties.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace katachi::moves {

struct FeatureValue {
    std::string_view name;    // joined with the others': "3.saving"; may be empty
    std::string_view phrase;  // for people, joined by commas; may be empty
};
using FeatureAxis = std::vector<FeatureValue>;

template <std::size_t Axes>
class FeatureGrid {
  public:
    explicit FeatureGrid(const std::array<FeatureAxis, Axes>& axes) : axes_(axes) {
        for (std::size_t axis = 0; axis < Axes; ++axis) sizes_[axis] = static_cast<int>(axes[axis].size());
    }

    std::uint32_t count() const {
        std::uint32_t product = 1;
        for (const FeatureAxis& axis : axes_) product *= static_cast<std::uint32_t>(axis.size());
        return product;
    }

    // The feature is told by the value on each axis, from 0; values beyond an axis are its last one.
    template <typename... Values>
    std::uint32_t feature(Values... values) const {
        static_assert(sizeof...(Values) == Axes);
        std::uint32_t result = 0;
        std::size_t axis = 0;
        const auto add = [&](int value) {
            const int size = sizes_[axis++];
            result = result * static_cast<std::uint32_t>(size) + static_cast<std::uint32_t>(std::min(value, size - 1));
        };
        (add(static_cast<int>(values)), ...);
        return result;
    }

    std::string name(std::uint32_t feature) const { return joined(words(feature, &FeatureValue::name), "."); }
    // A phrase that two axes share, as the fourth line from both edges, is said once.
    std::string phrase(std::uint32_t feature) const {
        std::array<std::string_view, Axes> phrases = words(feature, &FeatureValue::phrase);
        for (std::size_t axis = 1; axis < Axes; ++axis)
            if (phrases[axis] == phrases[axis - 1]) phrases[axis - 1] = {};
        return joined(phrases, ", ");
    }

  private:
    std::array<std::string_view, Axes> words(std::uint32_t feature, std::string_view FeatureValue::*part) const {
        std::array<std::string_view, Axes> result;
        for (std::size_t axis = Axes; axis-- > 0;) {
            const auto size = static_cast<std::uint32_t>(axes_[axis].size());
            result[axis] = axes_[axis][feature % size].*part;
            feature /= size;
        }
        return result;
    }

    static std::string joined(const std::array<std::string_view, Axes>& words, std::string_view between) {
        std::string text;
        for (const std::string_view word : words)
            if (!word.empty()) text.append(text.empty() ? "" : between).append(word);
        return text;
    }

    std::array<FeatureAxis, Axes> axes_;
    std::array<int, Axes> sizes_{};
};

}  // namespace katachi::moves
