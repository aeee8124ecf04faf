#include "tests/fuzz/answering_promise.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <sstream>
#include <vector>

#include "base/files/file_error.h"
#include "engine/gtp/conversation.h"
#include "engine/sgf/game_record.h"
#include "tests/gtp/tiny_player.h"
#include "tests/support/tiny_tables.h"

namespace katachi::fuzz {

namespace {

constexpr std::size_t longest_line = 1 << 16;
constexpr std::uint64_t few_nodes = 20;
constexpr std::uint64_t few_playouts = 2;
constexpr std::uint64_t few_life_positions = 200;
constexpr int few_looks = 20;  // at whether somebody waits: commands ask for any number of playouts

gtp::Session new_session(std::string_view input) {
    return {.matcher = match::Matcher(test::tiny_tables()),
            .read_file =
                [input](const std::string& path) {
                    if (path.starts_with("absent")) throw base::FileError(path + ": not here");
                    return std::string(input);
                },
            .write_file =
                [](const std::string& path, std::string_view) {
                    if (path.starts_with("absent")) throw base::FileError(path + ": not here");
                },
            .notice = [](std::string_view) {},
            .tactics = reading::Tactics({.nodes = few_nodes}),
            .connection_tactics = reading::Tactics({.nodes = few_nodes}),
            .life_positions = few_life_positions,
            .play = {.new_player = [] { return gtp::new_tiny_player(few_playouts); }},
            .is_abandoned = [asked = std::make_shared<int>(0)] { return ++*asked > few_looks; }};
}

// The ids of the requests up to the first `quit`, read in another way than the engine's.
std::vector<std::string> expected_ids(std::string_view input) {
    std::vector<std::string> ids;
    std::istringstream lines{std::string(input)};
    for (std::string line; std::getline(lines, line);) {
        line.erase(std::min(line.find('#'), line.size()));
        std::replace(line.begin(), line.end(), '\t', ' ');
        std::erase_if(line, [](char c) { return (c >= 0 && c < ' ') || c == 0x7f; });
        const bool is_too_long = line.size() > longest_line;
        line.resize(std::min(line.size(), longest_line));
        if (line.starts_with("\xEF\xBB\xBF")) line.erase(0, 3);  // some editors put one at the front of a file
        std::istringstream words(line);
        words.imbue(std::locale::classic());
        std::string first, second;
        if (!(words >> first)) continue;
        const bool has_id = first.find_first_not_of("0123456789") == std::string::npos;
        if (has_id) words >> second;
        ids.push_back(has_id ? first : "");
        std::string more;
        if (!is_too_long && (has_id ? second : first) == "quit" && !(words >> more)) break;
    }
    return ids;
}

std::string broken_frame(std::string_view input, const std::string& output) {
    std::size_t place = 0;
    for (const std::string& id : expected_ids(input)) {
        const std::size_t end = output.find("\n\n", place);
        if (end == std::string::npos) return "no answer to request " + id;
        const std::string answer = output.substr(place, end - place);
        const bool has_frame = answer.starts_with("=" + id) || answer.starts_with("?" + id);
        const char after = has_frame && answer.size() > id.size() + 1 ? answer[id.size() + 1] : '\n';
        if (!has_frame || (after != ' ' && after != '\n')) return "request " + id + " is answered by " + answer;
        place = end + 2;
    }
    return place == output.size() ? "" : "more answers than requests: " + output.substr(place);
}

std::string record_of(const gtp::Session& session) {
    return sgf::write_sgf({session.game.without_trials(), session.komi, session.texts});
}

std::string clock_of(const search::Clock& clock) {
    const auto budget = clock.budget(1);
    return budget ? std::to_string(budget->usual) + "-" + std::to_string(budget->most) : "-";
}

std::string play_of(const gtp::Session& session) {
    const gtp::PlayState& play = session.play;
    std::ostringstream state;
    state << play.area.is_limited << ' ' << session.names(play.area.marked) << ' ' << play.seed.value_or(0) << ' '
          << play.draws_live << play.ponders << session.reports_uncertainty << ' ' << clock_of(play.set_clock);
    for (const search::Clock& clock : play.clocks) state << ' ' << clock_of(clock);
    search::PlayerSettings settings;
    settings.playouts = few_playouts;
    if (play.player != nullptr) settings = play.player->settings();
    state << ' ' << settings.playouts.value_or(0) << ' ' << settings.level << ' ' << settings.resign_below;
    return state.str();
}

std::string state_of(const gtp::Session& session) {
    std::ostringstream state;
    state << record_of(session) << session.komi << ' ' << session.game.game().handicap() << ' ' << session.random_seed
          << ' ' << session.trial_counter << ' ' << static_cast<int>(session.orientation) << ' '
          << session.game.rules().name << ' ' << session.has_quit << ' ' << session.tactics.limits().nodes << ' '
          << session.reading_nodes << ' ' << play_of(session);
    for (const board::Move& move : session.game.trials()) state << ' ' << static_cast<int>(move.colour) << move.vertex;
    return state.str();
}

std::string other_when_read_again(const gtp::Session& session) {
    constexpr double greatest_plain_komi = 100;  // as written, more counts hundredths
    if (std::abs(session.komi) > greatest_plain_komi) return "";
    const std::string text = record_of(session);
    const auto sgf = sgf::SgfReader(text).next();
    // A record that was loaded may tell of more handicap stones than it sets.
    const auto is_fault = [](const sgf::SgfWarning& warning) { return !warning.message.starts_with("a handicap of"); };
    if (!sgf || std::ranges::any_of(sgf->warnings, is_fault)) return "SGF that cannot be read: " + text;
    const sgf::GameRecord record =
        sgf::record_before_move(*sgf, sgf->move_count() + 1, session.game.rules());
    const bool is_same = record.game.board().position() == session.game.without_trials().board().position() &&
                         sgf::write_sgf(record) == text;
    return is_same ? "" : "SGF that reads as another game: " + text + sgf::write_sgf(record);
}

}  // namespace

std::string hold_conversation(std::string_view input) {
    gtp::Session session = new_session(input);
    std::istringstream in{std::string(input)};
    std::ostringstream out;
    std::string before = state_of(session);
    while (const auto answer = gtp::answer_next(session, in, out)) {
        std::string after = state_of(session);
        if (!answer->is_success && after != before) return "changed by a command that failed: " + answer->text;
        before = std::move(after);
    }
    const std::string broken = broken_frame(input, out.str());
    return broken.empty() ? other_when_read_again(session) : broken;
}

}  // namespace katachi::fuzz
