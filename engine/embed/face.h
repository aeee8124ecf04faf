// What the whole C face does alike: it says what is wrong, lets no exception out, reads boards, and puts questions to
// the caller.
#pragma once

#include <exception>
#include <new>
#include <span>
#include <string_view>

#include "engine/board/position.h"
#include "engine/embed/katachi.h"
#include "engine/match/constraint/analysis.h"

// The library offers its C functions alone, and no symbol of C++.
#pragma GCC visibility push(hidden)

namespace katachi::embed {

// Writes the line, as printf does, where the caller wants it; false.
[[gnu::format(printf, 2, 3)]] bool refuse(katachi_error* error, const char* format, ...);

// What `open` makes; nullptr and a line where it throws.
template <typename Open>
auto without_exceptions(katachi_error* error, Open open) noexcept -> decltype(open()) {
    try {
        return open();
    } catch (const std::bad_alloc&) {
        refuse(error, "not enough memory");
    } catch (const std::exception& exception) {
        refuse(error, "%s", exception.what());
    }
    return nullptr;
}

// Reads a board into `position`, or says what is wrong with it.
bool read_board(int size, const unsigned char* points, board::Position& position, katachi_error* error);

// Puts what conditions ask to the caller.
class AskedCaller : public match::Analysis {
  public:
    AskedCaller(katachi_answer ask, void* context) : ask_(ask), context_(context) {}

    match::Value answer(match::Autohelper helper, board::Colour own, std::span<const board::Vertex> points) override;
    match::Value answer_named(std::string_view name, board::Colour own, std::span<const board::Vertex> points) override;

  private:
    katachi_answer ask_;
    void* context_;
};

}  // namespace katachi::embed

#pragma GCC visibility pop
