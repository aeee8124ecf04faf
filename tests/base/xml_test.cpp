#include "base/text/xml.h"

#include <gtest/gtest.h>

namespace katachi::base {
namespace {

TEST(XmlEscaped, ReplacesWhatMeansSomethingInContentAndDoubleQuotes) {
    EXPECT_EQ(xml_escaped("<a href=\"x\">&"), "&lt;a href=&quot;x&quot;&gt;&amp;");
    EXPECT_EQ(xml_escaped("&amp;"), "&amp;amp;");
    EXPECT_EQ(xml_escaped("it's"), "it's");
}

TEST(XmlEscaped, LeavesAllOtherBytesAsTheyAre) {
    EXPECT_EQ(xml_escaped(""), "");
    EXPECT_EQ(xml_escaped("黒 先\t\r\n"), "黒 先\t\r\n");
    EXPECT_EQ(xml_escaped("\x01\x1B\x7F\xFF"), "\x01\x1B\x7F\xFF");
    EXPECT_EQ(xml_escaped(std::string_view("a\0<", 3)), std::string_view("a\0&lt;", 6));
}

}  // namespace
}  // namespace katachi::base
