// Reading: who asks here about strings gets an answer, the same whatever was asked before. GNU Go's manual asks and
// answers so (chapter 11).
#pragma once

#include <cstdint>
#include <span>

#include "engine/reading/goals/capture_goal.h"
#include "engine/reading/goals/links_goal.h"
#include "engine/reading/tactical_answer.h"
#include "engine/reading/tactical_cache.h"
#include "engine/reading/task_reader.h"

namespace katachi::reading {

// What comes of pushing against a wall.
struct BreakThrough {
    enum class Gain : std::uint8_t {
        none,
        capture,  // of one of its stones
        cut,      // it is cut apart, but loses no stone
    };

    Gain gain = Gain::none;
    bool is_settled = true;  // as TacticalAnswer::is_settled
};

// Whether several links hold at once.
struct LinksAnswer {
    bool hold = true;
    board::Vertex cut = board::pass_vertex;  // the opponent's first move where they do not, kos among what cuts
    bool is_settled = true;                  // as TacticalAnswer::is_settled
    std::uint64_t nodes = 0;
};

class Tactics {
  public:
    // The limits are those of one search. A question takes one search for each way that kos may go, as long as kos
    // matter, and three at most. So it may take three times the nodes and the time. A question about one capture or a
    // connection may take three times far_nodes besides.
    explicit Tactics(const SearchLimits& limits = {}, const CaptureDepths& depths = {})
        : limits_(limits), depths_(depths) {}

    const SearchLimits& limits() const { return limits_; }
    void set_limits(const SearchLimits& limits) { limits_ = limits; }

    // Read since it was made, for all answers.
    std::uint64_t nodes() const { return reader_.nodes() + ladder_nodes_; }
    // The same had no answer been kept: a limit on these does not depend on what was asked before.
    std::uint64_t nodes_without_caching() const { return nodes() + spared_nodes_; }

    // How many questions were read, not known, since it was made.
    std::uint64_t readings() const { return reader_.readings(); }

    // It is like ProofSearch::set_trace. What is traced is read, whether its answer is known or not.
    void set_trace(SearchTrace* trace) { reader_.set_trace(trace); }
    // Whether answers are kept, as they are at first: that makes them no other, only faster.
    void set_caching(bool is_caching) { is_caching_ = is_caching; }
    // All answers that are kept.
    void forget() { cache_.forget(); }
    // How many questions were answered without reading.
    std::uint64_t cache_hits() const { return cache_hits_; }

