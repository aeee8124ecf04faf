#include "games/base/header_rules.h"

#include <array>
#include <utility>

#include "engine/board/rules.h"
#include "engine/sgf/game_record.h"
#include "games/base/folded_text.h"

namespace katachi::games {

namespace {

// Parts of names; the first that a text holds counts.
constexpr std::array<std::pair<std::string_view, std::string_view>, 16> words{{{"日本", "Japanese"},
                                                                               {"japan", "Japanese"},
                                                                               {"일본", "Japanese"},
                                                                               {"中国", "Chinese"},
                                                                               {"中國", "Chinese"},
                                                                               {"chin", "Chinese"},
                                                                               {"중국", "Chinese"},
                                                                               {"韩国", "Korean"},
                                                                               {"韓国", "Korean"},
                                                                               {"韓國", "Korean"},
                                                                               {"한국", "Korean"},
                                                                               {"korea", "Korean"},
                                                                               {"应氏", "GOE"},
                                                                               {"應氏", "GOE"},
                                                                               {"aga", "AGA"},
                                                                               {"new zealand", "NZ"}}};

}  // namespace

std::string header_rules(std::string_view text) {
    if (text.empty()) return "";
    // The engine plays Korean rules by Japanese ones; a header keeps their name.
    const std::string folded = folded_text(text);
    for (const auto& [word, name] : words)
        if (folded.find(word) != std::string::npos) return std::string(name);
    const board::Rules* const known = board::find_rules(text);
    return known == nullptr ? "" : std::string(sgf::name_in_sgf(*known));
}

}  // namespace katachi::games
