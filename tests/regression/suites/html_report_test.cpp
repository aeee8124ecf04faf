#include "regression/suites/html_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/regression/suites/suites.h"

namespace katachi::regression {
namespace {

using testing::HasSubstr;
using testing::Not;

// What is wrong with the nesting of tags and the escaping; "" where nothing is.
std::string objection(const std::string& html) {
    static const std::set<std::string> empty_elements{"meta", "br", "!DOCTYPE"};
    std::vector<std::string> open;
    for (auto at = html.find('<'); at != std::string::npos; at = html.find('<', at + 1)) {
        const auto end = html.find('>', at);
        if (end == std::string::npos) return "a tag without end";
        const std::string tag = html.substr(at + 1, end - at - 1);
        if (tag.find('<') != std::string::npos) return "a tag within a tag: " + tag;
        const std::string element = tag.substr(0, tag.find_first_of(" /", 1));
        if (tag.starts_with('/')) {
            if (open.empty() || open.back() != tag.substr(1)) return "unexpected " + tag;
            open.pop_back();
        } else if (!tag.ends_with('/') && !empty_elements.contains(element)) {
            open.push_back(element);
        }
    }
    return open.empty() ? "" : "never closed: " + open.back();
}

TEST(Objection, ObjectsToWhatItShould) {
    EXPECT_EQ(objection("<a><b x=\"1\"/><br></a>"), "");
    EXPECT_NE(objection("<a><b></a></b>"), "");
    EXPECT_NE(objection("<a>"), "");
    EXPECT_NE(objection("1 < 2 <a></a>"), "");
}

TEST(HtmlReport, IsWellFormedAndNeedsNothingBesideIt) {
    TestRun run;
    run.folder.write("game.sgf", "(;SZ[9];B[ee];W[cc])");
    const RegressionResults results =
        run.run({"loadsgf game.sgf\n1 echo C7\n#? [E5|D4]\n2 echo C3\n#? [C3]\n3 echo C3\n#? [C4]*\n4 echo\n"
                 "5 echo C3\n#? [C3]*\n6 crash\n#? [!C3]\n",
                 "refuse <script>\n1 echo <b>\"&'\xFF\x1B\n#? [<b>.*]\n"});
    const std::string html = html_report(results, nullptr);
    EXPECT_EQ(objection(html), "");
    EXPECT_THAT(html, HasSubstr("3 of 6 tests passed"));
    EXPECT_THAT(html, HasSubstr("<span class=\"FAILED\">FAILED</span>"));
    EXPECT_THAT(html, HasSubstr("&lt;script&gt;"));
    EXPECT_THAT(html, Not(HasSubstr("<script")));
    EXPECT_THAT(html, Not(HasSubstr("<b>&quot;")));
    EXPECT_THAT(html, Not(HasSubstr("\xFF")));
    EXPECT_THAT(html, Not(HasSubstr("\x1B")));
    for (const char* outside : {"http:", "https:", "src=", "url(", "@import", "<link"})
        EXPECT_THAT(html, Not(HasSubstr(outside))) << outside;
}

TEST(HtmlReport, DrawsTheBoardWithTheAnswer) {
    TestRun run;
    run.folder.write("game.sgf", "(;SZ[9];B[ee];W[cc])");
    const std::string html = html_report(run.run({"loadsgf game.sgf\n1 echo C7\n#? [E4]\n"}), nullptr);
    EXPECT_THAT(html, HasSubstr("<path class=\"black\" d=\"M5 5h0\"/>"));
    EXPECT_THAT(html, HasSubstr("<path class=\"white\" d=\"M3 3h0\"/>"));
    EXPECT_THAT(html, HasSubstr("<circle class=\"expected\" cx=\"5\" cy=\"6\""));
    EXPECT_THAT(html, HasSubstr("<circle class=\"wrong\" cx=\"3\" cy=\"3\""));
}

TEST(HtmlReport, ShowsChangesAndDoesWithoutTheSuites) {
    RegressionResults before;
    RegressionResults after;
    {
        TestRun run;
        before = run.run({"1 echo A1\n#? [A1]\n"});
        after = run.run({"1 echo A<2\n#? [A1]\n"});
    }
    const Comparison changes = compare(before, after);
    const std::string html = html_report(after, &changes);
    EXPECT_EQ(objection(html), "");
    EXPECT_THAT(html, HasSubstr("<h3>newly failing (1)</h3>"));
    EXPECT_THAT(html, HasSubstr("A1 -&gt; A&lt;2"));
    const Comparison none = compare(after, after);
    EXPECT_THAT(html_report(after, &none), HasSubstr("None."));
}

}  // namespace
}  // namespace katachi::regression
