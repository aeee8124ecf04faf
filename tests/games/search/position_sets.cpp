#include "tests/games/search/position_sets.h"

#include <algorithm>
#include <bit>

namespace katachi::games {

namespace {

constexpr std::size_t cell_count = any_stone_or_none + 1;
constexpr int word_bits = 64;

// The first position from `position` on that is in the set, or is not; the first behind the set where there is none.
int next_in(std::span<const std::uint64_t> set, bool is_in, int position) {
    const int end = static_cast<int>(set.size()) * word_bits;
    while (position < end) {
        const std::uint64_t word = set[static_cast<std::size_t>(position / word_bits)];
        const std::uint64_t rest = (is_in ? word : ~word) >> position % word_bits;
        if (rest != 0) return position + std::countr_zero(rest);
        position += word_bits - position % word_bits;
    }
    return end;
}

}  // namespace

PositionSets::PositionSets(const sgf::Game& game)
    : size_(game.size),
      played_(replayed(game)),
      words_(played_.positions.size() / word_bits + 1),
      sets_(cell_count * board::vertex_count * words_),
      moves_at_(board::vertex_count),
      changed_(played_.positions.size()),
      set_up_(played_.positions.size()) {
    for (std::size_t position = 0; position < played_.positions.size(); ++position)
        for (int row = 0; row < size_; ++row)
            for (int column = 0; column < size_; ++column) {
                const board::Vertex vertex = board::vertex_at(row, column);
                for (std::size_t cell = 0; cell < cell_count; ++cell)
                    if (cell & allowed(played_.positions[position].at(vertex)))
                        sets_[(cell * board::vertex_count + static_cast<std::size_t>(vertex)) * words_ +
                              position / word_bits] |= std::uint64_t{1} << position % word_bits;
            }
    for (int number = 1; number <= moves(); ++number)
        if (const board::Vertex vertex = move(number).vertex; vertex != board::pass_vertex)
            moves_at_[static_cast<std::size_t>(vertex)].push_back(number);
    find_changes(game);
}

void PositionSets::find_changes(const sgf::Game& game) {
    board::Board board(game.size);
    std::size_t number = 0;
    for (const sgf::Event& event : game.events) {
        const board::Position before = board.position();
        sgf::execute(event, board);
        const bool is_move = event.kind == sgf::Event::Kind::move;
        if (is_move) ++number;
        for (int row = 0; row < size_; ++row)
            for (int column = 0; column < size_; ++column)
                if (before.at(row, column) != board.position().at(row, column))
                    (is_move ? changed_ : set_up_)[number].push_back(board::vertex_at(row, column));
    }
}

// A form at a place in a game.
class SetJudge::Placement {
  public:
    Placement(const SetJudge& judge, const PositionSets& game, const Form& form, board::Vertex upper_left)
        : judge_(judge),
          game_(game),
          form_(form.form),
          cells_(form.cells),
          upper_left_vertex_(upper_left),
          upper_left_{board::row_of(upper_left), board::column_of(upper_left)} {}

    // Into `stands`, whose words are the game's; whether there are any.
    bool find_positions(std::vector<std::uint64_t>& stands) const {
        std::ranges::fill(stands, ~std::uint64_t{0});
        for (const auto& [step, allowed] : cells_) {
            const auto cell = game_.allowing(upper_left_vertex_ + step, allowed);
            std::uint64_t any = 0;
            for (std::size_t i = 0; i < stands.size(); ++i) any |= stands[i] &= cell[i];
            if (any == 0) return false;
        }
        return true;
    }

    // Among the positions `begin` to before `end` that it stands in, visit(hit, last) is called where the hit is in all
    // positions up to `last`.
    template <typename Visit>
    void visit_hits(int begin, int end, const Visit& visit) const {
        const bool is_broken = end <= game_.moves();
        int open = begin;
        for (int number = next_within(begin); number != 0 && number <= end; number = next_within(number)) {
            visit(played_hit(open, number), number - 1);
            if (judge_.asked_.counting == HitCounting::placements) return;
            open = number;
        }
        if (open == end) return;
        ShapeHit hit = hit_at(open);
        hit.end = is_broken ? HitEnd::broken : HitEnd::stands;
        visit(hit, end - 1);
    }

