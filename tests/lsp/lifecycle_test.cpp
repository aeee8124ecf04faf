// When the server may be asked what, and that nothing but `exit` and the end of its input ends it.
#include <gmock/gmock.h>

#include <random>

#include "tests/lsp/editor.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"

namespace katachi::lsp {
namespace {

constexpr int parse_error = -32700;
constexpr int invalid_request = -32600;
constexpr int method_not_found = -32601;
constexpr int invalid_params = -32602;
constexpr int not_initialized = -32002;

const std::string entry = "Pattern A\n\nOX\n.*\n\n:8,O\n";

int code_of(const Json& answer) { return answer.contains("error") ? answer["error"]["code"].get<int>() : 0; }

std::string bytes_of(const std::string& content) {
    return "Content-Length: " + std::to_string(content.size()) + "\r\n\r\n" + content;
}

TEST(Lifecycle, AnswersOnlyBetweenInitializeAndShutdown) {
    Editor editor;
    EXPECT_EQ(code_of(editor.answer("textDocument/hover", Json::object())), not_initialized);
    EXPECT_EQ(code_of(editor.answer("shutdown", nullptr)), not_initialized);
    const std::string uri = editor.uri("early.db");
    editor.note("textDocument/didOpen", {{"textDocument", {{"uri", uri}, {"version", 1}, {"text", entry}}}});
    const Json result = editor.start();
    editor.settle();
    EXPECT_EQ(editor.rules(uri), "nothing published");
    EXPECT_EQ(result["serverInfo"]["name"], "katachi-lsp");
    EXPECT_EQ(result["capabilities"]["textDocumentSync"]["change"], 2);
    EXPECT_EQ(code_of(editor.answer("initialize", Json::object())), invalid_request);
    EXPECT_EQ(editor.ask("shutdown", nullptr), nullptr);
    EXPECT_EQ(code_of(editor.answer("textDocument/hover", Json::object())), invalid_request);
    editor.note("exit", nullptr);
    EXPECT_EQ(editor.how_it_ended(), "it ended with exit status 0");
}

TEST(Lifecycle, AnExitWithoutShutdownIsStatusOne) {
    Editor editor;
    editor.start();
    editor.note("exit", nullptr);
    EXPECT_EQ(editor.how_it_ended(), "it ended with exit status 1");
}

TEST(Lifecycle, UnknownRequestsAreRefusedAndUnknownNotificationsPassedOver) {
    Editor editor;
    editor.start();
    EXPECT_EQ(code_of(editor.answer("textDocument/fortune", Json::object())), method_not_found);
    editor.note("$/cancelRequest", {{"id", 17}});
    editor.note("$/setTrace", {{"value", "off"}});
    editor.note("textDocument/fortune", Json::array());
    editor.send({{"jsonrpc", "2.0"}, {"id", "who asked?"}, {"result", nullptr}});
    editor.open("a.db", entry);
    EXPECT_THAT(editor.leave(), testing::StartsWith("it ended with exit status 0"));
}

TEST(Lifecycle, GarbageCostsNothingButItself) {
    Editor editor;
    editor.start();
    const auto expect_complaint = [&](const std::string& bytes, int code) {
        editor.send_bytes(bytes);
        const Json message = editor.next_message();
        EXPECT_EQ(code_of(message), code) << bytes.substr(0, 60) << " is answered by " << message.dump();
        EXPECT_TRUE(message.contains("id") && message["id"].is_null());
        EXPECT_THAT(message["error"]["message"].get<std::string>(), testing::Not(testing::HasSubstr("exception")));
    };
    expect_complaint(std::string(10000, 'x'), parse_error);
    expect_complaint(bytes_of("[]"), invalid_request);
    expect_complaint("GET / HTTP/1.1\r\nHost: x\r\n\r\n", parse_error);
    expect_complaint("Content-Length: minus one\r\n\r\n", parse_error);
    expect_complaint("Content-Length: 99999999999999\r\n\r\n{", parse_error);
    expect_complaint("Content-Length: 99999999999999999999999999\r\n\r\n{", parse_error);
    expect_complaint(bytes_of(R"({"jsonrpc": "2.0", "method")"), parse_error);
    expect_complaint(bytes_of("\xFF\xFE{}"), parse_error);
    expect_complaint(bytes_of("{\"jsonrpc\": \"2.0\", \"id\": 1e999}"), parse_error);
    expect_complaint(bytes_of(std::string(100000, '[')), parse_error);
    expect_complaint(bytes_of(std::string(5000, '[') + std::string(5000, ']')), parse_error);
    expect_complaint(bytes_of("[]"), invalid_request);
    expect_complaint(bytes_of("17"), invalid_request);
    expect_complaint(bytes_of(R"({"id": {}, "method": "shutdown"})"), invalid_request);
    expect_complaint(bytes_of("{\"method\": 17}"), invalid_request);
    expect_complaint(bytes_of("{}"), invalid_request);
    editor.open("a.db", entry);
    EXPECT_THAT(editor.leave(), testing::StartsWith("it ended with exit status 0"));
}

TEST(Lifecycle, AMessageMayComeInPiecesAndSeveralAtOnce) {
    Editor editor;
    editor.start();
    const std::string both = bytes_of(R"({"jsonrpc":"2.0","id":"one","method":"x/y"})") +
                             "content-type: application/json\ncontent-length: 43\n\n" +
                             R"({"jsonrpc":"2.0","id":"two","method":"x/y"})";
    for (std::size_t i = 0; i < both.size(); i += 7) {
        editor.send_bytes(both.substr(i, 7));
        if (i % 2 == 0) editor.note("$/pause", nullptr);
        if (i % 2 == 0) break;
    }
    // The pause stands within a header: what is cut by it is passed over.
    EXPECT_EQ(code_of(editor.next_message()), parse_error);
    editor.send_bytes(both);
    EXPECT_EQ(editor.next_message()["id"], "one");
    EXPECT_EQ(editor.next_message()["id"], "two");
}

TEST(Lifecycle, WrongParametersAreRefused) {
    Editor editor;
    editor.start();
    const std::string uri = editor.open("a.db", entry);
    const std::vector<Json> wrong{nullptr,
                                  17,
                                  Json::array(),
                                  Json::object(),
                                  {{"textDocument", {{"uri", "file:///not/open.db"}}}},
                                  {{"textDocument", {{"uri", 17}}}},
                                  place(uri, {{"line", -1}, {"character", 0}}),
                                  place(uri, {{"line", 1e300}, {"character", 0}}),
                                  place(uri, {{"line", "one"}, {"character", 0}})};
    for (const char* method : {"textDocument/hover", "textDocument/completion", "textDocument/definition",
                               "textDocument/rename", "textDocument/references", "textDocument/prepareRename"})
        for (const Json& params : wrong)
            EXPECT_EQ(code_of(editor.answer(method, params)), invalid_params) << method << " " << params.dump();
    EXPECT_EQ(editor.answer("textDocument/hover", nullptr)["error"]["message"],
              "the params of `textDocument/hover` are not what the protocol asks for");
    for (const char* method :
         {"textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "workspace/didChangeWatchedFiles"})
        for (const Json& params : wrong) editor.note(method, params);
    editor.open("b.db", entry);
    EXPECT_THAT(editor.leave(), testing::StartsWith("it ended with exit status 0"));
}

// Messages of the protocol with parts of each other where they do not belong.
TEST(Lifecycle, ShuffledMessagesDoNotEndIt) {
    std::mt19937 random(test::test_seed());
    Editor editor;
    editor.start();
    const std::string uri = editor.open("a.db", entry);
    const std::vector<std::string> methods{"textDocument/hover",
                                           "textDocument/completion",
                                           "textDocument/codeAction",
                                           "textDocument/semanticTokens/range",
                                           "textDocument/rename",
                                           "textDocument/foldingRange",
                                           "textDocument/documentSymbol",
                                           "workspace/symbol",
                                           "initialize"};
    const std::vector<Json> values{uri,
                                   "",
                                   17,
                                   -1,
                                   1.5,
                                   nullptr,
                                   Json::array(),
                                   Json::object(),
                                   true,
                                   Json{{"uri", uri}},
                                   Json{{"line", 2}, {"character", 1}},
                                   range(0, 0, 9, 9),
                                   Json{{"only", {"quickfix", 17}}}};
    const auto any = [&](const auto& all) { return all[random() % all.size()]; };
    for (int i = 0; i < 300; ++i) {
        Json params;
        for (const char* name : {"textDocument", "position", "range", "context", "newName", "query", "text"})
            if (random() % 3 > 0) params[name] = any(values);
        const Json message = editor.answer(any(methods), params);
        ASSERT_TRUE(message.contains("result") || message.contains("error")) << params.dump();
        editor.note("textDocument/didChange", {{"textDocument", any(values)}, {"contentChanges", {any(values)}}});
    }
    EXPECT_THAT(editor.leave(), testing::StartsWith("it ended with exit status 0"));
}

// The exit status, and what was written to standard error.
std::string without_room(const Editor& editor, const std::string& arguments) {
    const std::string errors = (editor.folder() / "errors").string();
    const int status = std::system((KATACHI_LSP " " + arguments + " > /dev/full 2> " + errors).c_str());
    return std::to_string(WEXITSTATUS(status)) + " " + test::file_bytes(errors);
}

TEST(Lifecycle, SaysWhereItsAnswersCannotGo) {
    const Editor editor;
    const std::string told = "2 katachi-lsp: cannot write to standard output; make room where it goes\n";
    EXPECT_EQ(without_room(editor, "--help"), told);
    EXPECT_EQ(without_room(editor, "--version"), told);
    const std::string request = bytes_of(R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{}})");
    editor.folder().write("requests", request);
    EXPECT_EQ(without_room(editor, "< " + (editor.folder() / "requests").string()), told);
}

TEST(Lifecycle, SaysWhatItIs) {
    Editor editor;
    EXPECT_EQ(std::system((std::string(KATACHI_LSP) + " --version > " + (editor.folder() / "v").string()).c_str()), 0);
    EXPECT_EQ(std::system((std::string(KATACHI_LSP) + " --help > " + (editor.folder() / "h").string()).c_str()), 0);
    EXPECT_NE(std::system((std::string(KATACHI_LSP) + " --cook 2> " + (editor.folder() / "e").string()).c_str()), 0);
}

}  // namespace
}  // namespace katachi::lsp
