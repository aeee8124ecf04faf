#include "tools/katachi-gtp/gtp_mode.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <optional>

#include "base/files/atomic_file.h"
#include "base/files/read_file.h"
#include "base/text/counted.h"
#include "engine/board/side_name.h"
#include "engine/gtp/conversation.h"
#include "engine/gtp/position/influence_pictures.h"
#include "engine/gtp/protocol/interruption.h"
#include "engine/gtp/session/commands.h"
#include "engine/search/thinking_time.h"
#include "engine/sgf/values.h"

namespace katachi::player {

namespace {

gtp::Session new_session(const match::PatternTables& tables, sgf::GameRecord record, const ReadingDepths& depths) {
    record.texts.result.clear();
    return {.matcher = match::Matcher(tables),
            .read_file = [](const std::string& path) { return std::string(base::read_regular_file(path)->text()); },
            .write_file = [](const std::string& path, std::string_view text) { base::write_file(path, text); },
            .notice = [](std::string_view line) { std::cerr << line << std::endl; },
            .game = gtp::TrialGame(std::move(record.game)),
            .komi = record.komi,
            .texts = std::move(record.texts),
            .tactics = reader(gtp::string_limits(depths.reading_positions), depths),
            .connection_tactics = reader(gtp::connection_limits(depths.reading_positions), depths),
            .life_positions = depths.life_positions};
}

// The answer is true at the end of the input too, and where it cannot be told.
bool input_waits() {
    if (std::cin.rdbuf()->in_avail() != 0) return true;
    pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
    return poll(&input, 1, 0) != 0;
}

// Whether there is something to read, so that reading does not wait.
bool request_waits() {
    if (std::cin.rdbuf()->in_avail() > 0) return true;
    pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
    return poll(&input, 1, 0) > 0 && (input.revents & POLLIN) != 0;
}

// Its end is something to read, as poll has it; what is no connection has none.
bool is_connection_at_its_end() {
    char next = 0;
    return recv(STDIN_FILENO, &next, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

// Whether the controller has gone: it closed the pipe that it reads answers from, or, some time ago, the one that it
// writes requests to. A shell that pipes a few requests closes the latter at once and still waits for the answers.
class GoneController {
  public:
    bool operator()() {
        pollfd output{.fd = STDOUT_FILENO, .events = 0, .revents = 0};
        if (poll(&output, 1, 0) > 0 && (output.revents & POLLERR) != 0) return true;
        pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
        const bool is_closed =
            std::cin.rdbuf()->in_avail() == 0 && poll(&input, 1, 0) > 0 &&
            (((input.revents & POLLHUP) != 0 && (input.revents & POLLIN) == 0) || is_connection_at_its_end());
        if (!is_closed) return false;
        constexpr double patience = 3;  // seconds
        if (!since_closed_) since_closed_.emplace();
        if (since_closed_->seconds() < patience) return false;
        if (!is_told_) std::cerr << "katachi-gtp: standard input was closed: the search is cut short\n";
        is_told_ = true;
        return true;
    }

  private:
    std::optional<search::Stopwatch> since_closed_;
    bool is_told_ = false;
};

// "C3 D4", which GTP takes, of "C3/dp": people may write points as game records do.
std::string with_names_of_gtp(std::string_view vertices, int size) {
    std::string names;
    while (!vertices.empty()) {
        const std::size_t end = std::min(vertices.find('/'), vertices.size());
        const std::string_view word = vertices.substr(0, end);
        const auto vertex = sgf::written_vertex(word, size);
        names += (names.empty() ? "" : " ") + (vertex ? board::vertex_name(*vertex, size) : std::string(word));
        vertices.remove_prefix(std::min(end + 1, vertices.size()));
    }
    return names;
}

// For all answers so far.
std::uint64_t positions_read(const gtp::Session& session) {
    return session.reading_nodes + session.connection_nodes + session.life_nodes;
}

bool is_colour_terminal() {
    const char* const terminal = std::getenv("TERM");
    return isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr && terminal != nullptr &&
           std::string_view(terminal) != "dumb";
}

}  // namespace

int decide(const match::PatternTables& tables, sgf::GameRecord record, const Decision& decision,
           const std::string& trace_file, const ReadingDepths& depths) {
    const auto complain = [&](const std::string& what) {
        std::cerr << "katachi-gtp: " << decision.option << ' ' << decision.vertices << ": " << what << '\n';
        return 2;
    };
    base::check_can_be_written(trace_file);
    std::string arguments = with_names_of_gtp(decision.vertices, record.game.board().size());
    if (decision.list.empty() && gtp::Arguments(arguments).count() != decision.vertex_count)
        return complain("name " + decision.subject + (decision.vertex_count == 1 ? ": C3" : ": C3/D4"));
    gtp::Session session = new_session(tables, std::move(record), depths);
    const auto run = [&](const std::string& command, const std::string& text) {
        return gtp::execute(session, {.id = "", .name = command, .arguments = gtp::Arguments(text)});
    };
    std::vector<std::string> orders;
    if (decision.list.empty()) {
        orders.push_back(arguments);
    } else {
        const gtp::Arguments listed(run(decision.list, "").text);
        for (std::size_t i = 0; i < listed.count(); ++i) orders.emplace_back(listed[i]);
    }
    if (decision.asks_other_way) {
        const std::size_t gap = arguments.find(' ');
        orders.push_back(arguments.substr(gap + 1) + ' ' + arguments.substr(0, gap));
    }
    std::ostream& out = trace_file == "-" ? std::cerr : std::cout;
    if (orders.empty()) out << decision.list << ": none\n";
    run("start_sgftrace", "");
    session.reports_uncertainty = true;
    for (const std::string& order : orders)
        for (const std::string& command : decision.commands) {
            const std::uint64_t before = positions_read(session);
            const gtp::Answer answer = run(command, order);
            if (!answer.is_success) return complain(answer.text + "; name " + decision.subject);
            std::string vertices = order;
            std::replace(vertices.begin(), vertices.end(), ' ', '/');
            out << command << ' ' << vertices << ": " << answer.text;
            if (decision.counts_positions)
                out << " (" << base::counted(positions_read(session) - before, "position", "positions") << " read)";
            out << '\n';
        }
    if (!trace_file.empty()) base::write_file(trace_file, session.reading_trace->text());
    return 0;
}

int tell(const match::PatternTables& tables, sgf::GameRecord record, std::span<const std::string> commands,
         const PlaySettings& play, const ReadingDepths& depths) {
    gtp::Session session = new_session(tables, std::move(record), depths);
    session.play.new_player = player_maker(tables, play);
    for (const std::string& command : commands) {
        const gtp::Answer answer = gtp::execute(session, {.id = "", .name = command, .arguments = gtp::Arguments("")});
        if (&command != &commands.front()) std::cout << '\n';
        (answer.is_success ? std::cout : std::cerr << "katachi-gtp: ") << answer.text << std::endl;
        if (!answer.is_success) return 2;
    }
    return 0;
}

int draw(const match::PatternTables& tables, sgf::GameRecord record, Drawing drawing, const ReadingDepths& depths) {
    gtp::Session session = new_session(tables, std::move(record), depths);
    std::cout << drawing(session, is_colour_terminal());
    return 0;
}

int show_influence(const match::PatternTables& tables, sgf::GameRecord record, const ShownInfluence& shown,
                   const ReadingDepths& depths) {
    gtp::Session session = new_session(tables, std::move(record), depths);
    gtp::WantedPictures wanted{.pictures = shown.level, .in_colour = is_colour_terminal()};
    if (!shown.move.empty()) {
        wanted.move = sgf::written_vertex(shown.move, session.size());
        const board::Colour to_move = session.game.game().to_move();
        if (!wanted.move || session.game.board().is_legal(to_move, *wanted.move) != board::Legality::ok) {
            std::cerr << "katachi-gtp: --debug-influence " << shown.move << ": name a legal move of "
                      << board::side_name(to_move) << '\n';
            return 2;
        }
    }
    std::cout << gtp::influence_pictures(session, wanted);
    return 0;
}

void greet() {
    if (isatty(STDIN_FILENO) != 0)
        std::cerr << gtp::engine_name() << ' ' << gtp::engine_version()
                  << ": GTP on standard input; `help` lists commands, `--mode ascii` plays with you here.\n";
}

void run_gtp_mode(const match::PatternTables& tables, sgf::GameRecord record, const PlaySettings& play,
                  const ReadingDepths& depths) {
    std::ios::sync_with_stdio(false);
    gtp::Session session = new_session(tables, std::move(record), depths);
    session.play.new_player = player_maker(tables, play);
    session.play.ponders = play.ponders;
    session.play.set_clock = clock_of(play);
    session.play.clocks.fill(session.play.set_clock);
    session.random_seed = static_cast<int>(play.player.search.seed);
    session.input_waits = input_waits;
    session.is_abandoned = [is_gone = GoneController(),
                            interruption = gtp::Interruption(*std::cin.rdbuf(), request_waits)]() mutable {
        return interruption.is_asked_for() || is_gone();
    };
    gtp::converse(session, std::cin, std::cout);
}

}  // namespace katachi::player
