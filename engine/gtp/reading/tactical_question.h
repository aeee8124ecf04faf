// Tactical reading as commands ask for it: of the board as it is shown, trial moves among it, counted, and recorded
// between start_sgftrace and finish_sgftrace.
#pragma once

#include <string>
#include <utility>

#include "engine/gtp/session/session.h"

namespace katachi::gtp {

// Who reads, and what counts the positions for the controller.
struct Reader {
    reading::Tactics Session::*tactics;
    std::uint64_t Session::*nodes;
};
constexpr Reader string_reader{&Session::tactics, &Session::reading_nodes};
constexpr Reader connection_reader{&Session::connection_tactics, &Session::connection_nodes};

// Lets `searcher` show its searches to the record, if there is one; `question` is for that.
template <typename Searcher>
void record_searches(Session& session, Searcher& searcher, std::string question) {
    reading::SgfTrace* const trace = session.reading_trace.get();
    if (trace != nullptr) trace->ask(std::move(question));
    searcher.set_trace(trace);
}

// What `ask` answers, called with the reader and a board of its own; `question` is for the record.
template <typename Ask>
auto read_tactics(Session& session, const Reader& reader, std::string question, Ask ask) {
    reading::Tactics& tactics = session.*reader.tactics;
    record_searches(session, tactics, std::move(question));
    const std::uint64_t before = tactics.nodes();
    board::Board board = session.game.board();
    auto answer = ask(tactics, board);
    session.*reader.nodes += tactics.nodes() - before;
    return answer;
}

// The controller may want to know where an answer is believed.
inline Answer with_uncertainty(const Session& session, const std::string& text, bool is_settled) {
    return success(session.reports_uncertainty && !is_settled ? text + " uncertain" : text);
}

inline std::string code_text(reading::TacticalCode code) { return std::to_string(static_cast<int>(code)); }

// The text is GNU Go's: the code and, where that is not 0, the move.
inline std::string answer_text(const Session& session, const reading::TacticalAnswer& answer) {
    const std::string code = code_text(answer.code);
    return answer.code == reading::TacticalCode::failure ? code : code + ' ' + session.name(answer.move);
}

}  // namespace katachi::gtp
