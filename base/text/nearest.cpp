#include "base/text/nearest.h"

#include <algorithm>
#include <vector>

namespace katachi::base {

std::size_t edit_distance(std::string_view a, std::string_view b) {
    // Three rows of the table: `current` for the first i bytes of `a`, those for i - 1 and i - 2 above it.
    std::vector<std::size_t> before(b.size() + 1), above(b.size() + 1), current(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) current[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::swap(before, above);
        std::swap(above, current);
        current[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            current[j] = std::min({above[j] + 1, current[j - 1] + 1, replaced});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) current[j] = std::min(current[j], before[j - 2] + 1);
        }
    }
    return current[b.size()];
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> known) {
    // A third of the word may be wrong; beyond that a suggestion confuses more than it helps.
    std::size_t least = std::max<std::size_t>(1, word.size() / 3) + 1;
    std::string_view best;
    for (const std::string_view name : known) {
        const std::size_t gap = name.size() > word.size() ? name.size() - word.size() : word.size() - name.size();
        if (gap > least) continue;
        const std::size_t distance = edit_distance(word, name);
        const bool is_nearer = distance < least || (distance == least && !best.empty() && word.starts_with(name));
        if (!is_nearer) continue;
        least = distance;
        best = name;
    }
    return best;
}

}  // namespace katachi::base
