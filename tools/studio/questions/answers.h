// Answers to questions of the page from what is in memory: each is what its command prints.
#pragma once

#include <string>

#include "tools/studio/files/contents.h"
#include "tools/studio/questions/question.h"

namespace katachi::studio {

// They throw what the commands throw.
std::string answer_entries(const Question& question, Contents& contents);
std::string answer_entry(const Question& question, Contents& contents);
std::string answer_findings(const Question& question, Contents& contents);

std::string answer_match(const Question& question, Contents& contents);
std::string answer_why(const Question& question, Contents& contents);
std::string answer_position(const Question& question, Contents& contents);

std::string answer_tree(const Question& question, Contents& contents);
std::string answer_node(const Question& question, Contents& contents);

std::string no_games();

}  // namespace katachi::studio
