#include "engine/reading/tactics.h"

#include "engine/reading/capture_goal.h"
#include "engine/reading/connection_goal.h"
#include "engine/reading/either_goal.h"
#include "engine/reading/reading_zone.h"

namespace katachi {

namespace {

using Kind = TacticalQuestion::Kind;

VertexSet both(Vertex a, Vertex b) { return VertexSet::of(a) | VertexSet::of(b); }

// What one side gets where the other gets `code`.
TacticalCode reversed(TacticalCode code) {
    switch (code) {
        case TacticalCode::failure: return TacticalCode::win;
        case TacticalCode::win: return TacticalCode::failure;
        case TacticalCode::ko_a: return TacticalCode::ko_b;
        case TacticalCode::ko_b: return TacticalCode::ko_a;
    }
    return TacticalCode::failure;
}

}  // namespace

void Tactics::set_trace(SearchTrace* trace) {
    search_.set_trace(trace);
    is_traced_ = trace != nullptr;
}

// A string goes by its origin, whichever of its stones is named.
TacticalAnswer Tactics::ask(Board& board, Kind kind, Vertex a, Vertex b) {
    const TacticalQuestion question{kind, board.origin(a), b == pass_vertex ? b : board.origin(b), limits_};
    const bool is_cached = is_caching_ && !is_traced_;
    if (is_cached) {
        if (auto known = cache_.find(question, board)) {
            ++cache_hits_;
            known->nodes = 0;
            return *known;
        }
    }
    const Reading reading = read(board, question);
    if (is_cached && !reading.is_timed_out) cache_.store(question, board, reading.zone, reading.answer);
    return reading.answer;
}

Tactics::Reading Tactics::read(Board& board, const TacticalQuestion& question) {
    const Vertex a = question.a;
    const Vertex b = question.b;
    const Colour owner = board.at(a);
    switch (question.kind) {
        case Kind::attack: return read(board, CaptureGoal(board, a), opponent(owner), VertexSet::of(a));
        case Kind::defend: return read(board, CaptureGoal(board, a), owner, VertexSet::of(a));
        case Kind::connect: return read(board, ConnectionGoal(board, a, b), owner, both(a, b));
        case Kind::disconnect: return read(board, ConnectionGoal(board, a, b), opponent(owner), both(a, b));
        case Kind::attack_either: return read(board, EitherGoal(board, a, b), opponent(owner), both(a, b));
        case Kind::defend_both: return read(board, EitherGoal(board, a, b), owner, both(a, b));
    }
    return {};
}

Tactics::Reading Tactics::read(Board& board, const Goal& goal, Colour side, VertexSet touched) {
    struct Level {
        TacticalCode code;
        Colour privileged;
    };
    Reading reading;
    for (const Level level : {Level{TacticalCode::win, opponent(side)}, Level{TacticalCode::ko_a, Colour::empty},
                              Level{TacticalCode::ko_b, side}}) {
        const SearchResult result = search_.run(board, goal, side, {level.privileged}, limits_);
        touched |= search_.tried();
        reading.answer.nodes += result.nodes;
        reading.is_timed_out = reading.is_timed_out || result.is_timed_out;
        const bool is_won = result.is_reached == (side == goal.seeker());
        if (is_won) {
            reading.answer.code = level.code;
            reading.answer.move = result.move;
        }
        if (is_won || !result.met_ko) break;
    }
    reading.zone = reading_zone(board, touched, goal.sight());
    return reading;
}

TacticalAnswer Tactics::attack(Board& board, Vertex vertex) { return ask(board, Kind::attack, vertex); }

TacticalAnswer Tactics::defend(Board& board, Vertex vertex) { return ask(board, Kind::defend, vertex); }

TacticalAnswer Tactics::connect(Board& board, Vertex a, Vertex b) { return ask(board, Kind::connect, a, b); }

TacticalAnswer Tactics::disconnect(Board& board, Vertex a, Vertex b) { return ask(board, Kind::disconnect, a, b); }

TacticalAnswer Tactics::attack_either(Board& board, Vertex a, Vertex b) {
    return ask(board, Kind::attack_either, a, b);
}

TacticalAnswer Tactics::defend_both(Board& board, Vertex a, Vertex b) { return ask(board, Kind::defend_both, a, b); }

TacticalCode Tactics::does_attack(Board& board, Vertex move, Vertex string) {
    if (board.play(opponent(board.at(string)), move) != Legality::ok) return TacticalCode::failure;
    const TacticalCode code =
        board.at(string) == Colour::empty ? TacticalCode::win : reversed(defend(board, string).code);
    board.undo();
    return code;
}

TacticalCode Tactics::does_defend(Board& board, Vertex move, Vertex string) {
    if (board.play(board.at(string), move) != Legality::ok) return TacticalCode::failure;
    const TacticalCode code = reversed(attack(board, string).code);
    board.undo();
    return code;
}

}  // namespace katachi
