// The body of a request that writes: a JSON object of texts and numbers.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>

namespace katachi::studio {

// Its members by name, numbers as they are written.
using BodyMembers = std::map<std::string, std::string, std::less<>>;

// Throws Refused (400) for what is no object of texts and whole numbers, for a name that is none of `names`, and for
// one that stands there twice.
BodyMembers read_body(const std::string& text, std::initializer_list<std::string_view> names);

// Throws Refused (400) where there is no such member.
const std::string& needed_member(const BodyMembers& members, std::string_view name);
// `usual` where there is no such member, or it is empty.
std::string member_or(const BodyMembers& members, std::string_view name, const std::string& usual);

}  // namespace katachi::studio