    // Where a placement that goes on with a move at `hit` goes on with all of the sequence, the answer is the hit
    // behind it.
    std::optional<ShapeHit> followed(const ShapeHit& hit) const {
        const ShapeSequence& sequence = *judge_.asked_.sequence;
        int number = hit.next_move;
        std::vector<std::size_t> symmetries;
        const auto drawn = [&](int move) {
            return judge_.moves_.drawings(form_.transform, upper_left_, game_.move(move));
        };
        for (std::size_t i = 0; i < drawn(number).size(); ++i) symmetries.push_back(i);
        for (std::size_t step = 0;; ++step) {
            const auto drawings = drawn(number);
            std::erase_if(symmetries, [&](std::size_t i) { return drawings[i] != sequence[step]; });
            if (symmetries.empty()) return std::nullopt;
            if (step + 1 == sequence.size()) break;
            const int next = next_within(number);
            if (next == 0 || is_changed_between(number, next)) return std::nullopt;
            number = next;
        }
        return behind(number, symmetries);
    }

  private:
    // Where a rectangle is large, one of the next moves lies in it.
    static constexpr int most_points_to_ask = 30;

    // Whether it covers the vertex.
    bool has(board::Vertex vertex) const {
        return vertex != board::pass_vertex && covers(form_.shape, upper_left_, vertex);
    }

    // The number of the first move within behind `number`, or 0.
    int next_within(int number) const {
        const Shape& shape = form_.shape;
        if (shape.rows * shape.columns > most_points_to_ask) return next_of_all(number);
        int next = game_.moves() + 1;
        for (int row = 0; row < shape.rows; ++row)
            for (int column = 0; column < shape.columns; ++column)
                for (const int at : game_.moves_at(upper_left_vertex_ + row * board::stride + column))
                    if (at > number) {
                        next = std::min(next, at);
                        break;
                    }
        return next <= game_.moves() ? next : 0;
    }

    int next_of_all(int number) const {
        for (int next = number + 1; next <= game_.moves(); ++next)
            if (has(game_.move(next).vertex)) return next;
        return 0;
    }

    // The change is by something else than moves within: from behind move `first` on to before move `last`.
    bool is_changed_between(int first, int last) const {
        const auto touches = [&](const std::vector<board::Vertex>& changed) {
            return std::ranges::any_of(changed, [&](board::Vertex vertex) { return has(vertex); });
        };
        for (int number = first; number < last; ++number)
            if ((number > first && touches(game_.changed_by(number))) || touches(game_.set_up_behind(number)))
                return true;
        return false;
    }

    ShapeHit hit_at(int position) const {
        return {.position = position, .form = form_.transform, .upper_left = upper_left_};
    }

    ShapeHit played_hit(int position, int number) const {
        ShapeHit hit = hit_at(position);
        hit.end = HitEnd::played;
        hit.next_move = number;
        hit.move = game_.move(number);
        hit.continuation = judge_.moves_.as_drawn(hit.form, upper_left_, hit.move);
        hit.reply_move = next_within(number);
        if (hit.reply_move > 0)
            hit.reply = judge_.moves_.reply_as_drawn(hit.form, upper_left_, hit.move, game_.move(hit.reply_move));
        return hit;
    }

    // The move and its reply as those symmetries draw them, the least of these.
    ShapeHit behind(int number, const std::vector<std::size_t>& symmetries) const {
        ShapeHit hit = hit_at(number);
        const int next = next_within(number);
        if (is_changed_between(number, next == 0 ? game_.moves() + 1 : next)) {
            hit.end = HitEnd::broken;
        } else if (next != 0) {
            hit.end = HitEnd::played;
            hit.next_move = next;
            hit.move = game_.move(next);
            hit.reply_move = next_within(next);
            const auto drawings = [&](int move) {
                return judge_.moves_.drawings(hit.form, upper_left_, game_.move(move));
            };
            const auto moves = drawings(next);
            const auto replies = hit.reply_move > 0 ? drawings(hit.reply_move) : moves;
            std::pair least(moves[symmetries.front()], replies[symmetries.front()]);
            for (const std::size_t i : symmetries) least = std::min(least, std::pair(moves[i], replies[i]));
            hit.continuation = least.first;
            if (hit.reply_move > 0) hit.reply = least.second;
        }
        return hit;
    }

