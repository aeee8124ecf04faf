#include "tests/embed/c_face.h"

#include <algorithm>
#include <cstring>
#include <ostream>
#include <tuple>

#include "compiler/emit/blob.h"
#include "patterndb/library_tables.h"

bool operator==(const katachi_match& a, const katachi_match& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;  // nothing but ints
}

bool operator<(const katachi_match& a, const katachi_match& b) {
    const auto key = [](const katachi_match& m) { return std::tie(m.pattern, m.colour, m.orientation, m.top, m.left); };
    return key(a) < key(b);
}

void PrintTo(const katachi_match& match, std::ostream* out) {
    *out << match.pattern << " at " << match.top << "," << match.left << " orientation " << match.orientation;
}

namespace katachi::embed {

const std::string& library_blob() {
    static const std::string blob = compiler::blob_bytes(library_tables());
    return blob;
}

Patterns open_bytes(const std::string& bytes, katachi_error* error) {
    return {katachi_open_memory(bytes.data(), bytes.size(), error), katachi_close};
}

CMatcher matcher_of(const Patterns& patterns) {
    return {katachi_matcher_new(patterns.get(), nullptr), katachi_matcher_free};
}

Points points_of(const board::Position& position) {
    Points points;
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column)
            points.push_back(static_cast<unsigned char>(position.at(row, column)));
    return points;
}

bool collect(const katachi_match* match, void* context) {
    static_cast<Matches*>(context)->push_back(*match);
    return true;
}

Matches scan(const CMatcher& matcher) {
    Matches matches;
    katachi_scan(matcher.get(), collect, &matches);
    std::sort(matches.begin(), matches.end());
    return matches;
}

bool collect_change(const katachi_match* match, katachi_change change, void* context) {
    auto* changes = static_cast<Changes*>(context);
    (change == KATACHI_APPEARED ? changes->appeared : changes->vanished).push_back(*match);
    return true;
}

}  // namespace katachi::embed
