// Texts that are broken at random.
#pragma once

#include <random>
#include <span>
#include <string>

#include "tests/support/sanitized.h"

namespace katachi::test {

constexpr unsigned mutation_count = 600 / sanitized_step;

class Mutation {
  public:
    explicit Mutation(unsigned seed) : random_(seed) {}

    std::string of_one(std::span<const std::string> texts);

  private:
    std::size_t below(std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(random_); }
    // A part of up to 200 bytes, or up to the end.
    std::string part_of(const std::string& text) { return text.substr(below(text.size()), 1 + below(200)); }
    void mutate(std::string& text, std::span<const std::string> others);

    std::mt19937 random_;
};

// `broken_promise` of texts that are broken at random.
void expect_kept_when_mutated(std::span<const std::string> texts, std::string (*broken_promise)(const std::string&),
                              unsigned count = mutation_count);

}  // namespace katachi::test
