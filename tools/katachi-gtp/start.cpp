#include "tools/katachi-gtp/start.h"

#include <iostream>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/findings/source_file.h"
#include "base/text/counted.h"
#include "engine/board/handicap.h"
#include "engine/board/string_without_liberty.h"
#include "engine/board/vertex_advice.h"
#include "engine/sgf/named_game.h"
#include "engine/sgf/values.h"
#include "engine/sgf/warning_text.h"

namespace katachi::player {

namespace {

StartError no_move(const StartOptions& options, const sgf::Game& sgf) {
    const std::string& word = options.until;
    const int end = sgf.move_count() + 1;
    const bool is_number = word.find_first_not_of("0123456789") == std::string::npos;
    const bool is_vertex = sgf::written_vertex(word, sgf.size).has_value();
    if (is_number && sgf::move_number(sgf, word))
        return {options.file + ": the game has " + base::counted(sgf.move_count(), "move", "moves") + "; " + word +
                " is too many"};
    if (is_vertex) return {options.file + ": no move of the game is at " + word};
    return {.message = "`" + word + "` is neither a number from 1 to " + std::to_string(end) +
                       " nor the vertex of a move" +
                       (board::is_in_left_out_column(word) ? "; " + std::string(board::vertex_advice(word)) : ""),
            .is_about_until = true};
}

// One more than the game has moves stands for its end; nothing for what is no move of it.
std::optional<int> number_to_stop_before(const sgf::Game& sgf, const std::string& word) {
    const int end = sgf.move_count() + 1;
    if (word.empty()) return end;
    const auto vertex = sgf::written_vertex(word, sgf.size);
    const auto number = sgf::move_number(sgf, vertex ? board::vertex_name(*vertex, sgf.size) : word);
    return number != end || word == std::to_string(end) ? number : std::nullopt;
}

void say_warnings(const std::string& file, const std::string& text, const sgf::Game& game) {
    const base::SourceFile source(file, text);
    for (const sgf::SgfWarning& warning : game.warnings)
        std::cerr << "katachi-gtp: " << file << ":" << sgf::warning_text(warning, source) << '\n';
}

board::Rules changed(board::Rules rules, const StartOptions& options) {
    if (options.ko) rules.ko = *options.ko;
    if (options.suicide) rules.suicide = *options.suicide;
    return rules;
}

std::variant<sgf::GameRecord, StartError> loaded_record(const StartOptions& options, const board::Rules* wanted) {
    sgf::NamedGame named;
    std::string text;
    try {
        named = sgf::split_game_number(options.file);
        text = base::read_regular_file(named.file)->text();
    } catch (const base::FileError& error) {
        return StartError{error.what()};
    }
    sgf::SgfReader reader(text);
    const std::size_t before = reader.pass_over(named.number.value_or(1) - 1);
    const auto sgf = reader.next();
    if (!sgf) return StartError{sgf::no_game_text(named, before, text)};
    if (sgf->size == 0) return StartError{options.file + ": is no game on a Go board of 2 to 19 lines; name another"};
    say_warnings(named.file, text, *sgf);
    const auto number = number_to_stop_before(*sgf, options.until);
    if (!number) return no_move(options, *sgf);
    const board::Rules rules =
        changed(wanted != nullptr ? *wanted : sgf::rules_of(*sgf, *board::find_rules("japanese")), options);
    sgf::GameRecord record = sgf::record_before_move(*sgf, *number, rules);
    if (const auto warning = board::warning_of_string_without_liberty(record.game.board()))
        std::cerr << "katachi-gtp: " << options.file << ": " << *warning << '\n';
    if (options.komi) record.komi = *options.komi;
    return record;
}

}  // namespace

std::variant<sgf::GameRecord, StartError> start_record(const StartOptions& options) {
    const board::Rules* const wanted = options.rules.empty() ? nullptr : board::find_rules(options.rules);
    if (wanted == nullptr && !options.rules.empty())
        return StartError{"there are no rules `" + options.rules + "`; there are " + rule_names()};
    if (!options.file.empty()) return loaded_record(options, wanted);

    const board::Rules rules = changed(wanted != nullptr ? *wanted : *board::find_rules("japanese"), options);
    board::Position position(options.size);
    if (options.handicap > 1) {
        const int most = board::most_fixed_handicap(options.size);
        if (options.handicap > most)
            return StartError{"a board of " + std::to_string(options.size) + " lines has points for " +
                              std::to_string(most) + " handicap stones; " + std::to_string(options.handicap) +
                              " are too many"};
        for (const board::Vertex vertex : board::fixed_handicap(options.size, options.handicap))
            position.put(vertex, board::Colour::black);
    }
    const board::Colour first = options.handicap > 1 ? board::Colour::white : board::Colour::black;
    return sgf::GameRecord{.game = board::Game(position, first, rules, options.handicap),
                           .komi = options.komi.value_or(options.handicap > 0 ? 0 : rules.komi)};
}

std::string rule_names() {
    std::string names;
    for (const board::Rules& rules : board::rule_sets()) names.append(names.empty() ? "" : ", ").append(rules.name);
    return names;
}

}  // namespace katachi::player
