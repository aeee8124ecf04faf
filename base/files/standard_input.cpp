#include "base/files/standard_input.h"

#include <cerrno>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <system_error>

#include "base/files/file_error.h"

namespace katachi::base {

std::string read_standard_input() {
    errno = 0;
    std::string text{std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
    if (std::ferror(stdin) != 0)
        throw FileError("standard input: " + std::generic_category().message(errno) + "; give a file or a pipe");
    return text;
}

std::string input_name(const std::string& input) { return input == "-" ? "standard input" : input; }

}  // namespace katachi::base
