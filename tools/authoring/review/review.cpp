#include "tools/authoring/review/review.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/files/file_error.h"
#include "base/text/one_line.h"
#include "engine/analysis/board_analysis.h"
#include "engine/naming/terms.h"
#include "engine/sgf/komi.h"
#include "tools/authoring/games/game_walk.h"
#include "tools/authoring/review/likely_claims.h"
#include "tools/authoring/review/phases.h"
#include "tools/authoring/review/reading_claims.h"
#include "tools/authoring/review/rule_claims.h"
#include "tools/authoring/review/turning_points.h"

namespace katachi::authoring {

namespace {

constexpr reading::SearchLimits review_limits{.nodes = 1500, .far_nodes = 3000};

std::vector<Claim> name_claims(const ReviewedMove& move) {
    std::vector<Claim> claims;
    const auto add = [&](ClaimKind kind, const ToldName& told) {
        claims.push_back({.kind = kind,
                          .source = ClaimSource::names,
                          .move = move.number,
                          .side = move.move.colour,
                          .points = {move.move.vertex},
                          .words = {std::string(naming::word_for(told.name, naming::Language::english)), told.remark}});
    };
    if (!move.names.empty()) add(ClaimKind::name, move.names.front());
    const auto judged = std::find_if(move.names.begin(), move.names.end(),
                                     [](const ToldName& told) { return told.judgement != naming::Judgement::none; });
    if (judged != move.names.end())
        add(judged->judgement == naming::Judgement::good ? ClaimKind::good_shape : ClaimKind::bad_shape, *judged);
    return claims;
}

void append(std::vector<Claim>& claims, std::vector<Claim> more) {
    std::move(more.begin(), more.end(), std::back_inserter(claims));
}

bool is_reviewed(const board::Board& before, const board::Move& move) {
    return move.vertex != board::pass_vertex && before.is_legal(move.colour, move.vertex) == board::Legality::ok;
}

// A position, and all that claims compare.
struct KnownPosition {
    ReadPosition read;
    board::Colour to_move = board::Colour::black;
    JudgedPosition judged;
};

// Goes through a game once.
class Reviewer {
  public:
    Reviewer(Review& review, const sgf::Game& game)
        : review_(review),
          game_(game),
          walk_(game),
          judge_(review.counted_by, std::max(game.handicap, 0)),
          tactics_(review_limits),
          reading_claims_(tactics_) {}

    void run(const ReviewProgress& tell) {
        KnownPosition before = know(walk_.board(), review_.moves.front().move.colour);
        add_position(before.judged);
        for (ReviewedMove& move : review_.moves) {
            const board::Board& board = before.read.board;
            board::Board played = board;
            played.play_recorded(move.move.colour, move.move.vertex);
            KnownPosition after = know(played, board::opponent(move.move.colour));
            if (is_reviewed(board, move.move)) add_claims(move, before, after);
            walk_.play();
            before = next(move, std::move(after));
            add_position(before.judged);
            if (tell) tell(move.number, static_cast<int>(review_.moves.size()));
        }
        add_turning_points();
    }

  private:
    std::size_t index_of(const ReviewedMove& move) const { return static_cast<std::size_t>(move.number) - 1; }

    KnownPosition know(board::Board board, board::Colour to_move) {
        JudgedPosition judged = judge_.judge(board, to_move);
        std::vector<ReadString> strings = read_strings(board, tactics_);
        return {.read = {.board = std::move(board), .strings = std::move(strings)},
                .to_move = to_move,
                .judged = std::move(judged)};
    }

    // The position before the next move, which set-up, or a side that moves twice, makes another one.
    KnownPosition next(const ReviewedMove& move, KnownPosition after) {
        const std::size_t index = index_of(move) + 1;
        const board::Colour to_move = index < review_.moves.size() ? review_.moves[index].move.colour : after.to_move;
        if (walk_.board().hash() == after.read.board.hash() && to_move == after.to_move) return after;
        return know(walk_.board(), to_move);
    }

    void add_position(const JudgedPosition& judged) {
        review_.positions.push_back({.score = rounded_number(judged.score.mean),
                                     .lower = rounded_number(judged.score.lower),
                                     .upper = rounded_number(judged.score.upper),
                                     .black_points = judged.black_points,
                                     .white_points = judged.white_points});
    }

