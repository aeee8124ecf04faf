// Things to learn from by their features: of each group of features one, by its number in the group.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace katachi::authoring {

struct FeatureRows {
    std::vector<int> group_sizes;  // at most 256 features a group
    std::vector<std::uint8_t> numbers;

    std::size_t groups() const { return group_sizes.size(); }
    std::size_t count() const { return group_sizes.empty() ? 0 : numbers.size() / groups(); }
    std::span<const std::uint8_t> row(std::size_t index) const {
        return std::span<const std::uint8_t>(numbers).subspan(index * groups(), groups());
    }
    int features() const {
        int sum = 0;
        for (const int size : group_sizes) sum += size;
        return sum;
    }
    // Calls with each feature of a row, counted through all groups.
    template <typename Use>
    void each_feature(std::size_t index, Use use) const {
        std::size_t first = 0;
        const std::uint8_t* const of_row = numbers.data() + index * groups();
        for (std::size_t group = 0; group < groups(); ++group) {
            use(first + of_row[group]);
            first += static_cast<std::size_t>(group_sizes[group]);
        }
    }
};

}  // namespace katachi::authoring
