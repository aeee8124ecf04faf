// Texts to trees, game after game. Nothing is refused: what is broken is mended as far as it makes sense, and each
// repair leaves a warning in its game.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "compiler/sgf/tree.h"

namespace katachi::compiler {

class SgfTreeReader {
  public:
    // `path` is what messages call the text.
    SgfTreeReader(std::string path, SgfText text);
    ~SgfTreeReader();
    SgfTreeReader(SgfTreeReader&&) noexcept;
    SgfTreeReader& operator=(SgfTreeReader&&) noexcept;

    // The next game; nothing after the last one.
    std::optional<SgfTree> next();
    // How many games there are in all.
    std::size_t count() const;
    // Goes on behind so many games without reading them; how many there were.
    std::size_t pass_over(std::size_t count);

    const base::SourcePtr& source() const;

  private:
    struct Reading;
    std::unique_ptr<Reading> reading_;
};

// All games of a file's bytes; none where nothing in it looks like a game.
SgfCollection read_sgf_collection(std::string path, std::string_view bytes,
                                  const std::optional<std::string>& demanded_encoding = std::nullopt);

}  // namespace katachi::compiler
