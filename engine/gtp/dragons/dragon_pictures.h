// Dragons and eye spaces drawn for people, as GNU Go's options `-T` and `-E` have them: the manual, chapter 5.8.
#pragma once

#include <string>

#include "engine/gtp/session/session.h"

namespace katachi::gtp {

// A letter for each dragon, in the colour of its life: alive green, dead blue, critical red, unknown yellow. A line for
// each says what its colour means.
std::string dragons_picture(Session& session, bool in_colour);

// A letter for each eye space, margins `!`, half eyes `h`, false ones `f`; Black's blue, White's yellow. A line for
// each space has its value, and one says what each of the signs that is drawn means.
std::string eyes_picture(Session& session, bool in_colour);

}  // namespace katachi::gtp
