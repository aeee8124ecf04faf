// The main line of a game record, read by a few lines of code of its own, so that no reader of the project is trusted.
#pragma once

#include <string>
#include <vector>

namespace katachi::answers {

struct PlainMove {
    std::string colour;   // "B", "W"
    std::string point;    // "Q16", "pass"
    std::string comment;  // C of its node, without escapes
};

struct PlainRecord {
    int size = 19;
    std::vector<PlainMove> moves;
    std::string root_comment;
};

// `text` holds one game without set-up stones, a move a node.
PlainRecord plain_record(const std::string& text);

}  // namespace katachi::answers
