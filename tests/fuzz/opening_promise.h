// What opening a blob promises for all bytes: the property that the fuzz target and the tests with damaged blobs
// share. Reads outside of the blob are for the sanitizers to see.
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <span>
#include <string>
#include <string_view>

#include "engine/match/blob/pattern_blob.h"

namespace katachi::fuzz {

// A copy at an address that open_blob takes, with nothing behind the last byte.
class AlignedBytes {
  public:
    explicit AlignedBytes(std::string_view bytes);

    std::span<const std::byte> bytes() const { return {memory_.get(), size_}; }

  private:
    struct Release {
        void operator()(std::byte* memory) const { ::operator delete(memory, std::align_val_t(match::blob_alignment)); }
    };

    std::size_t size_;
    std::unique_ptr<std::byte, Release> memory_;
};

// The bytes with a header that fits them: damage to the rest gets past all checks but those of the rest.
std::string with_fitting_header(std::string bytes);

// Opens the bytes; where they are taken for tables, reads all texts, runs every matcher and evaluates the
// constraint, action, classes and helper of every match; ends the program where an analysis would be misled. Gives what
// open_blob found wrong, or "".
std::string open_and_match(std::string_view bytes);

}  // namespace katachi::fuzz
