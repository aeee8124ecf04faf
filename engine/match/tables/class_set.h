// The letters of a colon line's second field as a set.
#pragma once

#include <cstdint>
#include <string_view>

namespace katachi::match {

struct ClassSet {
    std::uint32_t capitals = 0;  // bit 0 for A
    std::uint32_t smalls = 0;    // bit 0 for a

    // What is no letter, such as the `-` that stands for none, is passed over.
    static constexpr ClassSet of(std::string_view letters) {
        ClassSet set;
        for (const char letter : letters) {
            if (letter >= 'A' && letter <= 'Z') set.capitals |= std::uint32_t{1} << (letter - 'A');
            if (letter >= 'a' && letter <= 'z') set.smalls |= std::uint32_t{1} << (letter - 'a');
        }
        return set;
    }

    // One of the other's letters.
    constexpr bool has_any(ClassSet other) const {
        return (capitals & other.capitals) != 0 || (smalls & other.smalls) != 0;
    }
    constexpr bool has(char letter) const { return has_any(of({&letter, 1})); }

    friend constexpr bool operator==(ClassSet, ClassSet) = default;
};

}  // namespace katachi::match
