// A text in TOML, as people write settings: read, or refused with its place.
#pragma once

#include <toml++/toml.h>

#include <string>
#include <string_view>

namespace katachi::compiler {

// Throws FileError, "name:line:column: what is wrong", with the advice behind it.
toml::table read_toml(std::string_view text, const std::string& name, std::string_view advice = {});

// "katachi.toml:3:11".
std::string place_in(const std::string& name, const toml::source_region& where);

}  // namespace katachi::compiler
