// One of several equal parts of a work, as the command line says it: "2/8".
#pragma once

#include <cstddef>
#include <string>

namespace katachi::cli {

// What is parted in its order: the parts, one behind the other, are in it too.
struct ShardChoice {
    std::size_t number = 1;  // from 1
    std::size_t count = 1;

    // The part holds the things, in their order, from `begin` to before `end`.
    std::size_t begin(std::size_t things) const { return things * (number - 1) / count; }
    std::size_t end(std::size_t things) const { return things * number / count; }

    std::string text() const { return std::to_string(number) + "/" + std::to_string(count); }
};

// Throws base::FileError for a text that means nothing.
ShardChoice asked_shard(const std::string& text);

}  // namespace katachi::cli
