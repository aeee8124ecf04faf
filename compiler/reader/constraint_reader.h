// Constraint and action text to expression trees, through the grammar Constraint.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/findings/diagnostic.h"
#include "compiler/model/expression.h"

namespace katachi::compiler {

// The text of several source lines joined to one, which knows where each byte came from.
class JoinedLines {
  public:
    // `offset` is where `line` begins in its source.
    void add(std::string_view line, std::uint32_t offset);

    bool empty() const { return starts_.empty(); }
    const std::string& text() const { return text_; }
    base::Span in_source(base::Span joined) const;

  private:
    struct Start {
        std::uint32_t joined, source;
    };
    std::uint32_t in_source(std::uint32_t joined) const;

    std::string text_;
    std::vector<Start> starts_;
};

// Nothing, and at least one diagnostic (its source and pattern left empty), where the text is no expression.
std::optional<Expression> read_constraint(const JoinedLines& lines, base::Diagnostics& diagnostics);
std::optional<std::vector<Statement>> read_action(const JoinedLines& lines, base::Diagnostics& diagnostics);

}  // namespace katachi::compiler
