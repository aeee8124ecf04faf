#include "regression/suites/suite_positions.h"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/text/number.h"
#include "engine/board/board.h"
#include "engine/sgf/game.h"
#include "regression/suites/set_up.h"

namespace katachi::regression {

namespace {

std::optional<board::Colour> parse_colour(const std::string& text) {
    if (text.empty()) return std::nullopt;
    if (text.front() == 'b' || text.front() == 'B') return board::Colour::black;
    if (text.front() == 'w' || text.front() == 'W') return board::Colour::white;
    return std::nullopt;
}

class Replay {
  public:
    explicit Replay(std::filesystem::path folder) : folder_(std::move(folder)) {}

    void obey(const SuiteCommand& command) {
        const auto& words = command.words;
        const std::string& name = command.name();
        if (name == "loadsgf") return load(words);
        if (name == "boardsize") return resize(words);
        if (!board_) return;
        if (effect_of(name) != Effect::none) place_ = {};
        if (name == "clear_board") {
            set(board::Board(board_->size()));
        } else if (name == "play" || name == "trymove") {
            play(words.size() == 3 ? words[1] : "", words.back(), name == "trymove");
        } else if (name == "black" || name == "white") {
            play(name, words.back(), false);
        } else if (name == "popgo") {
            if (tried_.empty()) return;
            board_ = std::move(tried_.back());
            tried_.pop_back();
        } else if (name == "undo") {
            board_->undo();
        } else if (effect_of(name) != Effect::none) {
            board_.reset();
        }
    }

    std::optional<TestBoard> board() const {
        if (!board_) return std::nullopt;
        return TestBoard{board_->position(), place_.game, place_.move};
    }

  private:
    struct Place {
        std::string game;
        int move = 0;
    };

    void set(std::optional<board::Board> board) {
        board_ = std::move(board);
        tried_.clear();
        place_ = {};
    }

    void resize(const std::vector<std::string>& words) {
        const auto size = words.size() == 2 ? base::number_from<int>(words[1]) : std::nullopt;
        const bool possible = size && *size >= board::min_board_size && *size <= board::max_board_size;
        set(possible ? std::optional(board::Board(*size)) : std::nullopt);
    }

    void play(const std::string& colour, const std::string& point, bool trying) {
        const auto side = parse_colour(colour);
        const auto vertex = board::parse_vertex(point, board_->size());
        if (!side || !vertex) return;
        board::Board before = *board_;
        if (board_->play(*side, *vertex) == board::Legality::ok && trying) tried_.push_back(std::move(before));
    }

    void load(const std::vector<std::string>& words) {
        set(std::nullopt);
        const sgf::Game* game = words.size() > 1 ? read_game(words[1]) : nullptr;
        if (game == nullptr || game->size == 0) return;
        int number = game->move_count() + 1;
        if (words.size() > 2) {
            const auto vertex = board::parse_vertex(words[2], game->size);
            if (const auto asked = base::number_from<int>(words[2]))
                number = std::clamp(*asked, 1, number);
            else if (vertex)
                number = sgf::first_move_at(*game, *vertex).value_or(number);
        }
        auto reached = sgf::position_before_move(*game, number);
        auto* position = std::get_if<sgf::SgfPosition>(&reached);
        if (position == nullptr) return;
        set(std::move(position->board));
        place_ = {words[1], number};
    }

    // Many tests in a row ask about one game.
    const sgf::Game* read_game(const std::string& file) {
        if (file != file_) {
            file_ = file;
            game_.reset();
            try {
                game_ = sgf::SgfReader(base::read_regular_file(folder_ / file)->text()).next();
            } catch (const base::FileError&) {
                return nullptr;
            }
        }
        return game_ ? &*game_ : nullptr;
    }

    std::filesystem::path folder_;
    std::optional<board::Board> board_;
    std::vector<board::Board> tried_;  // before each trymove
    Place place_;
    std::string file_;
    std::optional<sgf::Game> game_;
};

}  // namespace

std::map<int, TestBoard> positions_of_tests(const Suite& suite) {
    std::map<int, TestBoard> positions;
    Replay replay(std::filesystem::path(suite.source->path()).parent_path());
    for (const SuiteCommand& command : suite.commands) {
        if (auto board = replay.board(); command.number && board) positions.emplace(command.line, *std::move(board));
        replay.obey(command);
    }
    return positions;
}

}  // namespace katachi::regression
