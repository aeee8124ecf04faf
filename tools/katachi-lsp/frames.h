// Messages on a stream of bytes, as the Language Server Protocol frames them: a header that says how many bytes the
// content has, a blank line, the content. What is no frame is passed over up to the next header.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace katachi::lsp {

// Longer contents are refused; a source of a megabyte is a very long one.
constexpr std::size_t longest_content = std::size_t{32} << 20U;

struct Frame {
    std::string content;
    std::string trouble;  // why bytes were passed over instead; empty for a message
};

class FrameReader {
  public:
    void add(std::string_view bytes);

    // Nothing where more bytes are needed. A stretch of bytes that is no frame is told of once.
    std::optional<Frame> next();

  private:
    std::optional<Frame> refuse(std::string trouble);
    bool skip_to_header();

    std::string buffer_;
    std::size_t begin_ = 0;  // of what has not been read
    bool is_skipping_ = false;
};

// The frame of a content.
std::string framed(std::string_view content);

}  // namespace katachi::lsp
