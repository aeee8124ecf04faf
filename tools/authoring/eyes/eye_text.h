// Eye spaces, their values and lines of play in them, in words and drawings.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/eyes/eye_analysis.h"

namespace katachi::authoring {

// "b2": the column as a letter, the row from the top.
std::string point_name(const match::EyeGraph& space, std::size_t point);

// "X b1, O c1, X outside, O passes, X b1 takes the wall"
std::string line_text(const match::EyeGraph& space, const EyeLine& line);

// "the attacker begins, the wall has no extra eye and is taken: X b1, …"
std::string shown_line_text(const match::EyeGraph& space, const EyeLine& line);

// "2 outer liberties, no ko threats"; with ", suicide allowed" where it is.
std::string rules_text(const eyes::LocalRules& rules);

// How `other` differs from `rules`: "4 outer liberties", "1 ko threat of the attacker", "suicide allowed".
std::string difference_text(const eyes::LocalRules& other, const eyes::LocalRules& rules);

// "1 eye, attacker can threaten to destroy it"; one of the fifteen.
std::string meaning_text(const eyes::EyeValue& value);

// "1222: two eyes; the attacker can threaten to destroy one; seki where the attacker begins"
std::string value_text(const eyes::EyeAnswer& answer);

}  // namespace katachi::authoring
