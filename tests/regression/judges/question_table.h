// A table of questions with proved answers, by what it is about.
#pragma once

#include <filesystem>
#include <string>

namespace katachi::regression {

struct QuestionTable {
    std::string split;  // "tune", "choose" or "judge"
    std::string about;  // "captures", "life-open", …
    std::filesystem::path folder;

    std::string name() const { return split + '-' + about; }
    std::filesystem::path file() const { return folder / (name() + ".tsv"); }
    std::filesystem::path counts_file() const { return folder / (name() + "-counts.txt"); }
};

}  // namespace katachi::regression
