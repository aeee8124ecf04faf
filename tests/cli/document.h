// A document for people (README.md, docs/*.md) whose examples are run. In its blocks of the kind `console`, lines that
// begin with `$ ` are commands for bash, which go on in lines that begin with `> `; the lines below are what the
// command writes, to standard output first, where a line `...` stands for any number of lines. Times are not compared.
//
// The commands run as in a conversation (tests/cli/conversation.h), in a folder that holds `library`, and beside it
// `game.sgf`, the game of examples/, which is also the one game of the folder `games`. A collection of the shared data
// stands there as `2009.tar.gz`, `2016.sgf.gz` and `loose`.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace katachi::cli {

// A command of a document, and the answer that stands there.
struct Example {
    std::size_t line = 0;  // of the document, counted from 1
    std::vector<std::string> command;
    std::vector<std::string> answer;
};

std::vector<Example> examples(const std::filesystem::path& document);

// Whether its examples read the collection.
bool needs_collection(const std::filesystem::path& document);

// What is not as the document says, a paragraph for each example; "" where all is.
std::string differences(const std::filesystem::path& document);

// Whether the lines are those of the answer, in which `...` stands for any number of lines.
bool answers(const std::vector<std::string>& answer, const std::vector<std::string>& lines);

}  // namespace katachi::cli
