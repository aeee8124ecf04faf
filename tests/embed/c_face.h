// The C face's things as tests hold them.
#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "engine/board/position.h"
#include "engine/embed/katachi.h"

bool operator==(const katachi_match& a, const katachi_match& b);
bool operator<(const katachi_match& a, const katachi_match& b);
void PrintTo(const katachi_match& match, std::ostream* out);

namespace katachi::embed {

using Patterns = std::unique_ptr<katachi_patterns, decltype(&katachi_close)>;
using CMatcher = std::unique_ptr<katachi_matcher, decltype(&katachi_matcher_free)>;
using Points = std::vector<unsigned char>;
using Matches = std::vector<katachi_match>;

// The shipped library's tables as the bytes of a file.
const std::string& library_blob();

Patterns open_bytes(const std::string& bytes, katachi_error* error = nullptr);
CMatcher matcher_of(const Patterns& patterns);
Points points_of(const board::Position& position);

// A visitor; its context is Matches.
bool collect(const katachi_match* match, void* context);
// All matches on the board that the matcher was shown, in order.
Matches scan(const CMatcher& matcher);

struct Changes {
    Matches appeared, vanished;
};
// A visitor; its context is Changes.
bool collect_change(const katachi_match* match, katachi_change change, void* context);

}  // namespace katachi::embed
