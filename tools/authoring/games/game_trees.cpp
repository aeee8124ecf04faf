#include "tools/authoring/games/game_trees.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include "compiler/sgf/encoding_guess.h"
#include "compiler/sgf/reader.h"
#include "tools/authoring/games/game_files.h"
#include "tools/authoring/games/named_game.h"

namespace katachi::authoring {

namespace {

constexpr const char* no_game = ": holds no game; SGF starts with `(;`";

bool is_one_text(const std::string& input) { return input == "-" || sgf::split_game_number(input).number; }

std::vector<std::string> collections_of(std::vector<std::string> inputs) {
    std::erase_if(inputs, is_one_text);
    return inputs;
}

// A pipe gives its text once.
bool can_be_read_twice(const std::string& input) {
    std::error_code error;
    return std::filesystem::is_regular_file(input, error) || std::filesystem::is_directory(input, error);
}

// What the records that say no encoding are written in, all together; nothing where each says enough.
std::optional<compiler::EncodingGuess> common_guess(const std::vector<std::string>& inputs,
                                                    const GameReading& reading) {
    constexpr std::size_t enough_bytes = 1 << 16;
    auto collections = collections_of(inputs);
    std::erase_if(collections, [](const std::string& input) { return !can_be_read_twice(input); });
    if (collections.empty()) return std::nullopt;
    std::string bytes;
    std::size_t texts = 0;
    const auto add = [&](const GameText& found) {
        if (const std::string more = compiler::bytes_to_guess(found.text); !more.empty()) {
            bytes += more;
            ++texts;
        }
        return bytes.size() < enough_bytes;
    };
    visit_game_texts(collections, {.text = add, .trouble = [](const std::string&) {}, .decodes = true}, reading);
    if (texts < 2) return std::nullopt;
    return compiler::guess_encoding(bytes);
}

class Visit {
  public:
    Visit(const GameTreeVisitor& visitor, const GameReading& reading, std::optional<compiler::EncodingGuess> guess)
        : visitor_(visitor), reading_(reading), guess_(std::move(guess)) {}

    void visit(const std::string& input) {
        if (is_one_text(input)) return visit_asked(read_asked_games(input, reading_.encoding));
        bool is_empty = true;
        const auto add = [&](const GameText& found) {
            is_empty = false;
            visit_text(found);
            return true;
        };
        const auto tell = [&](const std::string& line) {
            is_empty = false;
            visitor_.trouble(line);
        };
        visit_game_texts({input}, {.text = add, .trouble = tell, .decodes = true}, reading_);
        if (is_empty && !reading_.is_stopped()) visitor_.trouble(input + no_game);
    }

  private:
    void visit_asked(AskedGames asked) {
        for (std::size_t i = 0; i < asked.collection.games.size(); ++i)
            visitor_.game(std::move(asked.collection.games[i]), asked.collection.source, asked.name_of(i));
    }

    // Game by game, so that a great collection takes little room.
    void visit_text(const GameText& found) {
        const auto demanded = reading_.encoding.empty() ? std::nullopt : std::optional(reading_.encoding);
        compiler::SgfTreeReader reader(found.name, compiler::decode_sgf(found.text, demanded, guess_));
        const std::size_t in_file = reader.count();
        for (std::size_t number = 1; auto game = reader.next(); ++number)
            visitor_.game(std::move(*game), reader.source(), sgf::name_of_game(found.name, number, in_file));
        if (in_file == 0) visitor_.trouble(found.name + no_game);
    }

    const GameTreeVisitor& visitor_;
    const GameReading& reading_;
    std::optional<compiler::EncodingGuess> guess_;
};

}  // namespace

void visit_game_trees(const std::vector<std::string>& inputs, const GameTreeVisitor& visitor,
                      const GameReading& reading) {
    check_game_paths(collections_of(inputs));
    auto guess = reading.encoding.empty() ? common_guess(inputs, reading) : std::nullopt;
    Visit visit(visitor, reading, std::move(guess));
    for (const std::string& input : inputs) visit.visit(input);
}

}  // namespace katachi::authoring
