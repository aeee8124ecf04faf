// Text within XML, SVG and HTML.
#pragma once

#include <string>
#include <string_view>

namespace katachi::base {

// The text is for the content of elements, and for attributes in double quotes. Control characters stay, though XML
// forbids most of them: `printable` replaces them first.
std::string xml_escaped(std::string_view text);

}  // namespace katachi::base
