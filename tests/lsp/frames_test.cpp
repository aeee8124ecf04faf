// Messages out of bytes, however these are cut, and files out of their names.
#include "tools/katachi-lsp/frames.h"

#include <gtest/gtest.h>

#include "tools/katachi-lsp/file_uri.h"

namespace katachi::lsp {
namespace {

// What is read of two pieces of a stream, a line a frame; what is passed over is told as `trouble`.
std::string read_in_two(std::string_view bytes, std::size_t cut) {
    FrameReader frames;
    std::string read;
    for (const std::string_view piece : {bytes.substr(0, cut), bytes.substr(cut)}) {
        frames.add(piece);
        while (const auto frame = frames.next()) read += (frame->trouble.empty() ? frame->content : "trouble") + "\n";
    }
    return read;
}

TEST(Frames, AreReadWhereverTheirBytesAreCut) {
    const std::string bytes = framed("{\"a\": 1}") + framed("{}") + framed("{\"b\": 22}");
    for (std::size_t cut = 0; cut <= bytes.size(); ++cut)
        ASSERT_EQ(read_in_two(bytes, cut), "{\"a\": 1}\n{}\n{\"b\": 22}\n") << cut;
}

TEST(Frames, BehindWhatIsNoneAreReadWhereverTheirBytesAreCut) {
    for (const std::string& first : {framed("{}"), std::string("content-length: 2\r\n\r\n{}")}) {
        const std::string bytes = "no frame\r\n\r\nnor this" + first + framed("[]");
        for (std::size_t cut = 0; cut <= bytes.size(); ++cut)
            ASSERT_EQ(read_in_two(bytes, cut), "trouble\n{}\n[]\n") << first << cut;
    }
}

// Whoever sends a header of that length is believed to go on with it.
TEST(Frames, MayHaveOtherFieldsAndBlanksInTheirHeaders) {
    const std::string type = "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n";
    for (const std::string& header : {"Content-Length: 2\r\n" + type + "\r\n", type + "content-length :\t2 \n\n"})
        for (std::size_t cut = 0; cut <= header.size() + 2; ++cut)
            ASSERT_EQ(read_in_two(header + "{}", cut), "{}\n") << header << cut;
}

TEST(FileUri, NamesAFileOfThisMachine) {
    EXPECT_EQ(path_of_uri("file:///home/a%20b/%E5%BD%A2.db"), "/home/a b/\xE5\xBD\xA2.db");
    EXPECT_EQ(path_of_uri("file://localhost/a.db"), "/a.db");
    EXPECT_EQ(path_of_uri("file:///a.db?version=1#top"), "/a.db");
    EXPECT_EQ(path_of_uri("file:///a%3Fb%23c%2f%41"), "/a?b#c/A");
    EXPECT_EQ(path_of_uri("file:///a%zz%4"), "/a%zz%4");
}

TEST(FileUri, NamesNoOtherThing) {
    for (const char* uri :
         {"untitled:a.db", "http:///a.db", "file://elsewhere/a.db", "file:", "file://", "/a.db", "", "file:///a%00.db"})
        EXPECT_EQ(path_of_uri(uri), std::nullopt) << uri;
}

}  // namespace
}  // namespace katachi::lsp
