// The lower half of the SGF reader: bytes to the nodes of one game's main line, in one pass, into storage that is
// used again for each node.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/sgf/game.h"
#include "engine/sgf/values.h"

namespace katachi::sgf {

// A property's name as one number.
class SgfName {
  public:
    constexpr SgfName() = default;
    // Names of more than eight letters are all the same, and none that SGF knows.
    constexpr explicit SgfName(std::string_view text) {
        for_each_letter_of_sgf_name(text, [this](char c) { append(c); });
    }

    // 0 is the first letter.
    constexpr char letter(int index) const { return static_cast<char>(packed_ >> (8 * index)); }

    friend constexpr auto operator<=>(SgfName, SgfName) = default;

  private:
    constexpr void append(char c) {
        constexpr int letters = 8;
        if (length_ == letters)
            packed_ = ~std::uint64_t{0};
        else
            packed_ |= static_cast<std::uint64_t>(static_cast<unsigned char>(c)) << (8 * length_++);
    }

    std::uint64_t packed_ = 0;
    int length_ = 0;
};

// A text of garbage must not fill the memory with warnings.
constexpr std::size_t max_sgf_warnings = 100;

// Adds a warning, or one that says that there are more.
void add_sgf_warning(std::vector<SgfWarning>& warnings, std::size_t offset, std::string message,
                     SgfWarning::Kind kind = SgfWarning::Kind::moves);

struct ScannedValue {
    std::string_view text;  // between the brackets, as found
    std::size_t offset = 0;
};

struct ScannedProperty {
    SgfName name;
    std::size_t first_value = 0, value_count = 0;  // in the node's values; at least one
};

struct ScannedNode {
    std::vector<ScannedProperty> properties;
    std::vector<ScannedValue> values;

    std::span<const ScannedValue> values_of(const ScannedProperty& property) const {
        return std::span(values).subspan(property.first_value, property.value_count);
    }
    void clear() {
        properties.clear();
        values.clear();
    }
};

class SgfNodeScanner {
  public:
    // `place` is that of the '(' that opens the game.
    SgfNodeScanner(std::string_view text, std::size_t place, SgfBytes bytes)
        : text_(text), place_(place), bytes_(bytes) {}

    // The properties of the next node of the main line; false at the end of the game, which is then also the end
    // of its variations. A property that no ';' precedes begins a node.
    bool next(ScannedNode& node);

    // Where the game ends, once next has answered false.
    std::size_t place() const { return place_; }
    const std::vector<SgfWarning>& warnings() const { return warnings_; }
    // Lines of play that were passed over so far.
    std::size_t variations() const { return leaves_ > 0 ? leaves_ - 1 : 0; }

  private:
    void warn(std::size_t offset, const char* message) { add_sgf_warning(warnings_, offset, message); }
    bool on_main_line() const { return depth_ >= main_depth_; }
    void open_or_close_tree();
    void begin_node();
    void read_property(ScannedNode& node);
    bool read_value(ScannedNode& node);
    std::size_t end_of_value() const;
    void skip_unknown();

    std::string_view text_;
    std::size_t place_;
    SgfBytes bytes_;
    int depth_ = 0;
    int main_depth_ = 1;  // of the last node on the main line; out of reach once a tree below it is closed
    std::size_t leaves_ = 0;
    bool in_node_ = false;   // no tree was opened or closed since the last ';'
    bool two_byte_ = false;  // characters of CA's encoding may hold a ']' or '\'
    std::vector<SgfWarning> warnings_;
};

// Place of the first '(' from `place` on that opens a game, by a ';' or, where that is missing, a name in capitals
// with its value; npos if none does.
std::size_t find_sgf_game(std::string_view text, std::size_t place);

// Moves `place` behind the next `count` games, or behind the last where there are fewer; how many it has passed.
std::size_t pass_over_sgf_games(std::string_view text, std::size_t& place, std::size_t count, SgfBytes bytes);

}  // namespace katachi::sgf
