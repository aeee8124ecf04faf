#include "games/search/plain_scan.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <tuple>

namespace katachi::games {

namespace {

constexpr int no_position = std::numeric_limits<int>::max();

// What has been seen of a placement.
struct Seen {
    bool stands = false;
    int open_since = no_position;  // the first position of which nobody has moved in the rectangle yet
};

board::VertexSet difference(const board::VertexSet& a, const board::VertexSet& b) { return (a - b) | (b - a); }

}  // namespace

void sort_hits(std::vector<ShapeHit>& hits) {
    std::ranges::sort(hits, {}, [](const ShapeHit& hit) {
        return std::tuple(hit.position, hit.form, hit.upper_left.row, hit.upper_left.column);
    });
}

class PlainScan::Walk {
  public:
    Walk(const PlainScan& scan, const sgf::Game& game)
        : scan_(scan),
          forms_(scan.forms_[static_cast<std::size_t>(game.size)]),
          board_(game.size),
          seen_(forms_.size() * board::vertex_count) {}

    std::vector<ShapeHit> hits(const std::vector<sgf::Event>& events) {
        if (forms_.empty()) return {};
        for (const sgf::Event& event : events)
            if (event.kind == sgf::Event::Kind::move) played_.push_back({event.colour, event.vertex});
        for (const sgf::Event& event : events) {
            if (event.kind == sgf::Event::Kind::move) {
                see_position();
                see_move({event.colour, event.vertex});
                ++position_;
            }
            sgf::execute(event, board_);
        }
        see_position();
        each_place([&](std::size_t form, board::Vertex upper_left) {
            finish(form, upper_left, position_, HitEnd::stands, {});
        });
        sort_hits(hits_);
        return std::move(hits_);
    }

  private:
    void see_position() {
        const board::VertexSet black = board_.stones(board::Colour::black);
        const board::VertexSet white = board_.stones(board::Colour::white);
        if (is_first_)
            each_place([&](std::size_t form, board::Vertex upper_left) { see(form, upper_left, true); });
        else
            see_changes(difference(black, black_) | difference(white, white_));
        is_first_ = false;
        black_ = black;
        white_ = white;
    }

    void see_changes(const board::VertexSet& changed) {
        for (const board::Vertex vertex : changed) {
            const Allowed here = allowed(board_.at(vertex));
            each_place_with(vertex, [&](std::size_t form, board::Vertex upper_left, Allowed cell) {
                see(form, upper_left, (cell & here) != 0);
            });
        }
    }

    // `may_stand`: no changed point that was looked at forbids it.
    void see(std::size_t form, board::Vertex upper_left, bool may_stand) {
        Seen& seen = seen_of(form, upper_left);
        if (seen.stands && !may_stand) {
            finish(form, upper_left, position_ - 1, HitEnd::broken, {});
            seen = {};
        } else if (!seen.stands && may_stand && is_allowed(form, upper_left)) {
            seen = {.stands = true, .open_since = position_};
        }
    }

    void see_move(board::Move move) {
        if (move.vertex == board::pass_vertex) return;
        each_place_with(move.vertex, [&](std::size_t form, board::Vertex upper_left, Allowed) {
            Seen& seen = seen_of(form, upper_left);
            if (!seen.stands) return;
            finish(form, upper_left, position_, HitEnd::played, move);
            seen.open_since = scan_.counting_ == HitCounting::positions ? position_ + 1 : no_position;
        });
    }

    // Tells of the positions that are open, up to `last`.
    void finish(std::size_t form, board::Vertex upper_left, int last, HitEnd end, board::Move move) {
        const Seen& seen = seen_of(form, upper_left);
        if (!seen.stands || seen.open_since == no_position) return;
        ShapeHit hit{.form = forms_[form].form.transform,
                     .upper_left = {board::row_of(upper_left), board::column_of(upper_left)},
                     .end = end};
        if (end == HitEnd::played) {
            hit.next_move = position_ + 1;
            hit.move = move;
            hit.continuation = scan_.moves_.as_drawn(hit.form, hit.upper_left, move);
            find_reply(forms_[form].form.shape, hit);
        }
        if (scan_.counting_ == HitCounting::placements) last = seen.open_since;
        for (hit.position = seen.open_since; hit.position <= last; ++hit.position) hits_.push_back(hit);
    }

