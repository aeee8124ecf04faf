// The body of a request that writes: a JSON object of texts and numbers.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>

namespace katachi::studio {

// Its members by name, numbers as they are written. Throws Refused (400) for what is no object of texts and whole
// numbers, for a name that is none of `names`, and for one that stands there twice.
std::map<std::string, std::string, std::less<>> read_body(const std::string& text,
                                                          std::initializer_list<std::string_view> names);

}  // namespace katachi::studio
