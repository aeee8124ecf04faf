#include "base/files/standard_input.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <iostream>
#include <system_error>

#include "base/files/file_error.h"

namespace katachi::base {

std::string read_standard_input(std::uint64_t most_bytes) {
    if (std::cin.eof()) throw FileError("standard input: was read before, to its end; name - once");
    errno = 0;
    std::string text;
    std::array<char, std::size_t{1} << 16U> block{};
    while (text.size() <= most_bytes && std::cin.read(block.data(), block.size()).gcount() > 0)
        text.append(block.data(), static_cast<std::size_t>(std::cin.gcount()));
    if (std::ferror(stdin) != 0)
        throw FileError("standard input: " + std::generic_category().message(errno) + "; give a file or a pipe");
    return text;
}

std::string input_name(const std::string& input) { return input == "-" ? "standard input" : input; }

}  // namespace katachi::base
