// Whether strings can be captured, on the board as it is shown, trial moves among it.
#include <algorithm>

#include "engine/gtp/reading/exchange_answer.h"
#include "engine/gtp/reading/tactical_question.h"
#include "engine/gtp/session/asked_stone.h"
#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

namespace {

struct StringQuestion {
    const char* name;
    reading::TacticalAnswer (reading::Tactics::*ask)(board::Board&, board::Vertex);
    int liberties;  // that the string must have; 0: any
};
constexpr StringQuestion attack{"attack ", &reading::Tactics::attack, 0};
constexpr StringQuestion defend{"defend ", &reading::Tactics::defend, 0};
constexpr StringQuestion ladder_attack{"ladder_attack ", &reading::Tactics::ladder_attack, 2};

template <const StringQuestion& question>
Answer about_string(Session& session, const Arguments& arguments) {
    return about_stone(session, arguments, [&](board::Vertex vertex) {
        const board::Board& board = session.game.board();
        if (question.liberties != 0 && board.liberties(vertex) != question.liberties)
            return failure("string must have exactly " + std::to_string(question.liberties) + " liberties");
        const reading::TacticalAnswer answer = read_tactics(
            session, string_reader, question.name + session.name(vertex),
            [&](reading::Tactics& tactics, board::Board& own) { return (tactics.*question.ask)(own, vertex); });
        return with_uncertainty(session, answer_text(session, answer), answer.is_settled);
    });
}

Answer exchange(Session& session, const Arguments& arguments) {
    return about_stone(session, arguments, [&](board::Vertex vertex) {
        return read_tactics(session, string_reader, "exchange " + session.name(vertex),
                            [&](reading::Tactics& tactics, board::Board& own) {
                                return exchanges(session, reading::exchange_of_attack(tactics, own, vertex),
                                                 reading::exchange_of_defence(tactics, own, vertex));
                            });
    });
}

template <std::uint64_t Session::*counter>
Answer reset_counter(Session& session, const Arguments&) {
    session.*counter = 0;
    return success();
}

template <std::uint64_t Session::*counter>
Answer get_counter(Session& session, const Arguments&) {
    return success(std::to_string(session.*counter));
}

Answer limit_nodes(Session& session, std::uint64_t nodes) {
    const std::uint64_t allowed = std::clamp(nodes, least_nodes, most_nodes);
    const auto limit = [](reading::Tactics& tactics, reading::SearchLimits limits) {
        limits.backfill_depth = tactics.limits().backfill_depth;
        limits.ko_depth = tactics.limits().ko_depth;
        tactics.set_limits(limits);
    };
    limit(session.tactics, string_limits(allowed));
    limit(session.connection_tactics, connection_limits(allowed));
    return success();
}

Answer increase_depths(Session& session, const Arguments&) {
    return limit_nodes(session, session.tactics.limits().nodes * 2);
}

Answer decrease_depths(Session& session, const Arguments&) {
    return limit_nodes(session, session.tactics.limits().nodes / 2);
}

Answer start_sgftrace(Session& session, const Arguments&) {
    session.reading_trace = std::make_unique<reading::SgfTrace>(board::inverse(session.orientation));
    return success();
}

Answer finish_sgftrace(Session& session, const Arguments& arguments) {
    if (arguments.count() == 0) return failure("missing filename");
    if (!session.reading_trace) return failure("no trace was started");
    Answer answer = written_file(session, arguments.rest(), session.reading_trace->text());
    if (answer.is_success) session.reading_trace.reset();
    return answer;
}

}  // namespace

std::span<const Command> reading_commands() {
    static constexpr Command commands[] = {
        {"attack", "VERTEX", "whether its string can be captured, and where", about_string<attack>},
        {"defend", "VERTEX", "whether its string can be saved, and where", about_string<defend>},
        {"ladder_attack", "VERTEX", "whether its string of two liberties can be captured in a ladder",
         about_string<ladder_attack>},
        {"katachi-exchange", "VERTEX",
         "what else is won where that fails (GAIN), or lost where it works (LOSS), a line each: the other string; "
         "or none",
         exchange},
        {"increase_depths", "", "reads twice as much", increase_depths},
        {"decrease_depths", "", "reads half as much", decrease_depths},
        {"reset_reading_node_counter", "", "counts positions read from 0 again",
         reset_counter<&Session::reading_nodes>},
        {"get_reading_node_counter", "", "how many positions were read", get_counter<&Session::reading_nodes>},
        {"reset_connection_node_counter", "", "the same of reading about connections",
         reset_counter<&Session::connection_nodes>},
        {"get_connection_node_counter", "", "how many positions were read about connections",
         get_counter<&Session::connection_nodes>},
        {"start_sgftrace", "", "begins to record what is read", start_sgftrace},
        {"finish_sgftrace", "FILE", "writes the record as SGF and ends it", finish_sgftrace},
    };
    return commands;
}

}  // namespace katachi::gtp
