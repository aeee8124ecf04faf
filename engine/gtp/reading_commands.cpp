// Whether strings can be captured, on the board as it is shown, trial moves among it.
#include <algorithm>

#include "engine/gtp/commands.h"

namespace katachi {

namespace {

struct Attack {
    static constexpr const char* name = "attack ";
    static constexpr auto ask = &Tactics::attack;
};
struct Defence {
    static constexpr const char* name = "defend ";
    static constexpr auto ask = &Tactics::defend;
};

// As GNU Go has it: the code and, where that is not 0, the move.
template <typename Question>
GtpAnswer read_string(GtpSession& session, const GtpArguments& arguments) {
    const auto vertex = session.point(arguments[0]);
    if (!vertex) return failure("invalid coordinate");
    Board board = session.game.board();
    if (board.at(*vertex) == Colour::empty) return failure("vertex must not be empty");
    if (session.reading_trace) session.reading_trace->ask(Question::name + session.name(*vertex));
    session.tactics.set_trace(session.reading_trace ? &*session.reading_trace : nullptr);
    const TacticalAnswer answer = (session.tactics.*Question::ask)(board, *vertex);
    session.reading_nodes += answer.nodes;
    const std::string code = std::to_string(static_cast<int>(answer.code));
    return success(answer.code == TacticalCode::failure ? code : code + ' ' + session.name(answer.move));
}

GtpAnswer reset_reading_node_counter(GtpSession& session, const GtpArguments&) {
    session.reading_nodes = 0;
    return success();
}

GtpAnswer get_reading_node_counter(GtpSession& session, const GtpArguments&) {
    return success(std::to_string(session.reading_nodes));
}

// A controller has to get its answer within seconds, and a halved limit must be one that can be doubled.
constexpr std::uint64_t least_nodes = 1;
constexpr std::uint64_t most_nodes = 64'000;

GtpAnswer limit_nodes(GtpSession& session, std::uint64_t nodes) {
    SearchLimits limits = session.tactics.limits();
    limits.nodes = std::clamp(nodes, least_nodes, most_nodes);
    session.tactics.set_limits(limits);
    return success();
}

GtpAnswer increase_depths(GtpSession& session, const GtpArguments&) {
    return limit_nodes(session, session.tactics.limits().nodes * 2);
}

GtpAnswer decrease_depths(GtpSession& session, const GtpArguments&) {
    return limit_nodes(session, session.tactics.limits().nodes / 2);
}

GtpAnswer start_sgftrace(GtpSession& session, const GtpArguments&) {
    session.reading_trace.emplace(inverse(session.orientation));
    return success();
}

GtpAnswer finish_sgftrace(GtpSession& session, const GtpArguments& arguments) {
    if (arguments.count() == 0) return failure("missing filename");
    if (!session.reading_trace) return failure("no trace was started");
    if (!session.write_file(std::string(arguments[0]), session.reading_trace->text()))
        return failure("cannot write file");
    session.reading_trace.reset();
    return success();
}

constexpr GtpCommand commands[] = {
    {"attack", "VERTEX", "whether its string can be captured, and where", read_string<Attack>},
    {"defend", "VERTEX", "whether its string can be saved, and where", read_string<Defence>},
    {"increase_depths", "", "reads twice as much", increase_depths},
    {"decrease_depths", "", "reads half as much", decrease_depths},
    {"reset_reading_node_counter", "", "counts positions read from 0 again", reset_reading_node_counter},
    {"get_reading_node_counter", "", "how many positions were read", get_reading_node_counter},
    {"start_sgftrace", "", "begins to record what is read", start_sgftrace},
    {"finish_sgftrace", "FILE", "writes the record as SGF and ends it", finish_sgftrace},
};

}  // namespace

std::span<const GtpCommand> reading_commands() { return commands; }

}  // namespace katachi
