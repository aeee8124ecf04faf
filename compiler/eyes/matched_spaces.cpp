#include "compiler/eyes/matched_spaces.h"

namespace katachi::compiler {

std::optional<std::size_t> MatchedSpaces::first_match(const match::EyeGraph& space, std::size_t entry) {
    const match::EyeGraphKey anywhere = match::canonical_form(space, match::BoardEdges::left_out).key;
    if (const auto found = anywhere_.find(anywhere); found != anywhere_.end()) return found->second;
    const auto [found, is_new] =
        space.edges.any() ? at_edges_.try_emplace(match::canonical_form(space, match::BoardEdges::kept).key, entry)
                          : anywhere_.try_emplace(anywhere, entry);
    return is_new ? std::nullopt : std::optional(found->second);
}

}  // namespace katachi::compiler
