// Why a request is not answered.
#pragma once

#include <stdexcept>
#include <string>

namespace katachi::studio {

struct Refused : std::runtime_error {
    Refused(int status_of_it, const std::string& line) : std::runtime_error(line), status(status_of_it) {}
    int status;
};

}  // namespace katachi::studio
