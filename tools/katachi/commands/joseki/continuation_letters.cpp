#include "tools/katachi/commands/joseki/continuation_letters.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

namespace katachi::cli {

namespace {

// The letters are without those that look like stones, points or digits.
constexpr std::string_view letters = "abcdefghijkmnpqrstuvwyzABCDEFGHJKLMNPQRSTUVWYZ";

}  // namespace

void ContinuationLetters::add(const joseki::LibraryAnswer& answer, const joseki::Graph& library,
                              const JosekiDetails& details) {
    std::vector<const joseki::AnsweredMove*> moves;
    std::set<char> used;
    for (const joseki::AnsweredMove& move : answer.moves) {
        if (move.move == board::pass_vertex || !is_shown(library.edge(move.edge), details)) continue;
        if (const auto found = letters_.find(move.move); found != letters_.end())
            used.insert(found->second);
        else
            moves.push_back(&move);
    }
    auto next = letters.begin();
    for (const joseki::AnsweredMove* move : moves) {
        next = std::find_if(next, letters.end(), [&](char letter) { return !used.contains(letter); });
        if (next == letters.end()) return;  // the others are known by their points
        letters_.emplace(move->move, *next);
        if (move->mirrored) letters_.emplace(*move->mirrored, *next);
        ++next;
    }
}

std::string ContinuationLetters::at(board::Vertex point) const {
    const auto found = letters_.find(point);
    return found == letters_.end() ? std::string() : std::string(1, found->second);
}

}  // namespace katachi::cli
