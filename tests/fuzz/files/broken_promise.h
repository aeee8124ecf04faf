// How a target tells of an input that breaks a promise: its reason, and an end that libFuzzer keeps the input for.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace katachi::fuzz {

inline void end_where_broken(const std::string& broken) {
    if (broken.empty()) return;
    std::fprintf(stderr, "%s\n", broken.c_str());
    std::abort();
}

}  // namespace katachi::fuzz
