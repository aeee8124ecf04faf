// Bodies of requests that write.
#include "tools/studio/request/body.h"

#include <gtest/gtest.h>

#include "tools/studio/request/refused.h"

namespace katachi::studio {

namespace {

TEST(Body, IsAnObjectOfTextsAndNumbers) {
    const auto members =
        read_body(R"({"file":"a.db","text":"A\u00e9\n","node":37})", {"file", "text", "node", "entry"});
    EXPECT_EQ(members.at("file"), "a.db");
    EXPECT_EQ(members.at("text"), "A\xc3\xa9\n");
    EXPECT_EQ(members.at("node"), "37");
    EXPECT_EQ(members.size(), 3U);
}

TEST(Body, IsRefusedOtherwise) {
    for (const char* text : {"", "{", "[]", "\"a\"", "1", "null", R"({"file":"a","file":"b"})", R"({"other":"a"})",
                             R"({"file":null})", R"({"file":true})", R"({"file":1.5})", R"({"file":[]})",
                             R"({"file":{}})", R"({"file":"a"} x)", "{\"file\":\"\xff\"}", R"({"file":"\ud800"})"})
        EXPECT_THROW(read_body(text, {"file"}), Refused) << text;
}

TEST(Body, LacksWhatIsNeededOrHasWhatIsUsual) {
    const BodyMembers members{{"file", "a.db"}, {"level", ""}};
    EXPECT_EQ(needed_member(members, "file"), "a.db");
    EXPECT_THROW(needed_member(members, "text"), Refused);
    EXPECT_EQ(member_or(members, "level", "3"), "3") << "an empty one says nothing";
    EXPECT_EQ(member_or(members, "komi", "6.5"), "6.5");
}

TEST(Body, MayBeNestedByAMillion) {
    EXPECT_THROW(read_body(std::string(1'000'000, '['), {"file"}), Refused);
    EXPECT_THROW(read_body("{\"file\":" + std::string(1'000'000, '{'), {"file"}), Refused);
}

}  // namespace

}  // namespace katachi::studio
