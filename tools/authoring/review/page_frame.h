// What the pages of reviews have in common.
#pragma once

#include <string>

namespace katachi::authoring {

// A whole page around the content of its body. Its content policy lets nothing be loaded, sent or run.
std::string framed_page(const std::string& title, const std::string& body);

// Text that others wrote, for elements and attributes.
std::string page_text(const std::string& bytes);

}  // namespace katachi::authoring
