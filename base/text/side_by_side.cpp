#include "base/text/side_by_side.h"

#include <algorithm>

namespace katachi::base {

std::size_t width_of(const std::vector<std::string>& rows) {
    std::size_t width = 0;
    for (const std::string& row : rows) width = std::max(width, row.size());
    return width;
}

std::vector<std::string> side_by_side(const std::vector<std::string>& left, const std::vector<std::string>& right,
                                      std::size_t gap) {
    const std::size_t width = width_of(left) + gap;
    std::vector<std::string> rows;
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
        std::string row = i < left.size() ? left[i] : "";
        if (i < right.size()) row += std::string(width - row.size(), ' ') + right[i];
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace katachi::base