    const SetJudge& judge_;
    const PositionSets& game_;
    const ShapeForm& form_;
    const std::vector<std::pair<int, Allowed>>& cells_;
    board::Vertex upper_left_vertex_;
    board::Offset upper_left_;
};

SetJudge::SetJudge(const Asked& asked) : asked_(asked), moves_(asked.shape, asked.ways) {
    for (int size = 0; size <= board::max_board_size; ++size) {
        std::vector<Form>& forms = forms_.emplace_back();
        if (size < board::min_board_size) continue;
        for (ShapeForm& form : forms_of(asked.shape, asked.ways, size)) {
            std::vector<std::pair<int, Allowed>> cells;
            for (int row = 0; row < form.shape.rows; ++row)
                for (int column = 0; column < form.shape.columns; ++column)
                    if (const Allowed cell = form.shape.at(row, column); cell != any_stone_or_none)
                        cells.emplace_back(row * board::stride + column, cell);
            std::ranges::stable_sort(cells, {}, [](const auto& cell) {
                return std::pair(std::popcount(cell.second), cell.second & allowed(board::Colour::empty));
            });
            forms.push_back({std::move(form), std::move(cells)});
        }
    }
}

namespace {

// The hit in each position up to `last`, which are alike but for that.
void add_hits(const ShapeHit& first, int last, std::optional<board::Colour> winner, std::uint16_t year,
              ShapeAnswer& answer, std::vector<ShapeHit>* listed) {
    const auto hits = static_cast<std::uint64_t>(last - first.position + 1);
    answer.hits += hits;
    if (first.form.exchanges_colours) answer.hits_exchanged += hits;
    if (first.end == HitEnd::broken) answer.broken += hits;
    if (first.end == HitEnd::stands) answer.standing += hits;
    if (first.end == HitEnd::played) {
        ContinuationCount& count = answer.continuations[first.continuation];
        const std::uint64_t at_once = first.next_move == last + 1 ? 1 : 0;
        count.at_once += at_once;
        count.later += hits - at_once;
        if (winner) (*winner == first.move.colour ? count.won : count.lost) += hits;
        count.add_year(year);
        if (first.reply_move > 0) answer.replies[first.continuation][first.reply] += hits;
    }
    ShapeHit hit = first;
    for (; listed && hit.position <= last; ++hit.position) listed->push_back(hit);
}

}  // namespace

void SetJudge::add(const PositionSets& game, std::optional<board::Colour> winner, std::uint16_t year, Listed* listed) {
    const std::uint64_t hits_before = answer_.hits, behind_before = behind_sequence_.hits;
    std::vector<std::uint64_t> stands(game.words());
    for (const Form& form : forms_[static_cast<std::size_t>(game.size())])
        for (const board::Vertex upper_left : form.form.places) {
            const Placement placement(*this, game, form, upper_left);
            if (!placement.find_positions(stands)) continue;
            const auto visit = [&](const ShapeHit& hit, int last) {
                add_hits(hit, asked_.counting == HitCounting::positions ? last : hit.position, winner, year, answer_,
                         listed ? &listed->hits : nullptr);
                if (!asked_.sequence || hit.end != HitEnd::played) return;
                if (const auto followed = placement.followed(hit))
                    add_hits(*followed, followed->position, winner, year, behind_sequence_,
                             listed ? &listed->behind_sequence : nullptr);
            };
            const int behind = game.moves() + 1;
            for (int begin = next_in(stands, true, 0); begin < behind;) {
                const int end = std::min(next_in(stands, false, begin), behind);
                placement.visit_hits(begin, end, visit);
                begin = next_in(stands, true, end);
            }
        }
    ++answer_.games;
    ++behind_sequence_.games;
    if (answer_.hits > hits_before) ++answer_.games_with_hit;
    if (behind_sequence_.hits > behind_before) ++behind_sequence_.games_with_hit;
    if (!listed) return;
    sort_hits(listed->hits);
    sort_hits(listed->behind_sequence);
}

}  // namespace katachi::games
