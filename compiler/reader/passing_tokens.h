// A token stream that lets go of tokens that nobody asks for any more: kept to the end, those of a large file take more
// memory than its entries.
#pragma once

#include <antlr4-runtime.h>

namespace katachi::compiler {

class PassingTokens : public antlr4::CommonTokenStream {
  public:
    using CommonTokenStream::CommonTokenStream;

    // Those before the last visible one that was consumed.
    void let_go() {
        const auto* last = LT(-1);
        if (last == nullptr) return;
        for (; first_kept_ < last->getTokenIndex(); ++first_kept_) _tokens[first_kept_].reset();
    }

  private:
    std::size_t first_kept_ = 0;
};

}  // namespace katachi::compiler
