#include "joseki/mining/game_pieces.h"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <utility>

#include "base/text/utf8.h"
#include "compiler/sgf/encoding.h"
#include "engine/sgf/nodes.h"

namespace katachi::joseki {

namespace {

// Properties that begin a game, and nothing else.
bool begins_game(std::string_view text, std::size_t parenthesis) {
    constexpr std::array<std::string_view, 4> names{"GM[", "FF[", "CA[", "SZ["};
    std::size_t at = parenthesis + 1;
    const auto skip = [&] {
        while (at < text.size() && (text[at] == ' ' || (text[at] >= '\t' && text[at] <= '\r'))) ++at;
    };
    skip();
    if (at == text.size() || text[at] != ';') return false;
    ++at;
    skip();
    const std::string_view rest = text.substr(at, 3);
    return std::find(names.begin(), names.end(), rest) != names.end();
}

// Whether a line begins a game here.
bool is_game_at_line_start(std::string_view text, std::size_t at) {
    return text[at] == '(' && at > 0 && text[at - 1] == '\n' && begins_game(text, at);
}

// The answer is the place behind the value that begins at `bracket`. Where the value is not closed, it is that of the
// next game or the end of the text.
std::size_t end_of_value(std::string_view text, std::size_t bracket) {
    for (std::size_t at = bracket + 1; at < text.size(); ++at) {
        if (text[at] == ']') return at + 1;
        if (text[at] == '\\')
            ++at;
        else if (is_game_at_line_start(text, at))
            return at;
    }
    return text.size();
}

// The answer is the place behind the game that `begin` opens.
std::size_t end_of_game(std::string_view text, std::size_t begin) {
    int depth = 0;
    for (std::size_t at = begin; at < text.size();) {
        if (at > begin && is_game_at_line_start(text, at)) return at;
        switch (text[at]) {
            case '[': at = end_of_value(text, at); continue;
            case '(': ++depth; break;
            case ')':
                if (--depth == 0) return at + 1;
                break;
            default: break;
        }
        ++at;
    }
    return text.size();
}

}  // namespace

std::vector<std::string_view> split_games(std::string_view text) {
    std::vector<std::string_view> games;
    for (std::size_t begin = sgf::find_sgf_game(text, 0); begin != std::string_view::npos;) {
        const std::size_t end = end_of_game(text, begin);
        games.push_back(text.substr(begin, end - begin));
        begin = sgf::find_sgf_game(text, end);
    }
    return games;
}

void PieceCutter::add_text(const std::string& file_name, std::string_view bytes, const std::function<bool()>& goes_on) {
    const std::string name = base::as_utf8(file_name);
    const base::SourceFile source(name, compiler::utf8_of_sgf(bytes, encoding_));
    const std::string_view text = source.text();
    const auto games = split_games(text);
    ++piece_.texts;
    if (games.empty()) piece_.empty_texts.push_back(name);
    int number = 0;
    for (const std::string_view game : games) {
        if (number == 0 || piece_.sources.empty()) piece_.sources.push_back(name);
        ++number;
        piece_.games.push_back({.begin = piece_.text.size(),
                                .size = game.size(),
                                .source = piece_.sources.size() - 1,
                                .number = games.size() == 1 ? 0 : number,
                                .place = source.line_column(static_cast<std::uint32_t>(game.data() - text.data()))});
        piece_.text += game;
        ++games_;
        if (std::ssize(piece_.games) < games_per_piece_) continue;
        share_of_text_ = static_cast<double>(game.data() - text.data()) / static_cast<double>(text.size());
        hand_over();
        if (goes_on && !goes_on()) return;
    }
}

void PieceCutter::finish() {
    if (piece_.texts > 0 || !piece_.games.empty()) hand_over();
}

void PieceCutter::hand_over() {
    piece_.content_hash = static_cast<std::int64_t>(XXH64(piece_.text.data(), piece_.text.size(), 0));
    GamePiece next;
    next.number = piece_.number + 1;
    next.first_game = games_;
    take_(std::exchange(piece_, std::move(next)));
}

}  // namespace katachi::joseki
