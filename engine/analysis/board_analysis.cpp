#include "engine/analysis/board_analysis.h"

#include "engine/analysis/answers.h"

namespace katachi {

namespace {

const Answers& answers() {
    static const Answers all = [] {
        Answers table{};
        add_board_answers(table);
        add_reading_answers(table);
        return table;
    }();
    return all;
}

}  // namespace

void BoardAnalysis::set(const Board& board) {
    board_ = board;
    remembered_.forget();
}

Value BoardAnalysis::answer(Autohelper helper, Colour own, std::span<const Vertex> points) {
    const Answer find_answer = answers()[static_cast<std::size_t>(helper)];
    if (find_answer == nullptr) return {};
    const Question question{board_, tactics_, limits_, own, points};
    if (katachi::helper(helper).needs != Knowledge::reading) return find_answer(question);
    if (const auto known = remembered_.find(helper, own, points)) return *known;
    const Value value = find_answer(question);
    remembered_.store(helper, own, points, value);
    return value;
}

Value BoardAnalysis::answer_named(std::string_view, Colour, std::span<const Vertex>) { return {}; }

}  // namespace katachi
