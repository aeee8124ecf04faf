// Learned worths of mined shapes, put where people read them: value(…) of the entries of a pattern file.
#pragma once

#include <span>
#include <string>

#include "compiler/model/pattern_database.h"
#include "engine/match/blob/pattern_file.h"
#include "engine/moves/move_weights.h"

namespace katachi::cli {

class ValuesFile {
  public:
    // Throws FileError for a file that cannot be read, has findings, or an entry that is not among the compiled shapes.
    ValuesFile(const std::string& path, std::span<const match::PatternFile> shapes);

    // Puts the worths of features source/DATABASE/ENTRY in the text; the weights become those of the values, which have
    // three digits. Other entries, and all else in the file, stay.
    void set(moves::MoveWeights& weights, std::string_view source);
    // Throws FileError.
    void write() const;

  private:
    compiler::PatternDatabase database_;
    std::string text_;
};

}  // namespace katachi::cli
