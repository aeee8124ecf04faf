// A player's rank, as headers write it.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace katachi::games {

struct HeaderRank {
    enum class Kind : std::uint8_t { kyu, dan, professional };

    Kind kind = Kind::kyu;
    int number = 1;  // 1 to 30 for kyu, 1 to 10 for others

    // One number by strength, lowest first: 30k is 0, 1k 29, 1d 30, 10d 39, 1p 50. A professional comes behind every
    // dan.
    int strength() const;
    static HeaderRank of_strength(int strength);

    // "9d", "3p", "5k"
    std::string text() const;

    friend bool operator==(const HeaderRank&, const HeaderRank&) = default;
};

// It reads "9d", "9 dan", "9段", "九段", "9단", "3p", "P9段", "5k", "5級"; what stands behind is passed over. A 段 that
// no P, プロ or 职业 calls professional is a dan, for servers write it so.
std::optional<HeaderRank> header_rank(std::string_view written);

}  // namespace katachi::games
