// What games say of a shape, for people.
#pragma once

#include <string>
#include <vector>

#include "base/findings/diagnostic_text.h"
#include "games/search/shape_answer.h"
#include "tools/answers/games/shape_answer_json.h"

namespace katachi::cli {

// The counts, the shape with a letter on the points where it goes on, and a row for each continuation.
std::string shape_answer_text(const games::Shape& shape, const games::ShapeAnswer& answer, std::size_t limit,
                              const base::TextStyle& style);

// "2009-2016"; empty where no year is known.
std::string years_text(const games::ContinuationCount& count);

// A row for each hit.
void print_listed_hits(std::ostream& out, const std::vector<answers::ListedHit>& hits, const base::TextStyle& style);

}  // namespace katachi::cli
