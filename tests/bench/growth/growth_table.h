// What the programs that show growth share: a table that grows a row at a time on standard output, and its file.
#pragma once

#include <exception>
#include <iostream>
#include <string>

#include "base/files/atomic_file.h"

namespace katachi::bench {

// `row(size)` measures and gives a line with its end.
template <typename Sizes, typename Row>
void write_growth(const char* file, std::string heading, const Sizes& sizes, Row row) {
    std::string table = std::move(heading);
    std::cout << table << std::flush;
    for (const auto size : sizes) {
        const std::string line = row(size);
        std::cout << line << std::flush;
        table += line;
    }
    base::write_file(file, table);
}

// Runs `measure(file)`, which gives the exit status, with the one argument of the program, which has no options.
template <typename Measure>
int growth_program(const std::string& name, int argc, char** argv, Measure measure) {
    if (argc != 2 || *argv[1] == '-') {
        std::cerr << name << ": name the file to write: " << name << " growth.csv\n";
        return 2;
    }
    try {
        return measure(argv[1]);
    } catch (const std::exception& error) {
        std::cerr << name << ": " << error.what() << '\n';
        return 2;
    }
}

}  // namespace katachi::bench
