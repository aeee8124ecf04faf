// What constraints and actions promise for every text: the property that the fuzz target and the test share.
#pragma once

#include <string>
#include <string_view>

namespace katachi::fuzz {

// Reads an entry of a move database that has `text` in its lines of `mark`: `;` for a constraint, `>` for an action.
// The first promise that does not hold, or "":
// - those of reading (reading_promise.h), and every finding of the checker has a place too;
// - the tables are sound, and a program means what its tree means, wherever the pattern lies and whatever is answered;
// - an explanation is worth what the constraint is, and has a reason;
// - reading on a board leaves it as it was, and answers the same whatever was asked before;
// - what the checker takes for certain is so where the pattern matches.
std::string broken_constraint_promise(char mark, std::string_view text);

}  // namespace katachi::fuzz
