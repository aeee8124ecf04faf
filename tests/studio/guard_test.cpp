// Who may ask.
#include "tools/studio/request/guard.h"

#include <gtest/gtest.h>

namespace katachi::studio {

namespace {

constexpr int port = 8361;
const std::string token = "0123456789abcdef";
const Guard guard(port, token);

Request request() { return {.method = "GET", .target = "/", .hosts = {"127.0.0.1:8361"}}; }

TEST(Guard, KnowsTheNamesOfThisMachine) {
    for (const char* host : {"127.0.0.1:8361", "localhost:8361", "[::1]:8361"}) {
        Request asked = request();
        asked.hosts = {host};
        EXPECT_FALSE(guard.foreign(asked)) << host;
    }
}

TEST(Guard, RefusesEveryOtherHost) {
    for (const std::vector<std::string>& hosts :
         std::vector<std::vector<std::string>>{{},
                                               {""},
                                               {"evil.example:8361"},
                                               {"127.0.0.1"},
                                               {"127.0.0.1:80"},
                                               {"127.0.0.1:8361."},
                                               {"localhost:83610"},
                                               {"LOCALHOST.evil:8361"},
                                               {"127.0.0.1:8361", "127.0.0.1:8361"},
                                               {"127.0.0.1:8361", "evil.example"}}) {
        Request asked = request();
        asked.hosts = hosts;
        ASSERT_TRUE(guard.foreign(asked));
        EXPECT_EQ(guard.foreign(asked)->status, 403);
    }
}

TEST(Guard, RefusesPagesOfOtherOrigins) {
    for (const char* origin : {"null", "http://evil.example", "http://127.0.0.1:8000", "https://127.0.0.1:8361",
                               "http://127.0.0.1:8361.evil.example", "http://127.0.0.1", ""}) {
        Request asked = request();
        asked.origins = {origin};
        EXPECT_TRUE(guard.foreign(asked)) << origin;
    }
    Request asked = request();
    asked.origins = {"http://127.0.0.1:8361"};
    EXPECT_FALSE(guard.foreign(asked));
    asked.origins = {"http://127.0.0.1:8361", "http://127.0.0.1:8361"};
    EXPECT_TRUE(guard.foreign(asked));
}

TEST(Guard, RefusesWhatAnotherSiteLoads) {
    for (const char* site : {"cross-site", "same-site", "strange"}) {
        Request asked = request();
        asked.fetch_site = site;
        EXPECT_TRUE(guard.foreign(asked)) << site;
    }
    for (const char* site : {"same-origin", "none"}) {
        Request asked = request();
        asked.fetch_site = site;
        EXPECT_FALSE(guard.foreign(asked)) << site;
    }
}

TEST(Guard, LetsInWhoHasTheToken) {
    const auto answer = guard.entrance(request(), {"/", {{"token", token}}});
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 303);
    EXPECT_EQ(answer->headers[0].second, "/");
    EXPECT_EQ(answer->headers[1].second, "katachi-8361=" + token + "; HttpOnly; SameSite=Strict; Path=/");
    const Guard to_a_test(8361, token, "/?suite=a.tst&test=3");
    EXPECT_EQ(to_a_test.entrance(request(), {"/", {{"token", token}}})->headers.at(0).second, "/?suite=a.tst&test=3");
    EXPECT_EQ(guard.entrance(request(), {"/", {{"token", "0123456789abcdee"}}})->status, 401);
    EXPECT_EQ(guard.entrance(request(), {"/", {{"token", ""}}})->status, 401);
    EXPECT_FALSE(guard.entrance(request(), {"/", {}}));
    Request posted = request();
    posted.method = "POST";
    EXPECT_EQ(guard.entrance(posted, {"/", {{"token", token}}})->status, 401);
}

TEST(Guard, KnowsItsCookie) {
    for (const std::vector<std::string>& cookies : std::vector<std::vector<std::string>>{
             {"katachi-8361=" + token}, {"a=b; katachi-8361=" + token + "; c=d"}, {"a=b", "katachi-8361=" + token}}) {
        Request asked = request();
        asked.cookies = cookies;
        EXPECT_FALSE(guard.stranger(asked));
    }
    for (const std::string& cookie :
         std::vector<std::string>{"", "katachi-8361=", "katachi-8361=" + token + "0", "katachi-8361=" + token.substr(1),
                                  "katachi-8362=" + token, token}) {
        Request asked = request();
        asked.cookies = {cookie};
        EXPECT_TRUE(guard.stranger(asked)) << cookie;
    }
    EXPECT_EQ(guard.stranger(request())->status, 401);
}

}  // namespace

}  // namespace katachi::studio
