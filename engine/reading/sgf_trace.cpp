#include "engine/reading/sgf_trace.h"

#include <algorithm>

#include "base/text/counted.h"
#include "engine/board/side_name.h"
#include "engine/board/turned_vertex.h"
#include "engine/sgf/game_record.h"
#include "engine/sgf/values.h"

namespace katachi::reading {

void SgfTrace::begin(const SearchStart& start) {
    is_watching_ = nodes_.size() < most_nodes;
    if (!is_watching_) return;
    size_ = start.board.size();
    std::string head = ";GM[1]FF[4]CA[UTF-8]SZ[" + std::to_string(size_) + "]\n" +
                       sgf::sgf_set_up(start.board, start.to_move, orientation_) + '\n';
    std::string title =
        question_ + (question_.empty() ? "" : "\n") + board::side_name(start.seeker) + " seeks, " +
        board::side_name(start.to_move) + " moves first\n" +
        (start.ko_privileged == board::Colour::empty ? "Nobody" : board::side_name(start.ko_privileged)) +
        " takes back kos at once\n";
    if (start.most_detours)
        title += board::side_name(board::opponent(start.seeker)) + " leaves the plain moves " +
                 std::to_string(*start.most_detours) + " times at most\n";
    searches_.push_back({std::move(head), std::move(title), nodes_.size()});
    path_ = {nodes_.size()};
    nodes_.push_back({.move = {}, .effort = {}, .readings = 1, .variation = 0, .children = {}});
}

void SgfTrace::enter(board::Move move) {
    if (!is_watching_) return;
    path_.push_back(child(move));
    Node& node = nodes_[path_.back()];
    if (node.variation == 0) node.variation = ++variations_;
    ++node.readings;
}

void SgfTrace::leave(Effort effort) {
    if (!is_watching_) return;
    nodes_[path_.back()].effort = effort;
    path_.pop_back();
}

void SgfTrace::settle(board::Move move, Effort effort) {
    if (is_watching_) nodes_[child(move)].effort = effort;
}

std::size_t SgfTrace::child(board::Move move) {
    move.vertex = board::turned(move.vertex, orientation_, size_);
    const std::vector<std::size_t>& children = nodes_[path_.back()].children;
    const auto known =
        std::find_if(children.begin(), children.end(), [&](std::size_t i) { return nodes_[i].move == move; });
    if (known != children.end()) return *known;
    const std::size_t added = nodes_.size();
    nodes_.push_back({.move = move, .effort = {}, .readings = 0, .variation = 0, .children = {}});
    nodes_[path_.back()].children.push_back(added);
    return added;
}

int SgfTrace::readings_below(std::size_t node) const {
    int readings = nodes_[node].readings;
    for (const std::size_t next : nodes_[node].children) readings += readings_below(next);
    return readings;
}

std::string SgfTrace::outcome(std::size_t node) const {
    const Effort& effort = nodes_[node].effort;
    const std::string known = effort.proof == 0 ? "proved" : effort.disproof == 0 ? "refuted" : "open";
    const int readings = readings_below(node);
    if (readings == 0) return known + " at sight";
    const int number = nodes_[node].variation;
    return (number == 0 ? "" : "variation " + std::to_string(number) + ": ") + known + ", " +
           base::counted(readings, "position read", "positions read");
}

// Variations in parentheses; a single one goes on without.
void SgfTrace::write(std::size_t node, std::string& text) const {
    const std::vector<std::size_t>& children = nodes_[node].children;
    for (const std::size_t next : children) {
        const board::Move& move = nodes_[next].move;
        if (children.size() > 1) text += '(';
        text += std::string(";") + sgf::sgf_side_letter(move.colour) + '[';
        if (move.vertex != board::pass_vertex) text += sgf::sgf_point_text(move.vertex);
        text += "]C[" + outcome(next) + "]\n";
        write(next, text);
        if (children.size() > 1) text += ")\n";
    }
}

std::string SgfTrace::text() const {
    std::string text;
    for (const Search& search : searches_) {
        text += '(' + search.head + "C[" + search.title + outcome(search.root) + "]\n";
        write(search.root, text);
        text += ")\n";
    }
    return text;
}

}  // namespace katachi::reading
