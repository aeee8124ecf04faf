#include "tests/regression/judges/results.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/files/atomic_file.h"
#include "engine/gtp/session/session.h"
#include "engine/reading/tactics.h"
#include "regression/judges/readers.h"
#include "regression/matches/win_rate.h"
#include "tests/regression/judges/split_games.h"

namespace katachi::regression {

namespace {

constexpr std::uint64_t nodes_of_play = 6000;  // as katachi-gtp has them at first

reading::TacticalAnswer read(board::Board& board, const JudgedQuestion& question) {
    const auto& [string, other] = question.subject;
    reading::Tactics captures{gtp::string_limits(nodes_of_play)};
    reading::Tactics links{gtp::connection_limits(nodes_of_play)};
    switch (question.kind) {
        case QuestionKind::attack: return captures.attack(board, string);
        case QuestionKind::defend: return captures.defend(board, string);
        case QuestionKind::connect: return links.connect(board, string, other);
        case QuestionKind::disconnect: return links.disconnect(board, string, other);
    }
    return {};
}

std::string text_of(const reading::TacticalAnswer& answer) {
    if (answer.code == reading::TacticalCode::failure) return "0";
    return fmt::format("{} {}", static_cast<int>(answer.code), board::vertex_name(answer.move, board::max_board_size));
}

struct Counts {
    int questions = 0;
    int gnugo = 0;
    int engine = 0;
    int settled = 0;

    void add(const Judgement& judgement) {
        ++questions;
        gnugo += is_right(judgement.question, judgement.gnugo) ? 1 : 0;
        engine += is_right(judgement.question, judgement.engine) ? 1 : 0;
        settled += judgement.is_settled ? 1 : 0;
    }
};

std::string share_text(int count, int of) {
    const Estimate share = win_rate(count, of);
    return fmt::format("{:5.1f} % ({:.1f}–{:.1f})", 100 * share.value, 100 * share.low, 100 * share.high);
}

}  // namespace

std::vector<Judgement> judge(const std::vector<JudgedQuestion>& questions,
                             const std::map<std::string, sgf::Game>& games, const std::filesystem::path& folder,
                             const std::atomic<bool>& stop) {
    Readers gnugo({{"gnugo --mode gtp"}});
    const std::filesystem::path file = folder / "shown.sgf";
    std::vector<Judgement> judgements;
    for (const JudgedQuestion& question : questions) {
        if (stop) break;
        const sgf::Game& game = games.at(question.game);
        base::write_file(file, sgf_of(game));
        gnugo.show(file, question.move);
        auto position = sgf::position_before_move(game, question.move);
        const reading::TacticalAnswer answer = read(std::get<sgf::SgfPosition>(position).board, question);
        judgements.push_back(
            {question, gnugo.answers(question.kind, question.subject).front(), text_of(answer), answer.is_settled});
    }
    return judgements;
}

std::string results_text(const std::vector<Judgement>& judgements) {
    std::map<std::string, Counts> counts;
    std::string wrong;
    for (const Judgement& judgement : judgements) {
        const JudgedQuestion& question = judgement.question;
        const std::string kind(name(question.kind));
        counts[kind].add(judgement);
        counts[fmt::format("{}, {}", kind, name(question.origin))].add(judgement);
        if (question.link) counts[fmt::format("{}, {}", kind, name(*question.link))].add(judgement);
        if (!is_right(question, judgement.engine))
            wrong += fmt::format("{} and wrong: {} in {}", judgement.is_settled ? "settled" : "open", judgement.engine,
                                 line_of(question));
    }
    std::string text = "| | questions | GNU Go | this engine | settled |\n|---|--:|--:|--:|--:|\n";
    for (const auto& [kind, count] : counts)
        text +=
            fmt::format("| {} | {} | {} | {} | {} |\n", kind, count.questions, share_text(count.gnugo, count.questions),
                        share_text(count.engine, count.questions), share_text(count.settled, count.questions));
    return text + '\n' + wrong;
}

}  // namespace katachi::regression
