// What people are told of a word that is no vertex.
#include "engine/board/vertex_advice.h"

#include <gtest/gtest.h>

#include "engine/board/vertex.h"

namespace katachi::board {

namespace {

TEST(VertexAdvice, TellsThatTheLetterIIsLeftOut) {
    for (const std::string_view word : {"I5", "i5", "I19", "i1"}) {
        EXPECT_EQ(parse_vertex(word, 19), std::nullopt) << word;
        EXPECT_EQ(vertex_advice(word), "there is no column I: the letter is left out, and J stands right of H") << word;
    }
}

TEST(ParseVertex, KnowsThePointsOfItsBoardAlone) {
    EXPECT_EQ(parse_vertex("A5", 5), vertex_at(0, 0));
    EXPECT_EQ(parse_vertex("e1", 5), vertex_at(4, 4));
    for (const std::string_view word : {"A6", "F1", "A0", "A", "5"})
        EXPECT_EQ(parse_vertex(word, 5), std::nullopt) << word;
}

TEST(VertexAdvice, ShowsTheFormElse) {
    for (const std::string_view word : {"", "I", "Z9", "info", "I5x", "5I", "J99"})
        EXPECT_EQ(vertex_advice(word), "write it like C3") << word;
}

}  // namespace

}  // namespace katachi::board