    void find_reply(const Shape& form, ShapeHit& hit) const {
        const auto is_within = [&](board::Move move) {
            return move.vertex != board::pass_vertex && covers(form, hit.upper_left, move.vertex);
        };
        const auto reply = std::find_if(played_.begin() + hit.next_move, played_.end(), is_within);
        if (reply == played_.end()) return;
        hit.reply_move = static_cast<int>(reply - played_.begin()) + 1;
        hit.reply = scan_.moves_.reply_as_drawn(hit.form, hit.upper_left, hit.move, *reply);
    }

    bool is_allowed(std::size_t form, board::Vertex upper_left) const {
        return std::ranges::all_of(forms_[form].points, [&](const TestedForm::Point& point) {
            return (point.cell & allowed(board_.at(upper_left + point.step))) != 0;
        });
    }

    template <typename Visit>
    void each_place(const Visit& visit) const {
        for (std::size_t i = 0; i < forms_.size(); ++i)
            for (const board::Vertex upper_left : forms_[i].form.places) visit(i, upper_left);
    }

    // The places where the rectangle covers the vertex, with the cell that lies on it.
    template <typename Visit>
    void each_place_with(board::Vertex vertex, const Visit& visit) const {
        const int row = board::row_of(vertex), column = board::column_of(vertex);
        for (std::size_t i = 0; i < forms_.size(); ++i) {
            const ShapeForm& form = forms_[i].form;
            const int last_row = std::min(form.last_row, row);
            const int last_column = std::min(form.last_column, column);
            for (int top = std::max(form.first_row, row - form.shape.rows + 1); top <= last_row; ++top)
                for (int left = std::max(form.first_column, column - form.shape.columns + 1); left <= last_column;
                     ++left)
                    if (const board::Vertex upper_left = board::vertex_at(top, left); form.places.contains(upper_left))
                        visit(i, upper_left, form.shape.at(row - top, column - left));
        }
    }

    Seen& seen_of(std::size_t form, board::Vertex upper_left) {
        return seen_[form * board::vertex_count + static_cast<std::size_t>(upper_left)];
    }

    const PlainScan& scan_;
    const std::vector<TestedForm>& forms_;
    board::Board board_;
    std::vector<board::Move> played_;  // of the whole game
    board::VertexSet black_, white_;   // of the position before
    bool is_first_ = true;
    int position_ = 0;
    std::vector<Seen> seen_;  // by form and upper left vertex
    std::vector<ShapeHit> hits_;
};

PlainScan::TestedForm PlainScan::tested(const ShapeForm& form) {
    TestedForm tested{form, {}};
    for (int row = 0; row < form.shape.rows; ++row)
        for (int column = 0; column < form.shape.columns; ++column)
            if (const Allowed cell = form.shape.at(row, column); cell != any_stone_or_none)
                tested.points.push_back({row * board::stride + column, cell});
    // Most points of a board are empty, so a stone says more.
    const auto says_little = [](const TestedForm::Point& point) {
        return std::pair((point.cell & allowed(board::Colour::empty)) != 0, std::popcount(point.cell));
    };
    std::ranges::stable_sort(tested.points, {}, says_little);
    return tested;
}

PlainScan::PlainScan(const Shape& shape, const ShapeWays& ways, HitCounting counting)
    : moves_(shape, ways), counting_(counting) {
    for (int size = board::min_board_size; size <= board::max_board_size; ++size)
        for (const ShapeForm& form : forms_of(shape, ways, size))
            forms_[static_cast<std::size_t>(size)].push_back(tested(form));
}

std::vector<ShapeHit> PlainScan::hits(const sgf::Game& game) const { return Walk(*this, game).hits(game.events); }

}  // namespace katachi::games
