// The C face over MoveNamer and the terms of players.
#include "engine/board/board.h"
#include "engine/embed/face.h"
#include "engine/naming/move_namer.h"
#include "engine/naming/terms.h"

using namespace katachi;
using embed::AskedCaller, embed::read_board, embed::refuse, embed::without_exceptions;

struct katachi_namer {
    naming::MoveNamer namer;
};

namespace {

katachi_move_name c_name(const naming::NameFacts& facts) {
    return {.name = facts.name.c_str(),
            .entry = facts.entry,
            .remark = facts.remark,
            .priority = static_cast<double>(facts.priority),
            .shape = static_cast<int>(facts.judgement),
            .is_read = static_cast<int>(facts.is_read)};
}

}  // namespace

katachi_namer* katachi_namer_new(katachi_error* error) {
    return without_exceptions(error, [] { return new katachi_namer; });
}

void katachi_namer_free(katachi_namer* namer) { delete namer; }

// NOLINTNEXTLINE(readability-function-size): C has no defaults, and no references to a position.
bool katachi_name_move(katachi_namer* namer, int size, const unsigned char* points, katachi_colour colour, int row,
                       int column, katachi_answer answer, katachi_visit_name visit, void* context,
                       katachi_error* error) {
    board::Position position;
    if (!read_board(size, points, position, error)) return false;
    if (colour != KATACHI_BLACK && colour != KATACHI_WHITE)
        return refuse(error, "the colour %d moves nowhere; 1 is black, 2 white", static_cast<int>(colour));
    if (!position.on_board(row, column))
        return refuse(error, "row %d, column %d is no point of the board; both are from 0 to %d", row, column,
                      size - 1);
    const board::Vertex move = board::vertex_at(row, column);
    if (position.at(move) != board::Colour::empty)
        return refuse(error, "row %d, column %d holds a stone; a move is named on the board before it", row, column);
    const auto visit_names = [&] {
        AskedCaller caller(answer, context);
        for (const naming::MoveName& found :
             namer->namer.names(board::Board(position), static_cast<board::Colour>(colour), move,
                                answer == nullptr ? nullptr : &caller)) {
            const katachi_move_name name = c_name(*found.facts);
            if (!visit(&name, context)) break;
        }
        return namer;
    };
    return without_exceptions(error, visit_names) != nullptr;
}

const char* katachi_word(const char* name, const char* language, size_t* length) {
    return without_exceptions(nullptr, [&]() -> const char* {
        const auto asked = naming::language_of(language);
        const naming::Term* const term = naming::find_term(name);
        if (!asked || term == nullptr) return nullptr;
        const std::string_view word = term->in(*asked);
        *length = word.size();
        return word.data();
    });
}
