// Combinations of threats, in GNU Go's words (manual, chapter 12.2), on the board as it is shown, trial moves among it.
#include "engine/combinations/combination_search.h"
#include "engine/combinations/move_safety.h"
#include "engine/combinations/worthy_stones.h"
#include "engine/gtp/position/judged_stages.h"
#include "engine/gtp/reading/tactical_question.h"
#include "engine/gtp/session/commands.h"
#include "engine/position/statuses.h"

namespace katachi::gtp {

namespace {

constexpr reading::SearchLimits capture_limits{.nodes = 100};

// About the stones of the opponent that are worth it, as the position is judged. Nothing of that is recorded.
combinations::CombinationQuestion question_of(Session& session, board::Colour attacker) {
    combinations::CombinationQuestion question{.attacker = attacker};
    judged_unrecorded(session, [&](analysis::Stages& stages) {
        question.stones = combinations::worthy_stones(
            stages.dragons_before_life(), position::statuses_of(stages.crude_life()), board::opponent(attacker));
    });
    return question;
}

// Calls `use` with a search and a board of its own. The record is of its threats, not of what captures are read.
template <typename Use>
auto search_combinations(Session& session, std::string question, Use use) {
    if (!session.capture_tactics) session.capture_tactics = std::make_unique<reading::Tactics>(capture_limits);
    combinations::CombinationSearch search(*session.capture_tactics);
    record_searches(session, search, std::move(question));
    const std::uint64_t before = session.capture_tactics->nodes();
    board::Board board = session.game.board();
    auto answer = use(search, board);
    session.reading_nodes += session.capture_tactics->nodes() - before;
    return answer;
}

Answer combination_attack(Session& session, const Arguments& arguments) {
    const auto attacker = parse_colour(arguments[0]);
    if (!attacker) return failure(invalid_color);
    const auto question = question_of(session, *attacker);
    return search_combinations(session, "combination_attack " + std::string(arguments[0]),
                               [&](combinations::CombinationSearch& search, board::Board& board) {
                                   return success(session.name(search.find(board, question).move));
                               });
}

Answer combination_defend(Session& session, const Arguments& arguments) {
    const auto attacker = parse_colour(arguments[0]);
    if (!attacker) return failure(invalid_color);
    const auto question = question_of(session, *attacker);
    return search_combinations(
        session, "combination_defend " + std::string(arguments[0]),
        [&](combinations::CombinationSearch& search, board::Board& board) {
            const combinations::Combination found = search.find(board, question);
            const board::VertexSet moves =
                found.works ? combinations::defences(board, search, question, found) : board::VertexSet();
            return success(moves.empty() ? session.name(board::pass_vertex) : session.names(moves));
        });
}

struct RiskQuestion {
    const char* name;
    combinations::MoveRisk (*ask)(board::Board&, combinations::CombinationSearch&,
                                  const combinations::CombinationQuestion&, board::Vertex);
    std::string (*text)(const Session&, const combinations::MoveRisk&);
};
constexpr RiskQuestion safety{"aa_confirm_safety ", combinations::confirm_safety,
                              [](const Session& session, const combinations::MoveRisk& risk) {
                                  return risk.size == 0 ? "1" : "0 " + session.name(risk.defence);
                              }};
constexpr RiskQuestion blunder{"blunder_size ", combinations::blunder_size,
                               [](const Session& session, const combinations::MoveRisk& risk) {
                                   const std::string size = std::to_string(risk.size);
                                   return risk.size == 0 ? size : size + ' ' + session.name(risk.defence);
                               }};

template <const RiskQuestion& asked>
Answer about_risk(Session& session, const Arguments& arguments) {
    const auto side = parse_colour(arguments[0]);
    const auto move = session.point(arguments[1]);
    if (!side || !move) return failure("invalid color or coordinate");
    if (session.game.board().is_legal(*side, *move) != board::Legality::ok) return failure("illegal move");
    const auto size = arguments.count() > 2 ? parse_integer(arguments[2]) : 1;
    if (!size || *size < 0) return failure("invalid minimum size");
    auto question = question_of(session, board::opponent(*side));
    question.least_size = std::max(1, *size);
    return search_combinations(session, asked.name + session.name(*move),
                               [&](combinations::CombinationSearch& search, board::Board& board) {
                                   return success(asked.text(session, asked.ask(board, search, question, *move)));
                               });
}

}  // namespace

std::span<const Command> combination_commands() {
    static constexpr Command commands[] = {
        {"combination_attack", "COLOUR", "the first of threats that capture something of the opponent's",
         combination_attack},
        {"combination_defend", "COLOUR", "the opponent's moves that prevent that", combination_defend},
        {"aa_confirm_safety", "COLOUR VERTEX [SIZE]",
         "whether a move is safe from such threats, else one that prevents them", about_risk<safety>},
        {"katachi-blunder_size", "COLOUR VERTEX [SIZE]",
         "how many stones such threats capture after a move, 0 if no more than now; and a move that loses fewer",
         about_risk<blunder>},
    };
    return commands;
}

}  // namespace katachi::gtp
