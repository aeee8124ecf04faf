// Which entry matches a space first: an entry without drawn edges matches its spaces anywhere on the board, one with
// drawn edges there alone.
#pragma once

#include <cstddef>
#include <map>
#include <optional>

#include "engine/match/eyes/canonical_form.h"

namespace katachi::compiler {

class MatchedSpaces {
  public:
    // The entry that matches the space already, which may be the same one; nothing where `entry` is the first. The
    // space has neither islands nor wild cards.
    std::optional<std::size_t> first_match(const match::EyeGraph& space, std::size_t entry);

  private:
    std::map<match::EyeGraphKey, std::size_t> anywhere_, at_edges_;
};

}  // namespace katachi::compiler
