#include "tests/regression/judges/played_proof.h"

#include <algorithm>
#include <array>

#include "regression/judges/link_kind.h"
#include "tests/regression/judges/plain_join.h"
#include "tests/regression/judges/played_board.h"

namespace katachi::regression {

using board::Board;
using board::Colour;
using board::pass_vertex;
using board::Vertex;
using board::VertexSet;

namespace {

constexpr ProverLimits few_nodes{.nodes = 400};

}  // namespace

std::vector<Contest> random_contests(const Board& board, bool are_links, std::mt19937& random) {
    std::vector<Contest> contests;
    const auto add = [&](Vertex target, Vertex other) {
        const Colour winner = random() % 2 == 0 ? Colour::black : Colour::white;
        const int safe = are_links ? apart_moves : safe_liberties;
        contests.push_back({target, board.at(target), winner, KoRight::nobody, safe, other});
    };
    if (are_links)
        for (const Link& link : links_of(board)) add(link.a, link.b);
    else
        for (const Vertex string : endangered_strings(board)) add(string, pass_vertex);
    return contests;
}

std::vector<Proved> random_proofs(std::mt19937& random, std::size_t count, bool are_links,
                                  const std::vector<KoRight>& rights) {
    std::vector<Proved> proofs;
    while (proofs.size() < count) {
        Board board = played_board(7, 15 + static_cast<int>(random() % 30), random);
        for (Contest contest : random_contests(board, are_links, random)) {
            const Colour to_move = random() % 2 == 0 ? Colour::black : Colour::white;
            contest.ko_right = rights[random() % rights.size()];
            Prover prover(board, contest);
            if (prover.search(to_move, few_nodes) != Prover::Outcome::proved) continue;
            proofs.push_back({board, to_move, prover.proof(prover.claim())});
        }
    }
    return proofs;
}

int moves_by_plain_count(const Board& board, const Contest& contest) {
    Claim all;
    all.black = board.stones(Colour::black);
    all.white = board.stones(Colour::white);
    all.empty = board.empty_points();
    return plain_moves_to_join(ZoneBoard(all, contest, all.zone()), contest, apart_moves);
}

bool PlayedOut::is_won(std::mt19937& random) {
    const Contest& contest = proof_.contest;
    const Claim* claim = &proof_.claims.back();
    while (!claim->is_end) {
        if (!shows(*claim)) return false;
        const bool is_winner = claim->to_move == contest.winner;
        const Vertex move = is_winner ? claim->continuations.front().move : move_of_loser(random);
        if (board_.play(claim->to_move, move) != board::Legality::ok) return false;
        const Vertex known = is_winner || claim->empty.contains(move) ? move : pass_vertex;
        const auto next = std::find_if(claim->continuations.begin(), claim->continuations.end(),
                                       [known](const Continuation& any) { return any.move == known; });
        if (next == claim->continuations.end()) return is_captured();
        claim = &proof_.claims[next->claim];
    }
    return is_over();
}

bool PlayedOut::shows(const Claim& claim) const {
    const auto holds = [&](const VertexSet& points, Colour colour) {
        return std::all_of(points.begin(), points.end(), [&](Vertex vertex) { return board_.at(vertex) == colour; });
    };
    const Contest& contest = proof_.contest;
    const bool is_joined = contest.is_link() && board_.same_string(contest.target, contest.other);
    return holds(claim.black, Colour::black) && holds(claim.white, Colour::white) &&
           holds(claim.empty, Colour::empty) && !(is_joined && contest.is_attack());
}

bool PlayedOut::is_captured() const {
    const VertexSet targets = proof_.contest.targets();
    return std::any_of(targets.begin(), targets.end(),
                       [&](Vertex target) { return board_.at(target) == Colour::empty; });
}

bool PlayedOut::is_over() const {
    const Contest& contest = proof_.contest;
    if (is_captured()) return contest.is_attack();
    if (!contest.is_attack()) {
        const int needed = contest.is_link() ? joined_liberties : safe_liberties;
        return (!contest.is_link() || board_.same_string(contest.target, contest.other)) &&
               board_.liberties(contest.target) >= needed;
    }
    return contest.is_link() && moves_by_plain_count(board_, contest) == apart_moves;
}

Vertex PlayedOut::move_of_loser(std::mt19937& random) const {
    const std::vector<Vertex> moves = legal_moves(board_, proof_.contest.loser());
    return moves[random() % moves.size()];
}

std::optional<Board> changed_elsewhere(const Proved& proved, std::mt19937& random) {
    board::Position position = proved.board.position();
    const VertexSet zone = proved.proof.claims.back().zone();
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column) {
            const Vertex vertex = board::vertex_at(row, column);
            if (zone.contains(vertex) || random() % 3 != 0) continue;
            const std::array colours{Colour::empty, Colour::black, Colour::white};
            position.put(vertex, colours[random() % colours.size()]);
        }
    Board board(position);
    for (const Colour colour : {Colour::black, Colour::white})
        for (const Vertex string : board.strings(colour))
            if (board.liberties(string) == 0) return std::nullopt;
    for (const Guard& guard : proved.proof.claims.back().guards)
        if ((board.liberty_points(guard.stone) - zone).count() < guard.liberties) return std::nullopt;
    return board;
}

void damage(Proof& proof, std::mt19937& random) {
    Claim& claim = proof.claims[random() % proof.claims.size()];
    const VertexSet zone = claim.zone();
    const Vertex point = zone.nth(static_cast<int>(random() % static_cast<unsigned>(zone.count())));
    const auto chosen = [&]() -> Continuation& { return claim.continuations[random() % claim.continuations.size()]; };
    switch (random() % 6) {
        case 0: claim.is_end = !claim.is_end; break;
        case 1:
            if (!claim.continuations.empty())
                std::swap(chosen(), claim.continuations.back()), claim.continuations.pop_back();
            break;
        case 2:
            if (!claim.continuations.empty())
                chosen().claim = static_cast<std::uint32_t>(random() % proof.claims.size());
            break;
        case 3:
            if (!claim.continuations.empty()) chosen().move = point;
            break;
        case 4:
            claim.black.remove(point), claim.white.remove(point), claim.empty.remove(point);
            (random() % 2 == 0 ? claim.empty : claim.black).insert(point);
            break;
        default: claim.guards.clear(); claim.ban = random() % 2 == 0 ? point : pass_vertex;
    }
}

}  // namespace katachi::regression
