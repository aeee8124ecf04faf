// How a game ended, as headers write it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/board/colour.h"

namespace katachi::games {

struct HeaderResult {
    enum class Kind : std::uint8_t {
        unknown,  // nothing that can be read
        won,      // by somebody, who knows how
        points,   // by `points`
        resignation,
        time,
        forfeit,
        draw,
        no_result,      // void
        contradicting,  // both are said to have won
    };

    Kind kind = Kind::unknown;
    std::optional<board::Colour> winner = std::nullopt;
    double points = 0;

    // The text is as SGF writes it: "B+R", "W+3.5", "B+T", "W+F", "B+", "0", "Void". It is empty for unknown and
    // contradicting results.
    std::string text() const;

    friend bool operator==(const HeaderResult&, const HeaderResult&) = default;
};

// It reads SGF's form, also with words ("W+Resign", "B+3目半"), and words in Chinese, Japanese, Korean and English:
// "黑中盘胜", "白胜3目半", "黑胜1又3/4子" (stones of Chinese counting: twice as many points), "흑 불계승", "White wins
// by 2.5", "Black resigns".
HeaderResult header_result(std::string_view written);

}  // namespace katachi::games
