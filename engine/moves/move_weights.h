// What features of moves are worth, as learned from games: a text that people can read, and the engine too.
//
//     # comment
//     capture/string-of-3 1.42 8812
//
// A line holds the source and the feature, the weight (the natural logarithm of the feature's worth beside a move
// without it), and how many moves of the games had the feature.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace katachi::moves {

struct MoveWeight {
    float weight = 0;
    std::uint64_t count = 0;

    friend bool operator==(const MoveWeight&, const MoveWeight&) = default;
};

struct MoveWeightsError {
    int line = 0;  // from 1
    std::string message;
};

class MoveWeights {
  public:
    // A text without a weight is refused: an engine would play by none, and nobody would know.
    static std::variant<MoveWeights, MoveWeightsError> read(std::string_view text);

    void set(std::string_view source, std::string_view feature, const MoveWeight& weight);
    std::optional<float> find(std::string_view source, std::string_view feature) const;
    // Takes all of another's, before its own.
    void set_all(const MoveWeights& others);
    // Those of a source alone, taken out of these.
    MoveWeights extract(std::string_view source);
    // The weights are listed by name. Reading what it writes gives the same weights, where there are any.
    std::string text() const;

  private:
    std::map<std::string, MoveWeight, std::less<>> weights_;  // by "source/feature"
};

}  // namespace katachi::moves
