// What may follow on a command line of `katachi`, read off the command line's own description, so that completion
// knows whatever --help knows.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}  // namespace CLI

namespace katachi::cli {

// A word ":files" or ":folders" stands for names that the shell finds itself.
struct Candidate {
    std::string word;
    std::string description;
};

// What is said before on the command line of where names are.
struct NamePlaces {
    std::string catalogue;              // of --db
    std::vector<std::string> patterns;  // of --patterns
};

// For the last of `words`, which is what was typed of it so far; the name of the program is not among them.
std::vector<Candidate> candidates(const CLI::App& program, std::vector<std::string> words);

}  // namespace katachi::cli
