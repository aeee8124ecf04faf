#include "engine/moves/sources/reply_source.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/moves/sources/ring.h"

namespace katachi::moves {

namespace {

constexpr unsigned state_bits = 2;
constexpr unsigned four_bits = 4 * state_bits;
constexpr unsigned reply_code_count = 1U << (2 * four_bits);
constexpr int reply_reach = 3;

// The offsets say where the move is from the earlier one, turned so that 0 <= column <= row.
constexpr std::array<board::Offset, 8> replies{{{1, 0}, {1, 1}, {2, 0}, {2, 1}, {2, 2}, {3, 0}, {3, 1}, {3, 2}}};

unsigned joined(unsigned straight, unsigned diagonal) { return straight << four_bits | diagonal; }

// The state at an offset of the ring.
unsigned state_at(unsigned code, board::Offset offset) {
    for (unsigned i = 0; i < 4; ++i) {
        if (straight_offsets[i] == offset) return code >> (four_bits + i * state_bits) & 3;
        if (diagonal_offsets[i] == offset) return code >> (i * state_bits) & 3;
    }
    return 0;
}

class Replies {
  public:
    Replies()
        : straight_(turned_states<state_bits>(straight_offsets)),
          diagonal_(turned_states<state_bits>(diagonal_offsets)),
          classes_(replies.size() * reply_code_count) {
        for (unsigned code = 0; code < reply_code_count; ++code) {
            if (!edges_are_possible([&](board::Offset offset) { return state_at(code, offset) == 1; })) continue;
            for (std::size_t reply = 0; reply < replies.size(); ++reply)
                if (least(code, replies[reply]) == code) {
                    classes_[reply * reply_code_count + code] = static_cast<std::uint16_t>(features_.size());
                    features_.push_back({reply, code});
                }
        }
    }

    struct Feature {
        std::size_t reply;
        unsigned code;
    };
    std::uint32_t count() const { return static_cast<std::uint32_t>(features_.size()); }
    const Feature& feature(std::uint32_t index) const { return features_[index]; }

    // `offset` from the earlier move is within reach and no farther than the last of the replies.
    std::uint32_t feature_of(board::Offset offset, unsigned straight, unsigned diagonal) const {
        const auto [less, more] = std::minmax({std::abs(offset.row), std::abs(offset.column)});
        const auto reply = std::find(replies.begin(), replies.end(), board::Offset{more, less}) - replies.begin();
        return classes_[static_cast<std::size_t>(reply) * reply_code_count + least(joined(straight, diagonal), offset)];
    }

  private:
    // The least code of the turns that bring the offset to 0 <= column <= row.
    unsigned least(unsigned code, board::Offset offset) const {
        unsigned result = reply_code_count;
        for (const board::Orientation orientation : board::all_orientations) {
            const board::Offset turned = board::transform(offset, orientation);
            if (turned.column < 0 || turned.row < turned.column) continue;
            const auto i = static_cast<std::size_t>(orientation);
            result =
                std::min(result, joined(straight_[i][code >> four_bits], diagonal_[i][code & ((1U << four_bits) - 1)]));
        }
        return result;
    }

    TurnedStates<state_bits> straight_, diagonal_;
    std::vector<std::uint16_t> classes_;  // by reply and code
    std::vector<Feature> features_;
};

const Replies& all_replies() {
    static const Replies all;
    return all;
}

bool is_reply(board::Offset offset) {
    const int rows = std::abs(offset.row);
    const int columns = std::abs(offset.column);
    return rows + columns > 0 && std::max(rows, columns) <= reply_reach && rows + columns <= 5;
}

}  // namespace

std::uint32_t ReplySource::feature_count() const { return all_replies().count(); }

std::string ReplySource::feature_name(std::uint32_t feature) const {
    const auto& [reply, code] = all_replies().feature(feature);
    std::string name = std::to_string(replies[reply].row) + "-" + std::to_string(replies[reply].column) + ":";
    for (int row = -1; row <= 1; ++row) {
        if (row > -1) name += '/';
        for (int column = -1; column <= 1; ++column)
            name += row == 0 && column == 0 ? '*' : ".#xo"[state_at(code, {row, column})];
    }
    return name;
}

std::string ReplySource::reason(std::uint32_t feature) const {
    return "is near the " + std::string(back_ == 1 ? "last move" : "move before") + " in the shape " +
           feature_name(feature);
}

void ReplySource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    const board::Vertex from = situation.played(back_);
    if (from == board::pass_vertex) return;
    facts_->look(situation);
    for (int row = -reply_reach; row <= reply_reach; ++row)
        for (int column = -reply_reach; column <= reply_reach; ++column) {
            const board::Offset offset{row, column};
            if (!is_reply(offset) ||
                !situation.board.position().on_board(board::row_of(from) + row, board::column_of(from) + column))
                continue;
            const board::Vertex vertex = from + board::step_of(offset);
            if (facts_->state(vertex) != PointState::empty) continue;
            unsigned straight = 0;
            unsigned diagonal = 0;
            for (unsigned i = 0; i < 4; ++i) {
                straight |= owner_bits(facts_->state(vertex + board::step_of(straight_offsets[i]))) << (i * state_bits);
                diagonal |= owner_bits(facts_->state(vertex + board::step_of(diagonal_offsets[i]))) << (i * state_bits);
            }
            proposals.push_back({vertex, all_replies().feature_of(offset, straight, diagonal)});
        }
}

}  // namespace katachi::moves
