#include "tools/katachi/shared/orientation_names.h"

#include <algorithm>

namespace katachi::cli {

std::vector<std::string> orientation_names() {
    std::vector<std::string> names;
    for (const board::Orientation orientation : board::all_orientations) {
        std::string text = board::name(orientation);
        std::replace(text.begin(), text.end(), ' ', '-');
        names.push_back(std::move(text));
    }
    return names;
}

std::optional<board::Orientation> orientation_of(std::string_view name) {
    const auto names = orientation_names();
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return board::all_orientations[static_cast<std::size_t>(found - names.begin())];
}

}  // namespace katachi::cli
