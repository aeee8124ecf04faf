// What the pieces of an entry become when O and X are exchanged in it.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "compiler/model/pattern.h"

namespace katachi::authoring {

// "OxC" of "XoC", "xcap1" of "ocap1".
std::string with_sides_exchanged(std::string_view letters);

// The letters that become others, so that capitals still label X stones and small letters O stones; each becomes
// another one. Where the wanted letter is taken or no label, it is the first free one of its case.
std::map<char, char> labels_with_sides_exchanged(const compiler::Pattern& pattern);

// The call that says of one side what `name` says of the other. It is `name` itself if that speaks of no side. It is
// empty if `name` speaks of a side without a counterpart, or is unknown.
std::string_view call_of_other_side(std::string_view name);

}  // namespace katachi::authoring
