#include "engine/gtp/position/influence_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "engine/analysis/influence/influence_finder.h"
#include "engine/analysis/influence/move_influence.h"
#include "engine/analysis/influence/worm_influence.h"
#include "engine/board/turned_vertex.h"
#include "engine/gtp/play/search_text.h"
#include "engine/gtp/position/judged_stages.h"
#include "engine/gtp/reading/read_worms.h"
#include "engine/gtp/reading/tactical_question.h"

namespace katachi::gtp {

namespace {

using influence::Field;
using influence::Hold;
using influence::Influence;

// Rows of the board as it is shown, each number as `cell` writes it, with a blank behind.
template <typename Cell>
std::string rows_text(const Session& session, const Cell& cell) {
    std::string text;
    for (int row = 0; row < session.size(); ++row) {
        if (row > 0) text += '\n';
        for (int column = 0; column < session.size(); ++column)
            text += cell(board::turned(board::vertex_at(row, column), session.orientation, session.size())) + ' ';
    }
    return text;
}

std::string widened(const std::string& number, std::size_t width) {
    return std::string(width - std::min(width, number.size()), ' ') + number;
}

template <typename Number>
std::string reals_text(const Session& session, const Number& number_at) {
    return rows_text(session, [&](board::Vertex vertex) {
        const float number = number_at(vertex);
        return widened(decimals(std::abs(number) < 0.005F ? 0 : number, 2), 6);  // never -0.00
    });
}

template <typename Number>
std::string counts_text(const Session& session, const Number& number_at) {
    return rows_text(session, [&](board::Vertex vertex) { return widened(std::to_string(number_at(vertex)), 2); });
}

constexpr std::string_view prefix_of_white = "white_", prefix_of_black = "black_";
constexpr std::array<std::string_view, 4> data_of_sides{"influence", "strength", "attenuation", "permeability"};
constexpr std::array<std::string_view, 3> data_of_both{"territory_value", "influence_regions", "non_territory"};

// The text is that of one side, behind `white_` or `black_`.
std::string side_text(const Session& session, const Field& influence, const influence::Origins& origins,
                      influence::Use use, std::string_view name) {
    const auto field = [&](const Field& numbers) {
        return reals_text(session, [&](board::Vertex vertex) { return numbers[influence::at(vertex)]; });
    };
    if (name == "influence") return field(influence);
    if (name == "strength") return field(origins.strength);
    if (name == "permeability") return field(origins.terrain.permeability);
    return reals_text(session, [&](board::Vertex vertex) {
        const bool is_source = origins.strength[influence::at(vertex)] > 0;
        return is_source ? origins.attenuation[influence::at(vertex)] : influence::attenuation_of(use);
    });
}

analysis::BoardAnalysis& set_analysis(Session& session, const board::Board& board) {
    if (!session.analysis) session.analysis.emplace();
    session.analysis->set(board);
    if (!session.influence_finder) session.influence_finder.emplace(session.matcher.tables());
    return *session.analysis;
}

// The influence has what patterns add to the question on this board.
TellableInfluence judged(Session& session, const board::Board& board, influence::Question question,
                         board::Colour to_move, const analysis::Followup* followup) {
    analysis::BoardAnalysis& analysis = set_analysis(session, board);
    const std::uint64_t before = analysis.nodes();
    session.influence_finder->add_patterns(question, to_move, analysis);
    if (followup != nullptr) session.influence_finder->add_followup(question, *followup, analysis);
    session.reading_nodes += analysis.nodes() - before;
    return {influence::influence_of(question), question.no_black_territory, question.no_white_territory};
}

// The influence of the board as it is shown, where `question_of` says of its stages what lives and how strong it is.
template <typename QuestionOf>
TellableInfluence judged_now(Session& session, board::Colour to_move, QuestionOf question_of) {
    std::optional<influence::Question> question;
    judged_stages(session, [&](analysis::Stages& stages) {
        stages.let_move(to_move);
        question = question_of(stages);
        return success();
    });
    return judged(session, session.game.board(), *std::move(question), to_move, nullptr);
}

struct AskedMove {
    analysis::AfterMove after;
    influence::Question question;
};

// Dragons are judged once the move is on the board: it may decide about lives that were open, or leave them to the
// opponent.
AskedMove asked_move(Session& session, board::Colour colour, board::Vertex move) {
    const worms::Worms worms = read_worms(session).worms;
    analysis::AfterMove after =
        read_tactics(session, string_reader, "influence", [&](reading::Tactics& tactics, const board::Board& board) {
            return analysis::after_move(board, worms, tactics, colour, move).value();
        });
    std::optional<influence::Question> question;
    judged_unrecorded(session, after.board, board::opponent(colour), [&](analysis::Stages& stages) {
        question = analysis::with_saved(stages.influence_question(), after.saved);
    });
    return {std::move(after), *std::move(question)};
}

}  // namespace

TellableInfluence initial_influence(Session& session, board::Colour to_move) {
    return judged_now(session, to_move, [](analysis::Stages& stages) { return stages.influence_question(); });
}

TellableInfluence influence_of_strings(Session& session, board::Colour to_move) {
    return judged_now(session, to_move, [&](analysis::Stages& stages) {
        return analysis::worm_influence(stages.board().position(), stages.worms(), to_move);
    });
}

TellableInfluence influence_after_move(Session& session, board::Colour colour, board::Vertex move) {
    const AskedMove asked = asked_move(session, colour, move);
    return judged(session, asked.after.board, asked.question, board::opponent(colour), nullptr);
}

TellableInfluence followup_influence(Session& session, board::Colour colour, board::Vertex move) {
    const AskedMove asked = asked_move(session, colour, move);
    const analysis::Followup followup{colour, asked.after.saved};
    return judged(session, asked.after.board, asked.question, board::opponent(colour), &followup);
}

int region_number(const Influence& influence, board::Vertex vertex) {
    const auto sign = [](board::Colour colour) { return colour == board::Colour::white ? 1 : -1; };
    const board::Colour stone = influence.position.at(vertex);
    if (stone != board::Colour::empty) return 4 * sign(stone);
    for (const Hold hold : {Hold::territory, Hold::moyo, Hold::area})
        if (const board::Colour holder = influence.holder(vertex, hold); holder != board::Colour::empty)
            return static_cast<int>(hold) * sign(holder);
    return 0;
}

bool is_influence_data(std::string_view name) {
    if (std::ranges::find(data_of_both, name) != data_of_both.end()) return true;
    return std::ranges::any_of(std::array{prefix_of_white, prefix_of_black}, [&](std::string_view side) {
        return name.starts_with(side) &&
               std::ranges::find(data_of_sides, name.substr(side.size())) != data_of_sides.end();
    });
}

std::string influence_text(const Session& session, const TellableInfluence& told, std::string_view name) {
    const Influence& read = told.influence;
    if (name.starts_with(prefix_of_white))
        return side_text(session, read.white, read.white_origins, read.use, name.substr(prefix_of_white.size()));
    if (name.starts_with(prefix_of_black))
        return side_text(session, read.black, read.black_origins, read.use, name.substr(prefix_of_black.size()));
    if (name == "territory_value")
        return reals_text(session, [&](board::Vertex vertex) { return read.points(vertex); });
    if (name == "influence_regions")
        return counts_text(session, [&](board::Vertex vertex) { return region_number(read, vertex); });
    return counts_text(session, [&](board::Vertex vertex) {
        return (told.no_white_territory.contains(vertex) ? 1 : 0) + (told.no_black_territory.contains(vertex) ? 2 : 0);
    });
}

}  // namespace katachi::gtp
