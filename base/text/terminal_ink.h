// Text in the colours of terminals.
#pragma once

#include <string>
#include <string_view>

namespace katachi::base {

// `ink` is as terminals number colours: "32" is green, "30;41" black on red.
inline std::string inked(const std::string& text, std::string_view ink) {
    return "\x1b[" + std::string(ink) + "m" + text + "\x1b[0m";
}

}  // namespace katachi::base
