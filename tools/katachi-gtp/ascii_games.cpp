#include "tools/katachi-gtp/ascii_games.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/text/counted.h"
#include "base/text/trim.h"
#include "engine/board/handicap.h"
#include "engine/sgf/values.h"
#include "tools/katachi-gtp/ascii_moves.h"

namespace katachi::player {

namespace {

std::string behind_command(const gtp::Arguments& words) {
    return std::string(base::trimmed(std::string_view(words.text()).substr(words[0].size())));
}

std::string without_quotes(const std::string& text) {
    const bool is_quoted = text.size() > 1 && text.starts_with('"') && text.ends_with('"');
    return is_quoted ? text.substr(1, text.size() - 2) : text;
}

struct NamedGame {
    std::string file;
    std::string move;
};

// "37", "Q16" or "pd", or what was meant as such.
bool is_move(std::string_view word) {
    if (sgf::written_vertex(word, board::max_board_size)) return true;
    const std::size_t letters = word.find_first_of("0123456789");
    return letters <= 1 && word.find_first_not_of("0123456789", letters) == std::string_view::npos;
}

// A name in quotes, a name with blanks, or a name and a move.
NamedGame named_game(const std::string& text) {
    if (text.starts_with('"')) {
        const std::size_t end = std::min(text.find('"', 1), text.size());
        return {text.substr(1, end - 1), std::string(base::trimmed(text.substr(std::min(end + 1, text.size()))))};
    }
    std::error_code error;
    const std::size_t blank = text.rfind(' ');
    if (blank == std::string::npos || std::filesystem::is_regular_file(text, error) ||
        !is_move(std::string_view(text).substr(blank + 1)))
        return {text, ""};
    return {std::string(base::trimmed_back(text.substr(0, blank))), text.substr(blank + 1)};
}

std::string left_out_text(const sgf::LeftOut& left_out) {
    std::string text;
    const auto add = [&](std::size_t count, const std::string& one, const std::string& many) {
        if (count > 0) text += (text.empty() ? "" : ", ") + base::counted(count, one, many);
    };
    add(left_out.variations, "variation", "variations");
    add(left_out.comments, "comment", "comments");
    add(left_out.others, "other property of moves", "other properties of moves");
    return text;
}

}  // namespace

void start(AsciiGame& game, const StartOptions& options, std::ostream& out) {
    auto started = start_record(options);
    if (const auto* error = std::get_if<StartError>(&started)) {
        out << error->message << '\n';
        return;
    }
    game.begin(std::get<sgf::GameRecord>(std::move(started)), !options.file.empty());
    if (const std::string text = left_out_text(game.record.left_out); !text.empty())
        out << "Left out, and not written by `save`: " << text << '\n';
    show(game, out);
    answer(game, out);
}

StartOptions same_start(const AsciiGame& game) {
    StartOptions options;
    options.size = game.board().size();
    const int handicap = game.record.game.handicap();
    options.handicap = handicap <= board::most_fixed_handicap(options.size) ? handicap : 0;
    options.komi = game.record.komi;
    options.rules = game.record.game.rules().name;
    options.ko = game.record.game.rules().ko;
    options.suicide = game.record.game.rules().suicide;
    return options;
}

void save(AsciiGame& game, const gtp::Arguments& words, std::ostream& out) {
    const std::string path = without_quotes(behind_command(words));
    if (path.empty()) {
        out << "A game is saved to a file: save game.sgf\n";
        return;
    }
    std::error_code error;
    if (words[0] != "save!" && path != game.saved_to && std::filesystem::exists(path, error)) {
        out << path << " exists; `save! " << path << "` writes over it\n";
        return;
    }
    try {
        base::write_file(path, sgf::write_sgf(record_to_save(game)));
        game.saved_to = path;
        out << "Saved to " << path << '\n';
    } catch (const base::FileError& trouble) {
        out << trouble.what() << '\n';
    }
}

void load(AsciiGame& game, const gtp::Arguments& words, std::ostream& out) {
    const NamedGame named = named_game(behind_command(words));
    if (named.file.empty()) {
        out << "A game is loaded from a file: load game.sgf 37\n";
        return;
    }
    StartOptions options;
    options.file = named.file;
    options.until = named.move;
    start(game, options, out);
}

Outfile::Outfile(std::string path) : path_(std::move(path)) {
    if (!path_.empty()) base::check_can_be_written(path_);
}

void Outfile::keep(const AsciiGame& game, std::ostream& out) {
    if (path_.empty()) return;
    if (game.number != number_) before_ += std::exchange(text_, "");
    number_ = game.number;
    if (text_.empty() && game.board().history().empty()) return;  // it has not begun
    text_ = sgf::write_sgf(record_to_save(game));
    try {
        base::write_changed_file(path_, before_ + text_);
    } catch (const base::FileError& trouble) {
        out << trouble.what() << '\n';
    }
}

}  // namespace katachi::player
