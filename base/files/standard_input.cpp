#include "base/files/standard_input.h"

#include <iostream>
#include <iterator>

namespace katachi::base {

std::string read_standard_input() {
    return {std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
}

}  // namespace katachi::base
