// Sound bytes with a few of them changed: what leads further into a reader than bytes from nothing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace katachi::fuzz {

// Three bytes of `changes` are a change: two for its place, among the bytes of `sound` that are not zero, and one for
// what stands there then.
inline std::string damaged_bytes(const std::string& sound, std::string_view changes) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < sound.size(); ++i)
        if (sound[i] != 0) places.push_back(i);
    std::string bytes = sound;
    const auto number = [&](std::size_t i) { return static_cast<std::size_t>(static_cast<unsigned char>(changes[i])); };
    for (std::size_t i = 0; i + 3 <= changes.size() && !places.empty(); i += 3)
        bytes[places[(number(i) << 8U | number(i + 1)) % places.size()]] = changes[i + 2];
    return bytes;
}

}  // namespace katachi::fuzz
