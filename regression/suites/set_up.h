// Which commands of a suite an engine's state rests on: what must be sent before a test that is run alone, and again
// to an engine that was started anew.
#pragma once

#include <string_view>
#include <vector>

#include "regression/suites/suite.h"

namespace katachi::regression {

enum class Effect {
    none,    // on the position
    moves,   // changes it
    clears,  // takes all stones away, keeps the size
    sets,    // makes a new one, whatever was before
};

Effect effect_of(std::string_view command_name);

class SetUp {
  public:
    // A command that was obeyed. Tests that only ask leave no trace.
    void add(const SuiteCommand& command);
    void forget() { commands_.clear(); }

    // The commands in order; what a later one undoes is left out.
    const std::vector<const SuiteCommand*>& commands() const { return commands_; }

  private:
    std::vector<const SuiteCommand*> commands_;
};

}  // namespace katachi::regression