    void add_claims(ReviewedMove& move, const KnownPosition& before, const KnownPosition& after) {
        append(move.claims, name_claims(move));
        append(move.claims, rule_claims(before.read.board, after.read.board, move.move, move.number));
        append(move.claims, reading_claims_.of(before.read, after.read, move.move, move.number));
        append(move.claims, group_claims(before.judged, after.judged, move.move, move.number));
        likely_claims_.add_to(move, before.read.board);
        // Nobody blames a shape that strong players would play: most dame and many answers make one.
        if (move.rank == 1)
            std::erase_if(move.claims, [](const Claim& claim) { return claim.kind == ClaimKind::bad_shape; });
    }

    void add_turning_points() {
        std::vector<double> scores;
        for (const ReviewedPosition& position : review_.positions) scores.push_back(position.score);
        GameWalk walk(game_);
        int next_move = 1;
        for (const TurningPoint& turn : turning_points(scores)) {
            ReviewedMove& move = review_.moves[static_cast<std::size_t>(turn.move) - 1];
            for (; next_move < turn.move; ++next_move) walk.play();
            append(move.claims, turning_claims(move, turn));
            if (is_reviewed(walk.board(), move.move)) likely_claims_.add_better(move, walk.board());
            walk.play();
            ++next_move;
            review_.turns.push_back({turn.move, walk.board().position()});
        }
    }

    std::vector<Claim> turning_claims(const ReviewedMove& move, const TurningPoint& turn) const {
        const ReviewedPosition& before = review_.positions[index_of(move)];
        const ReviewedPosition& after = review_.positions[index_of(move) + 1];
        const Claim claim{.source = ClaimSource::judgement, .move = move.number, .side = move.move.colour};
        std::vector<Claim> claims(3, claim);
        const double sign = move.move.colour == board::Colour::black ? 1 : -1;
        claims[0].kind = ClaimKind::turning_point;
        claims[0].numbers = {rounded_number(sign * (turn.after - turn.before)), rounded_number(turn.before),
                             rounded_number(turn.after)};
        claims[1].kind = ClaimKind::score;
        claims[1].numbers = {after.score, after.lower, after.upper};
        claims[2].kind = ClaimKind::territory;
        for (const int points : {before.black_points, after.black_points, before.white_points, after.white_points})
            claims[2].numbers.push_back(points);
        return claims;
    }

    Review& review_;
    const sgf::Game& game_;
    GameWalk walk_;  // a board at a time: the boards of a long game fill the memory
    PositionJudge judge_;
    reading::Tactics tactics_;
    ReadingClaims reading_claims_;
    LikelyClaims likely_claims_;
};

Review opened_review(const sgf::Game& game, std::string source, const board::Board& first) {
    Review review{
        .source = std::move(source),
        .black = base::one_line(game.black),
        .white = base::one_line(game.white),
        .date = base::one_line(game.date),
        .event = base::one_line(game.event),
        .result = base::one_line(game.result),
        .size = game.size,
        .counted_by = counted_by(board::find_rules(game.rules), sgf::sgf_komi(game.komi).points, game.handicap),
        .black_set_up = points_of(first.stones(board::Colour::black)),
        .white_set_up = points_of(first.stones(board::Colour::white))};
    return review;
}

}  // namespace

std::string players_of(const Review& review, std::string_view between) {
    if (review.black.empty() && review.white.empty()) return "";
    const auto named = [](const std::string& name) { return name.empty() ? "?" : name; };
    return named(review.black) + std::string(between) + named(review.white);
}

Review review_of_game(const FoundLine& line, const ReviewProgress& tell) {
    const sgf::Game& game = line.game;
    if (game.size == 0) throw base::FileError(line.name + ": its board is none of 2 to 19 lines; name another game");
    if (game.move_count() == 0) throw base::FileError(line.name + ": has no moves to review; name another game");
    MoveNames names = names_of_game(line, std::nullopt, Reading::settled);
    Review review = opened_review(game, line.name, GameWalk(game).board());
    review.warnings = std::move(names.warnings);
    for (NamedMove& move : names.moves)
        review.moves.push_back({.number = move.number, .move = move.move, .names = std::move(move.names)});
    Reviewer(review, game).run(tell);
    review.summary = summary_of(review);
    return review;
}

}  // namespace katachi::authoring
