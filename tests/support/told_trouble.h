// Programs beside the tests tell of trouble in a line, as the shipped programs do.
#pragma once

#include <exception>
#include <iostream>
#include <string_view>

namespace katachi::test {

// The exit status of a program: 0 for success, 2 for trouble.
template <typename Work>
int told_trouble(std::string_view program, const Work& work) {
    try {
        work();
        return 0;
    } catch (const std::exception& trouble) {
        std::cerr << program << ": " << trouble.what() << '\n';
        return 2;
    }
}

}  // namespace katachi::test
