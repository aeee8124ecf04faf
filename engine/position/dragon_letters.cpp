#include "engine/position/dragon_letters.h"

#include <algorithm>
#include <numeric>

namespace katachi::position {

std::vector<int> by_size(const Dragons& dragons) {
    std::vector<int> numbers(dragons.all().size());
    std::iota(numbers.begin(), numbers.end(), 0);
    std::stable_sort(numbers.begin(), numbers.end(),
                     [&](int a, int b) { return dragons.number(a).effective_size > dragons.number(b).effective_size; });
    return numbers;
}

std::vector<char> dragon_letters(const Dragons& dragons) {
    std::vector<char> letters(dragons.all().size(), '?');
    char black = 'A', white = 'a';
    for (const int number : by_size(dragons)) {
        const bool is_black = dragons.number(number).colour == board::Colour::black;
        char& next = is_black ? black : white;
        if (next <= (is_black ? 'Z' : 'z')) letters[static_cast<std::size_t>(number)] = next++;
    }
    return letters;
}

}  // namespace katachi::position
