#include "joseki/mining/mined_piece.h"

#include <algorithm>
#include <numeric>

#include "base/text/number.h"
#include "engine/sgf/values.h"
#include "joseki/graph/source_name.h"
#include "joseki/mining/sequence_walk.h"

namespace katachi::joseki {

const char* reason(Refusal refusal) {
    switch (refusal) {
        case Refusal::other_board: return "not of 19 lines";
        case Refusal::set_up: return "with handicap or set-up stones";
        case Refusal::no_moves: return "without moves";
        case Refusal::damaged: return "damaged";
    }
    return "";
}

std::int64_t MiningFacts::read_games() const {
    return games - std::accumulate(refused.begin(), refused.end(), std::int64_t{0});
}

void MiningFacts::add(const MiningFacts& other) {
    texts += other.texts;
    empty_texts += other.empty_texts;
    games += other.games;
    for (std::size_t i = 0; i < refused.size(); ++i) refused[i] += other.refused[i];
    sequences += other.sequences;
    moves += other.moves;
    tenukis += other.tenukis;
}

namespace {

bool is_damage(const sgf::SgfWarning& warning) { return warning.kind == sgf::SgfWarning::Kind::moves; }

}  // namespace

PlainGame plain_game(const sgf::Game& game, int size) {
    PlainGame plain;
    if (game.size != size) {
        plain.refusal = Refusal::other_board;
        return plain;
    }
    const auto damage = std::find_if(game.warnings.begin(), game.warnings.end(), is_damage);
    const bool is_damaged = damage != game.warnings.end();
    bool is_set_up = game.handicap > 1;
    for (const sgf::Event& event : game.events) {
        if (is_damaged && event.offset > damage->offset) break;
        if (event.kind == sgf::Event::Kind::turn) continue;
        if (event.kind == sgf::Event::Kind::set_up) {
            is_set_up = is_set_up || plain.moves.empty();
            plain.last = Ending::edited;
            break;
        }
        plain.moves.push_back({event.colour, event.vertex});
    }
    if (is_damaged) plain.last = Ending::edited;
    if (is_set_up)
        plain.refusal = Refusal::set_up;
    else if (plain.moves.empty())
        plain.refusal = is_damaged ? Refusal::damaged : Refusal::no_moves;
    return plain;
}

int date_number(std::string_view date) {
    constexpr std::array<std::size_t, 3> digits{4, 2, 2};
    constexpr std::array<int, 3> greatest{9999, 12, 31};
    constexpr std::array<int, 3> scale{10000, 100, 1};
    int number = 0;
    for (std::size_t part = 0; part < digits.size(); ++part) {
        if (date.size() < digits[part]) break;
        const auto value = base::number_from<int>(date.substr(0, digits[part]));
        if (!value || *value <= 0 || *value > greatest[part]) break;
        number += *value * scale[part];
        date.remove_prefix(digits[part]);
        if (date.empty() || std::string_view("-/.").find(date.front()) == std::string_view::npos) break;
        date.remove_prefix(1);
    }
    return number;
}

namespace {

std::string one_line(const std::string& text) { return text.substr(0, text.find_first_of("\r\n\t")); }

std::string place_of(const GamePiece& piece, const PlacedGame& placed) {
    return piece.sources[placed.source] + (placed.number > 0 ? "#" + std::to_string(placed.number) : "");
}

// "games.sgf:3:7: a value without ']'"
std::string warning_text(const GamePiece& piece, const PlacedGame& placed, const sgf::SgfWarning& warning) {
    const base::SourceFile game("", piece.text.substr(placed.begin, placed.size));
    base::LineColumn place = game.line_column(static_cast<std::uint32_t>(warning.offset));
    if (place.line == 1) place.column += placed.place.column - 1;
    place.line += placed.place.line - 1;
    return piece.sources[placed.source] + ":" + std::to_string(place.line) + ":" + std::to_string(place.column) + ": " +
           warning.message;
}

// Also of a file within an archive: "games/all.zip: 2016/a.sgf".
std::string without_folder(const std::string& place) {
    const std::string file = place.substr(0, place.find(": "));
    return source_name(file) + place.substr(file.size());
}

}  // namespace

std::string game_label(const GamePiece& piece, const PlacedGame& placed, const sgf::Game& game) {
    std::string label = without_folder(place_of(piece, placed));
    if (!game.black.empty() || !game.white.empty()) label += ", " + one_line(game.black) + " – " + one_line(game.white);
    if (!game.date.empty()) label += ", " + one_line(game.date);
    return label;
}

MinedPiece unmined(const GamePiece& piece) {
    MinedPiece mined{.number = piece.number, .content_hash = piece.content_hash};
    mined.facts.texts = piece.texts;
    mined.facts.empty_texts = std::ssize(piece.empty_texts);
    mined.facts.games = std::ssize(piece.games);
    for (const std::string& name : piece.empty_texts) mined.warnings.push_back(name + ": holds no game");
    return mined;
}

sgf::Game game_of(const GamePiece& piece, const PlacedGame& placed) {
    sgf::SgfReader reader(std::string_view(piece.text).substr(placed.begin, placed.size), sgf::SgfBytes::utf8);
    return reader.next().value_or(sgf::Game{});
}

void take_facts(const GamePiece& piece, const PlacedGame& placed, const sgf::Game& game, const PlainGame& plain,
                MinedPiece& mined) {
    mined.labels.push_back(game_label(piece, placed, game));
    for (const sgf::SgfWarning& warning : game.warnings) {
        const bool is_told = is_damage(warning) ? plain.refusal != Refusal::other_board : !plain.refusal;
        if (!is_told) continue;
        mined.warnings.push_back(warning_text(piece, placed, warning));
        if (!is_damage(warning)) continue;
        mined.warnings.back() += "; what comes after it is passed over";
        break;
    }
    if (plain.refusal) ++mined.facts.refused[static_cast<std::size_t>(*plain.refusal)];
}

namespace {

class PieceMiner {
  public:
    PieceMiner(const GamePiece& piece, const CornerRule& rule) : piece_(piece), rule_(rule), mined_(unmined(piece)) {}

