#include "tests/engine/plain_board.h"

#include <algorithm>

namespace katachi {

std::vector<int> PlainBoard::neighbours(int point) const {
    std::vector<int> result;
    const int row = point / size_;
    const int column = point % size_;
    if (row > 0) result.push_back(point - size_);
    if (row + 1 < size_) result.push_back(point + size_);
    if (column > 0) result.push_back(point - 1);
    if (column + 1 < size_) result.push_back(point + 1);
    return result;
}

// The chain at `point` if it has no liberty, else nothing.
std::vector<int> PlainBoard::captured_chain(int point) const {
    std::vector<int> chain{point};
    for (std::size_t i = 0; i < chain.size(); ++i) {
        for (const int next : neighbours(chain[i])) {
            const char there = points_[static_cast<std::size_t>(next)];
            if (there == '.') return {};
            const bool is_new = std::find(chain.begin(), chain.end(), next) == chain.end();
            if (there == points_[static_cast<std::size_t>(point)] && is_new) chain.push_back(next);
        }
    }
    return chain;
}

bool PlainBoard::play(char colour, int row, int column) {
    const int point = row * size_ + column;
    if (points_[static_cast<std::size_t>(point)] != '.') return false;
    if (point == ko_ && colour == ko_colour_) return false;
    const std::string before = points_;
    const char other = colour == 'X' ? 'O' : 'X';
    points_[static_cast<std::size_t>(point)] = colour;
    std::vector<int> captures;
    for (const int next : neighbours(point)) {
        if (points_[static_cast<std::size_t>(next)] != other) continue;
        for (const int stone : captured_chain(next)) {
            captures.push_back(stone);
            points_[static_cast<std::size_t>(stone)] = '.';
        }
    }
    if (!captured_chain(point).empty()) {
        points_ = before;
        return false;
    }
    (other == 'X' ? captured_black_ : captured_white_) += static_cast<int>(captures.size());

    // It is a ko if taking back would bring the same board again.
    ko_ = -1;
    if (captures.size() == 1) {
        const auto taken = static_cast<std::size_t>(captures.front());
        const std::string after = points_;
        points_[taken] = other;
        if (captured_chain(point) == std::vector<int>{point}) {
            ko_ = captures.front();
            ko_colour_ = other;
        }
        points_ = after;
    }
    return true;
}

std::string PlainBoard::rows() const {
    std::string text;
    for (int row = 0; row < size_; ++row)
        text += (row > 0 ? "/" : "") +
                points_.substr(static_cast<std::size_t>(row * size_), static_cast<std::size_t>(size_));
    return text;
}

}  // namespace katachi
