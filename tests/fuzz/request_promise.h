// What the studio promises for all bytes that a browser may send: the property that the fuzz target and the test with
// random requests share.
#pragma once

#include <string>
#include <string_view>

namespace katachi::fuzz {

// Reads `input` as the target of a request, as the body of one, and as the lines Host, Origin and Cookie, one a line.
// Gives "", or which promise was broken:
// - a path has no segment `.` or `..`, no backslash and no control character, and is UTF-8, and so are parameters;
// - parameters, written into a target and read again, are themselves;
// - a body gives members of known names, or is refused with a status;
// - a page of another address is foreign, the studio's own one is not;
// - without the token nobody is let in.
std::string take_request(std::string_view input);

}  // namespace katachi::fuzz