    MinedPiece mine() {
        for (std::size_t i = 0; i < piece_.games.size(); ++i)
            add(piece_.games[i], piece_.first_game + static_cast<std::int64_t>(i));
        mined_.counted = summed(seen_);
        return std::move(mined_);
    }

  private:
    void add(const PlacedGame& placed, std::int64_t ordinal) {
        const sgf::Game game = game_of(piece_, placed);
        const PlainGame plain = plain_game(game, board::max_board_size);
        take_facts(piece_, placed, game, plain, mined_);
        if (plain.refusal) return;
        find_sequences(plain.moves, rule_, plain.last, sequences_);
        const SeenMove common{.game = ordinal, .date = date_number(game.date)};
        for (const CornerSequence& sequence : sequences_)
            if (!sequence.moves.empty()) add(sequence, common, sgf::sgf_winner(game.result));
    }

    void add(const CornerSequence& sequence, const SeenMove& common, std::optional<board::Colour> won_by) {
        ++mined_.facts.sequences;
        walk_.walk(sequence, [&](const SeenPosition& position, board::Colour to_move, board::Vertex move) {
            seen_.push_back(common);
            seen_.back().position = position.key();
            seen_.back().move = static_cast<std::int16_t>(move);
            seen_.back().result = static_cast<std::int8_t>(!won_by ? 0 : *won_by == to_move ? 1 : -1);
            if (move == board::pass_vertex) ++mined_.facts.tenukis;
            if (move > left_open) ++mined_.facts.moves;
        });
    }

    const GamePiece& piece_;
    const CornerRule& rule_;
    MinedPiece mined_;
    std::vector<SeenMove> seen_;
    CornerSequences sequences_;
    SequenceWalk walk_;
};

}  // namespace

MinedPiece mine_piece(const GamePiece& piece, const CornerRule& rule) { return PieceMiner(piece, rule).mine(); }

}  // namespace katachi::joseki
