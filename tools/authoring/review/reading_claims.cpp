#include "tools/authoring/review/reading_claims.h"

#include <algorithm>
#include <utility>

#include "engine/analysis/proof_line.h"

namespace katachi::authoring {

namespace {

constexpr int least_stones_told = 2;  // of what is missed or left: single stones are given up all the time

// Whether a move joins the two strings at once, be it to lose both.
bool can_join(const board::Board& board, board::Vertex a, board::Vertex b) {
    for (const board::Vertex point : board.liberty_points(a) & board.liberty_points(b))
        if (board.is_legal(board.at(a), point) == board::Legality::ok) return true;
    return false;
}

}  // namespace

std::vector<Claim> ReadingClaims::of(const ReadPosition& before, const ReadPosition& after, board::Move move,
                                     int number) {
    move_ = move;
    number_ = number;
    claims_.clear();
    // What is no longer critical may be told of when it is so again.
    std::erase_if(told_, [&](const Told& told) {
        const ReadString* string = string_with(before.strings, told.stones.first());
        return string == nullptr || string->stones != told.stones || string->fate != StringFate::critical;
    });
    add_opponents(before, after);
    add_own(before, after);
    add_cuts(before, after);
    return std::move(claims_);
}

Claim& ReadingClaims::add(ClaimKind kind, const board::VertexSet& points) {
    claims_.push_back({.kind = kind,
                       .source = ClaimSource::reading,
                       .move = number_,
                       .side = move_.colour,
                       .points = points_of(points)});
    return claims_.back();
}

bool ReadingClaims::was_told(ClaimKind kind, const board::VertexSet& stones) const {
    return std::any_of(told_.begin(), told_.end(),
                       [&](const Told& told) { return told.kind == kind && told.stones == stones; });
}

// Left out where no line to the capture is found.
void ReadingClaims::add_capture(ClaimKind kind, const ReadString& string, const board::Board& where) {
    board::Board board = where;
    const board::Vertex stone = string.stones.first();
    const reading::TacticalAnswer answer = tactics_.attack(board, stone);
    const analysis::ProofLine line =
        analysis::proof_line(tactics_, board, analysis::TacticalKind::attack, stone, board::pass_vertex, answer);
    if (line.end != analysis::ProofLine::End::reached) return;
    Claim& claim = add(kind, string.stones);
    claim.key = line.moves.front().vertex;
    claim.line = line.moves;
}

void ReadingClaims::add_opponents(const ReadPosition& before, const ReadPosition& after) {
    const board::Colour opponent = board::opponent(move_.colour);
    for (const ReadString& string : before.strings) {
        if (string.colour != opponent || string.fate != StringFate::critical) continue;
        const ReadString* now = string_with(after.strings, string.stones.first());
        if (now == nullptr) continue;
        if (now->fate == StringFate::lost) add_capture(ClaimKind::killed, *now, after.board);
        const bool is_missed = now->fate == StringFate::critical || now->fate == StringFate::safe;
        if (!is_missed || string.stones.count() < least_stones_told || was_told(ClaimKind::missed, string.stones))
            continue;
        told_.push_back({ClaimKind::missed, string.stones});
        add_capture(ClaimKind::missed, string, before.board);
    }
}

void ReadingClaims::add_own(const ReadPosition& before, const ReadPosition& after) {
    for (const ReadString& string : before.strings) {
        if (string.colour != move_.colour || string.fate != StringFate::critical) continue;
        const ReadString* now = string_with(after.strings, string.stones.first());
        if (now == nullptr) continue;
        if (now->fate == StringFate::safe) add(ClaimKind::saved, string.stones);
        const bool is_left = now->fate == StringFate::critical || now->fate == StringFate::lost;
        if (!is_left || now->stones != string.stones || string.stones.count() < least_stones_told ||
            was_told(ClaimKind::left, string.stones))
            continue;
        told_.push_back({ClaimKind::left, string.stones});
        add_capture(ClaimKind::left, *now, after.board);
    }
}

// Two strings beside the move that it keeps apart for good.
void ReadingClaims::add_cuts(const ReadPosition& before, const ReadPosition& after) {
    const board::Colour opponent = board::opponent(move_.colour);
    std::vector<board::Vertex> beside;
    for (const board::Vertex string : after.board.strings(opponent))
        if (after.board.string_stones(string).beside().contains(move_.vertex)) beside.push_back(string);
    for (std::size_t i = 0; i + 1 < beside.size(); ++i) {
        if (can_join(after.board, beside[i], beside[i + 1])) continue;
        board::Board board = after.board;
        const reading::TacticalAnswer now = tactics_.connect(board, beside[i], beside[i + 1]);
        if (now.code != reading::TacticalCode::failure || !now.is_settled) continue;
        board = before.board;
        const reading::TacticalAnswer then = tactics_.connect(board, beside[i], beside[i + 1]);
        if (then.code != reading::TacticalCode::win || !then.is_settled) continue;
        Claim& claim = add(ClaimKind::cut, {});
        claim.points = {beside[i], beside[i + 1]};
    }
}

}  // namespace katachi::authoring
