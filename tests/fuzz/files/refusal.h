// The promise of every refusal: it is one line.
#pragma once

#include <string>

namespace katachi::fuzz {

// "" where the promise is kept.
inline std::string broken_refusal(const std::string& refusal) {
    const bool is_line = !refusal.empty() && refusal.find('\n') == std::string::npos;
    return is_line ? "" : "a refusal that is no line: " + refusal;
}

}  // namespace katachi::fuzz
