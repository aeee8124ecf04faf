// Strings that are soon in atari: worth attacking, and saving.
#pragma once

namespace katachi::life {

constexpr int weak_liberties = 2;  // of such a string, at most

}  // namespace katachi::life
