#include "tests/eyespaces/judged_space.h"

#include <bit>
#include <utility>

#include "tests/eyespaces/searched_captures.h"

namespace katachi::eyespaces {

namespace {

constexpr std::array<std::pair<Idealised, const char*>, 7> features{{
    {idealised::outer_liberties, "outer liberties"},
    {idealised::wall, "a wall of several strings"},
    {idealised::margins, "margins"},
    {idealised::other_spaces, "shared spaces"},
    {idealised::lost_stones, "lost stones"},
    {idealised::open_sides, "open sides"},
    {idealised::half_eyes, "half and false eyes"},
}};

FreeKos free_kos(Kos kos, bool attacker_begins) {
    if (kos == Kos::as_they_are) return FreeKos::nobody;
    return attacker_begins == (kos == Kos::beginner_wins) ? FreeKos::attacker : FreeKos::defender;
}

std::optional<int> worth(const CutOutQuestion& question, Idealised taken, Kos kos, bool attacker_begins,
                         std::size_t most_positions) {
    int eyes = 2;
    for (const bool extra_eye : {false, true}) {
        auto game = cut_out(question, taken, extra_eye, attacker_begins ? KoWinner::attacker : KoWinner::owner);
        if (!game) return std::nullopt;
        game->free_kos = free_kos(kos, attacker_begins);
        const auto captured = SearchedCaptures(*game, most_positions).wall_is_captured(attacker_begins);
        if (!captured) return std::nullopt;
        if (!*captured) break;
        --eyes;
    }
    return eyes;
}

std::string cause_named(Idealised taken, Kos kos) {
    std::string text = kos == Kos::as_they_are ? "" : "kos";
    for (const auto& [feature, name] : features)
        if ((taken & feature) != 0) text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

std::string cause(const CutOutQuestion& question, std::size_t most_positions) {
    if (!question.space.worth.is_solved()) return "judged by size";
    const Worths stated = stated_worths(question.space);
    for (int count = 1; count <= std::popcount(idealised::all) + 1; ++count)
        for (const Kos kos : {Kos::beginner_wins, Kos::beginner_loses, Kos::as_they_are})
            for (Idealised taken = 0; taken <= idealised::all; ++taken)
                if (std::popcount(taken) + (kos == Kos::as_they_are ? 0 : 1) == count &&
                    judged_worths(question, taken, kos, most_positions) == stated)
                    return cause_named(taken, kos);
    return "unexplained";
}

}  // namespace

std::optional<Worths> judged_worths(const CutOutQuestion& question, Idealised taken, Kos kos,
                                    std::size_t most_positions) {
    const auto attacked = worth(question, taken, kos, true, most_positions);
    if (!attacked) return std::nullopt;
    const auto defended = worth(question, taken, kos, false, most_positions);
    if (!defended) return std::nullopt;
    return Worths{*attacked, *defended};
}

JudgedSpace judged(const CutOutQuestion& question, std::size_t most_positions) {
    using Verdict = JudgedSpace::Verdict;
    const auto worths = judged_worths(question, idealised::nothing, Kos::as_they_are, most_positions);
    if (!worths) return {.verdict = Verdict::too_large, .worths = {}, .cause = {}};
    if (*worths == stated_worths(question.space)) return {.verdict = Verdict::agrees, .worths = *worths, .cause = {}};
    return {.verdict = Verdict::differs, .worths = *worths, .cause = cause(question, most_positions)};
}

}  // namespace katachi::eyespaces
