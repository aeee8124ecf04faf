// katachi-sample-names PATTERNS figures|unnamed|sample|shown SEED PART [COUNT [NAME]]: how the entries of the folder
// PATTERNS name the moves of 200 games of games19/loose, chosen by the seed; another part of a seed has other games.
//     figures   the share of each first name, and of the moves without one
//     unnamed   COUNT moves without a name, drawn
//     sample    COUNT moves, as many of each first name as can be, as the rows of judged.tsv
//     shown     the same, drawn; with NAME, moves with this first name or entry alone
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/random/split_mix.h"
#include "base/text/number.h"
#include "engine/board/side_name.h"
#include "tests/naming/played_names.h"
#include "tests/support/told_trouble.h"

namespace katachi::naming {
namespace {

constexpr std::size_t game_count = 200;

std::vector<PlayedMove> played_moves(const std::string& folder, std::uint64_t seed, std::size_t part) {
    NamesOfFolder names(folder);
    std::vector<PlayedMove> all;
    for (const std::filesystem::path& game : chosen_games(seed, part, game_count))
        for (PlayedMove& move : named_moves(game, names.namer())) all.push_back(std::move(move));
    return all;
}

std::map<std::string, std::vector<const PlayedMove*>> by_first_name(const std::vector<PlayedMove>& moves) {
    std::map<std::string, std::vector<const PlayedMove*>> names;
    for (const PlayedMove& move : moves) names[first_name(move)].push_back(&move);
    return names;
}

void print_figures(const std::vector<PlayedMove>& moves) {
    std::vector<std::pair<std::size_t, std::string>> counts;
    std::map<std::string, std::size_t> entries;
    for (const auto& [name, played] : by_first_name(moves)) counts.emplace_back(played.size(), name);
    for (const PlayedMove& move : moves)
        if (!move.entries.empty()) ++entries[move.entries.front()];
    std::sort(counts.rbegin(), counts.rend());
    const auto share = [&](std::size_t count) {
        return 100.0 * static_cast<double>(count) / static_cast<double>(moves.size());
    };
    fmt::print("{} moves\n", moves.size());
    for (const auto& [count, name] : counts) {
        fmt::print("{:6.2f} %  {:6}  {}\n", share(count), count, name.empty() ? "(no name)" : name);
        for (const auto& [entry, times] : entries)
            if (!name.empty() && name_of_entry(entry) == name && entry != name)
                fmt::print("                      {:6}  {}\n", times, entry);
    }
}

// Row by row from the top, with the move in brackets.
void draw(const PlayedMove& move) {
    constexpr int reach = 8;
    const int size = move.before.size;
    const int row = board::row_of(move.move.vertex), column = board::column_of(move.move.vertex);
    fmt::print("{} move {}, {} {}:", move.game, move.number, board::side_name(move.move.colour),
               board::vertex_name(move.move.vertex, size));
    for (const std::string& entry : move.entries) fmt::print(" {}", entry);
    fmt::print("\n");
    for (int r = std::max(0, row - reach); r < std::min(size, row + reach + 1); ++r) {
        for (int c = std::max(0, column - reach); c < std::min(size, column + reach + 1); ++c) {
            const board::Vertex vertex = board::vertex_at(r, c);
            const bool is_move = vertex == move.move.vertex;
            fmt::print("{}{}", is_move ? '(' : ' ',
                       is_move ? board::stone_letter(move.move.colour) : board::stone_letter(move.before.at(vertex)));
            if (is_move) fmt::print(")");
        }
        fmt::print("\n");
    }
    fmt::print("\n");
}

// One of each name by turns, until there are enough.
std::vector<const PlayedMove*> stratified(const std::vector<PlayedMove>& moves, std::uint64_t seed, std::size_t count) {
    auto names = by_first_name(moves);
    names.erase("");
    base::SplitMix random(seed);
    for (auto& [name, played] : names)
        for (std::size_t left = played.size(); left > 1; --left)
            std::swap(played[left - 1], played[random.below(left)]);
    std::vector<const PlayedMove*> chosen;
    for (std::size_t turn = 0; chosen.size() < count; ++turn) {
        const std::size_t before = chosen.size();
        for (const auto& [name, played] : names)
            if (turn < played.size() && chosen.size() < count) chosen.push_back(played[turn]);
        if (chosen.size() == before) break;
    }
    return chosen;
}

void print_sample(const std::vector<const PlayedMove*>& chosen) {
    fmt::print("# game\tmove\tvertex\tname\tfirst reader\tsecond reader\treason\n");
    for (const PlayedMove* move : chosen)
        fmt::print("{}\t{}\t{}\t{}\t\t\t\n", move->game, move->number,
                   board::vertex_name(move->move.vertex, move->before.size), first_name(*move));
}

std::vector<const PlayedMove*> shuffled(std::vector<const PlayedMove*> moves, std::uint64_t seed, std::size_t count) {
    base::SplitMix random(seed);
    for (std::size_t left = moves.size(); left > 1; --left) std::swap(moves[left - 1], moves[random.below(left)]);
    moves.resize(std::min(moves.size(), count));
    return moves;
}

std::vector<const PlayedMove*> named_so(const std::vector<PlayedMove>& moves, std::string_view name) {
    std::vector<const PlayedMove*> found;
    for (const PlayedMove& move : moves)
        if (first_name(move) == name || (!move.entries.empty() && move.entries.front() == name)) found.push_back(&move);
    return found;
}

std::uint64_t number(const std::string& word) {
    const auto value = base::number_from<std::uint64_t>(word);
    if (!value) throw std::invalid_argument(word + ": no whole number, as SEED, PART and COUNT are");
    return *value;
}

void run(const std::vector<std::string>& words) {
    constexpr std::array<std::string_view, 4> known{"figures", "unnamed", "sample", "shown"};
    if (words.size() < 4 || std::find(known.begin(), known.end(), words[1]) == known.end())
        throw std::invalid_argument("give PATTERNS figures|unnamed|sample|shown SEED PART [COUNT [NAME]]");
    const std::string& what = words[1];
    const std::uint64_t seed = number(words[2]);
    const std::size_t count = words.size() > 4 ? number(words[4]) : 300;
    const std::vector<PlayedMove> moves = played_moves(words[0], seed, number(words[3]));
    if (what == "figures") print_figures(moves);
    if (what == "sample") print_sample(stratified(moves, seed, count));
    if (what == "unnamed")
        for (const PlayedMove* move : shuffled(named_so(moves, ""), seed, count)) draw(*move);
    if (what == "shown")
        for (const PlayedMove* move :
             words.size() > 5 ? shuffled(named_so(moves, words[5]), seed, count) : stratified(moves, seed, count))
            draw(*move);
}

}  // namespace
}  // namespace katachi::naming

int main(int count, char** words) {
    return katachi::test::told_trouble("katachi-sample-names", [&] {
        katachi::naming::run({words + 1, words + count});
    });
}
