// A review as a page for browsers: one file that needs nothing else, without scripts, to be read on a phone and
// printed.
#pragma once

#include <string>

#include "tools/authoring/review/review.h"

namespace katachi::authoring {

// Whatever a record says is escaped, and the page's content policy lets nothing be loaded or run.
std::string review_page(const Review& review);

}  // namespace katachi::authoring