    // Whether the opponent, to move, can capture the string at `vertex`.
    TacticalAnswer attack(board::Board& board, board::Vertex vertex);
    // Whether its owner, to move, can save it.
    TacticalAnswer defend(board::Board& board, board::Vertex vertex);
    // The same where the side to move may begin with none of these points. An attack that needs no move is found only
    // where a move that it may begin with has to do with the string.
    TacticalAnswer restricted_attack(board::Board& board, board::Vertex vertex, const board::VertexSet& forbidden);
    TacticalAnswer restricted_defend(board::Board& board, board::Vertex vertex, const board::VertexSet& forbidden);
    // Whether the owner of the strings at `a` and `b`, both of one colour, to move, can connect them. Where that many
    // nodes settle neither of these two questions, the answer is what a quick reader believes, else that the side to
    // move gets what it wants.
    TacticalAnswer connect(board::Board& board, board::Vertex a, board::Vertex b);
    // Whether the opponent, to move, can keep them apart.
    TacticalAnswer disconnect(board::Board& board, board::Vertex a, board::Vertex b);
    // Whether they belong to one dragon: little reading shows that the opponent, to move, cannot keep them apart, not
    // even by ko. The answer has no move.
    TacticalAnswer same_dragon(board::Board& board, board::Vertex a, board::Vertex b);
    // Whether the opponent, to move, can cut none of these links, all of strings of one colour. Each may hold alone,
    // and one move threaten two of them, so that who joins many strings asks this and not about pairs. No links hold.
    LinksAnswer links_hold_together(board::Board& board, std::span<const Link> links);
    // Whether the owner of the string at `vertex`, to move, can connect it to a point of `area`.
    TacticalAnswer break_in(board::Board& board, board::Vertex vertex, const board::VertexSet& area);
    // Whether the opponent, to move, can keep it away.
    TacticalAnswer block_off(board::Board& board, board::Vertex vertex, const board::VertexSet& area);
    // Whether the opponent, to move, can capture one of the strings at `a` and `b`, whichever.
    TacticalAnswer attack_either(board::Board& board, board::Vertex a, board::Vertex b);
    // Whether their owner, to move, can save both.
    TacticalAnswer defend_both(board::Board& board, board::Vertex a, board::Vertex b);
    // Whether the opponent, to move, can capture the string at `vertex`, of two liberties, by atari after atari alone.
    TacticalAnswer ladder_attack(board::Board& board, board::Vertex vertex);
    // What the opponent, to move, gets of the wall of `middle` and the stones on its sides, all of one colour: a
    // capture, else a cut between `middle` and either side. Whoever wins kos.
    BreakThrough break_through(board::Board& board, board::Vertex side, board::Vertex middle, board::Vertex other_side);
    // What keeps the stone of a move from being captured at once; failure too where the move is illegal. This answer
    // and the next two have no move. Less is read where less is asked about kos: a ko counts as win where nothing is
    // asked about them, and as ko_a where only whether there is one.
    TacticalAnswer safety(board::Board& board, board::Colour colour, board::Vertex move,
                          AboutKos about_kos = AboutKos::which);
    // What attack would answer if its move were `move`; failure too where the string is lost anyway.
    TacticalAnswer does_attack(board::Board& board, board::Vertex move, board::Vertex string);
    // What defend would answer if its move were `move`; failure too where the string is in no danger.
    TacticalAnswer does_defend(board::Board& board, board::Vertex move, board::Vertex string);
    // What attack would answer if the opponent had played `move` for nothing before, of a string that cannot be
    // captured without. The answer's move is the second one; so it is of the next answer.
    TacticalAnswer threatens_attack(board::Board& board, board::Vertex move, board::Vertex string);
    // What defend would answer if the owner had played `move` for nothing before; failure too where the string is in no
    // danger, or can be saved by a single move.
    TacticalAnswer threatens_defence(board::Board& board, board::Vertex move, board::Vertex string);

  private:
    // The answer that is known, or that reading gives.
    TacticalAnswer ask(board::Board& board, TacticalQuestion::Kind kind, board::Vertex a,
                       board::Vertex b = board::pass_vertex, const board::VertexSet& points = {},
                       AboutKos about_kos = AboutKos::which);
    TacticalAnswer ask_of_capture(board::Board& board, const TacticalQuestion& question, board::Colour side);
    TacticalAnswer ask_of_connection(board::Board& board, const TacticalQuestion& question, board::Colour side);
    // Reads it, and keeps the answer.
    TacticalAnswer answer(board::Board& board, const TacticalQuestion& question, const ReadingTask& task);
    bool keeps_answers() const { return is_caching_ && !reader_.is_traced(); }
    // Whether the opponent, to move, can cut one of these links, whichever.
    TacticalAnswer cut_any(board::Board& board, std::span<const Link> links);
    // What the other side is answered on the string once the move is played; failure where it is illegal.
    // `before` is the danger, or the hope, that the move is to change.
    TacticalAnswer after(board::Board& board, board::Colour colour, board::Vertex move, board::Vertex string,
                         const TacticalAnswer& before, TacticalQuestion::Kind ask_other);
    // What the mover is answered once the move is played; failure where it is illegal or captures the string.
    TacticalAnswer second_move(board::Board& board, board::Colour colour, board::Vertex move, board::Vertex string,
                               TacticalQuestion::Kind kind);
    // A goal that is not proved counts as prevented.
    TacticalAnswer read(board::Board& board, const Goal& goal, board::Colour side) {
        return reader_.read(board, {goal, side, board::opponent(goal.seeker()), limits_}).answer;
    }

    SearchLimits limits_;
    CaptureDepths depths_;
    TaskReader reader_;
    std::uint64_t ladder_nodes_ = 0;
    std::uint64_t spared_nodes_ = 0;  // by answers that were kept
    TacticalCache cache_;
    std::uint64_t cache_hits_ = 0;
    bool is_caching_ = true;
};

}  // namespace katachi::reading
