// Questions about the life of a dragon and their answers, with GNU Go's codes (manual, chapters 11.1.2 and 12.1).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/life/life_search.h"
#include "engine/life/playouts/life_playouts.h"
#include "engine/reading/tactical_answer.h"

namespace katachi::life {

enum class Certainty : std::uint8_t {
    proved,    // if the strings that are given are safe
    believed,  // the search came to an end, and counts on a judgement
    open,      // the limit of positions was hit: the code is what looked nearer
};

// "proved", "believed", "open".
const char* name(Certainty certainty);

struct LifeAnswer {
    // The code is for the side that asks. It is `win` whoever wins kos, `ko_a` where the opponent must find the first
    // threat, and `ko_b` where the side itself must.
    reading::TacticalCode code = reading::TacticalCode::failure;
    board::Vertex move = board::pass_vertex;  // where the code is not failure; pass where nothing need be played
    Certainty certainty = Certainty::proved;
    bool is_judged = false;      // by an EyeJudge: believed or open
    bool is_played_out = false;  // the code is that of playouts, against the EyeJudge
    bool is_shut_in = false;     // the code is that of the room as if it were shut
    std::uint64_t nodes = 0;

    bool succeeds() const { return code != reading::TacticalCode::failure; }
    // Whether the search came to an end within the limit of positions.
    bool is_read_out() const { return certainty != Certainty::open && !is_judged; }
};

// How far a question is read once more with an EyeJudge, where `limits` were allowed without.
LifeLimits judged_limits(const LifeLimits& limits);

// What a reader may spend on a question that it judges, besides the searches of the question.
struct BeliefLimits {
    int playouts = 0;
    bool plays_until_clear = false;  // few of these where they are clear
    // To tell a move for a judged win: positions of the search of the reply, without the judge and then with it, and
    // how many other moves are compared.
    std::uint64_t reply_nodes = 3'000;
    std::uint64_t judged_reply_nodes = 3'000;
    std::size_t compared_moves = 8;
};

struct ReaderLimits {
    LifeLimits search = {};
    BeliefLimits beliefs = {};
};

class LifeReader {
  public:
    explicit LifeReader(const LifeLimits& limits = {}) : limits_{.search = limits} {}
    // A question that comes to no end within the limits is judged: it is read once more, with few moves and an EyeJudge
    // over `solved`, which must outlive the reader. An open room is asked about as if it were shut before
    // (shut_room.h). Of several moves that win the surest is told (told_move.h). Where the limits allow playouts, these
    // may say otherwise than eyes, and tell another move (playouts/played_moves.h).
    LifeReader(const LifeLimits& limits, const match::EyeTables& solved, const BeliefLimits& beliefs = {})
        : limits_{limits, beliefs}, judge_(std::make_unique<EyeJudge>(solved)) {}

    const ReaderLimits& limits() const { return limits_; }
    void set_limits(const ReaderLimits& limits) { limits_ = limits; }
    // Orders moves of all searches to come on whole boards; outlives them.
    void take_advice(MoveAdviser* adviser) {
        whole_.subject.reset();
        whole_.search.take_advice(adviser);
    }
    // Shows it all searches to come on whole boards, the next one whole; nullptr for nobody.
    void set_trace(reading::SearchTrace* trace) {
        whole_.subject.reset();
        whole_.search.set_trace(trace);
        is_traced_ = trace != nullptr;
    }

    // The board is the same after each. The attacker, or the defender, to move: the second of the two questions goes on
    // with what the first has settled. Asked again, a question is read anew.
    LifeAnswer attack(board::Board& board, const DragonGoal& goal);
    LifeAnswer defend(board::Board& board, const DragonGoal& goal);
    // The question is asked after a move of the attacker, or of the defender. A move that is not legal fails.
    LifeAnswer does_attack(board::Board& board, const DragonGoal& goal, board::Vertex move);
    LifeAnswer does_defend(board::Board& board, const DragonGoal& goal, board::Vertex move);

    // `side` is who wants to capture the goal, or to save it; `to_move` moves first.
    LifeAnswer ask(board::Board& board, const DragonGoal& goal, board::Colour side, board::Colour to_move);
    // Moves that the last search of a question tried first; valid until the next.
    std::span<const RootMove> root_moves() const { return whole_.search.root_moves(); }

  private:
    // As ask has it.
    struct Question {
        const DragonGoal& goal;
        board::Colour side;
        board::Colour to_move;
    };

    // What searches were asked about one after the other.
    struct Subject {
        board::Position position;
        board::Vertex ko_point;
        DragonGoal goal;
        int depth;
        LifeMeans means;
        EyeJudge* judge;
        board::Colour to_move;  // in the first question
        bool is_second = false;
        bool is_open = false;        // came to no end
        bool is_first_open = false;  // of the second: the first came to none
    };

    // A search, and what it was asked about last.
    struct AskedSearch {
        LifeSearch search = LifeSearch();
        std::optional<Subject> subject = std::nullopt;

        // Whether the last question was the other side's about the same goal; notes this question as the last one.
        bool goes_on(const board::Board& board, const DragonGoal& goal, board::Colour to_move, const LifeLimits& limits,
                     EyeJudge* judge);
    };

    // Judged where there is a judge.
    LifeAnswer read(AskedSearch& asked, board::Board& board, const Question& question, const LifeLimits& most,
                    EyeJudge* judge);
    LifeAnswer ask_shut(board::Board& board, const Question& question);
    // Playouts may say otherwise than eyes.
    void play_out(board::Board& board, const Question& question, LifeAnswer& answer);
    void tell_surest(board::Board& board, const DragonGoal& goal, board::Colour side, LifeAnswer& answer);

    AskedSearch whole_, shut_;         // shut_: of open rooms as if they were shut
    std::vector<RootMove> left_open_;  // moves of the question that is judged
    bool is_traced_ = false;           // what is settled without the search on the whole board is shown by it
    ReaderLimits limits_;
    std::unique_ptr<EyeJudge> judge_;  // null where nothing is judged
    LifePlayouts playouts_;
    std::vector<PlayedMove> played_;  // by the playouts of the last question, if any
};

}  // namespace katachi::life
