// A text in TOML, as people write settings: read, or refused with its place.
#pragma once

#include <toml++/toml.h>

#include <string_view>

#include "base/files/placed_error.h"

namespace katachi::compiler {

// Throws PlacedError, "katachi.toml:3:11: what is wrong", with the advice behind it.
toml::table read_toml(const base::SourcePtr& source, std::string_view advice = {});

base::Place place_in(const base::SourcePtr& source, const toml::source_region& where);

}  // namespace katachi::compiler
