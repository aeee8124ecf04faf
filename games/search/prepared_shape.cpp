#include "games/search/prepared_shape.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace katachi::games {

namespace {

using board::Colour;

std::optional<Colour> stone_of(Allowed cell) {
    for (const Colour colour : {Colour::black, Colour::white})
        if (cell == allowed(colour)) return colour;
    return std::nullopt;
}

template <typename Visit>
void each_stone(const ShapeForm& form, const Visit& visit) {
    for (int row = 0; row < form.shape.rows; ++row)
        for (int column = 0; column < form.shape.columns; ++column)
            if (const auto stone = stone_of(form.shape.at(row, column)))
                visit(board::vertex_at(form.first_row + row, form.first_column + column), *stone);
}

StandingKey board_key_of(const ShapeForm& form) {
    board::SymmetricHash hash;
    each_stone(form, [&](board::Vertex vertex, Colour stone) { hash.put(vertex, stone); });
    return board_key(hash);
}

StandingKey corner_key_of(const ShapeForm& form) {
    CornerHash hash(corner_of(board::vertex_at(form.first_row, form.first_column)));
    each_stone(form, [&](board::Vertex vertex, Colour stone) { hash.put(vertex, stone); });
    return hash.key();
}

bool is_keyed_corner(const Shape& shape) {
    return shape.rows == keyed_corner_lines && shape.columns == keyed_corner_lines &&
           shape.edges.north != shape.edges.south && shape.edges.west != shape.edges.east;
}

bool is_whole_board(const Shape& shape) {
    return shape.rows == board::max_board_size && shape.columns == board::max_board_size;
}

}  // namespace

PreparedForm::PreparedForm(ShapeForm given) : form(std::move(given)), cells(form) {
    for (int row = 0; row < form.shape.rows; ++row)
        for (int column = 0; column < form.shape.columns; ++column)
            if (std::popcount(form.shape.at(row, column)) > 1) loose.push_back({row, column});
}

PreparedShape::PreparedShape(const ShapeQuestion& question)
    : question_(question), moves_(question.shape, question.ways) {
    has_loose_ = std::ranges::any_of(question.shape.cells, [](Allowed cell) { return std::popcount(cell) > 1; });
    keyed_ = keyed_forms();
}

const std::vector<PreparedForm>& PreparedShape::forms(int board_size) const {
    const auto size = static_cast<std::size_t>(board_size);
    std::call_once(made_[size], [&] {
        // A point where nothing may stand is on no board.
        if (std::ranges::find(question_.shape.cells, Allowed{0}) != question_.shape.cells.end()) return;
        for (ShapeForm& form : forms_of(question_.shape, question_.ways, board_size))
            forms_[size].emplace_back(std::move(form));
    });
    return forms_[size];
}

const PlainScan& PreparedShape::plain_scan() const {
    std::call_once(made_scan_, [&] {
        scan_ = std::make_unique<const PlainScan>(question_.shape, question_.ways, question_.counting);
    });
    return *scan_;
}

std::optional<KeyedForms> PreparedShape::keyed_forms() const {
    const Shape& shape = question_.shape;
    if (has_loose_ || (!is_keyed_corner(shape) && !is_whole_board(shape))) return std::nullopt;
    const auto stones = std::ranges::count_if(shape.cells, [](Allowed cell) { return stone_of(cell).has_value(); });
    KeyedForms keyed{.is_board = is_whole_board(shape)};
    if (stones > (keyed.is_board ? most_keyed_board_stones : most_keyed_corner_stones)) return std::nullopt;
    keyed.forms.fill(-1);
    const auto& all = forms(board::max_board_size);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const StandingKey key = keyed.is_board ? board_key_of(all[i].form) : corner_key_of(all[i].form);
        keyed.key = key.key;
        keyed.forms[static_cast<std::size_t>(key.code)] = static_cast<int>(i);
    }
    if (all.empty()) return std::nullopt;
    return keyed;
}

}  // namespace katachi::games
