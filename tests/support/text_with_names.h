// A text of patterns for tests of what can be asked about a place in it.
#pragma once

#include <string>

namespace katachi::test {

// An entry with everything, and one that calls the same helper.
inline const std::string text_with_names = R"(attribute_map general

# what this file is for,
# in two lines
Pattern A1
# katachi: ignore[constraint-repeats-diagram] the first of its kind

|.XO    a remark
|.X*
|...

:8,OXe,value(30)

|.AO
|.A*
|..b

;lib(A) == 2
;&& oplay_attack(*,b,A) != WIN

>antisuji(b);

Pattern A2

OX
*.

:8,-

aX
*.

;lib(a) > 1
)";

}  // namespace katachi::test
