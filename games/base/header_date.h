// When a game was played, as headers write it.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace katachi::games {

// A day of the calendar.
struct Day {
    int year = 0;
    int month = 1;
    int day = 1;

    // 20160703: days compare as these do.
    int number() const { return (year * 100 + month) * 100 + day; }
    static Day of_number(int number) { return {number / 10000, number / 100 % 100, number % 100}; }

    friend auto operator<=>(const Day&, const Day&) = default;
};

// The first and the last day that are meant: of a year alone, all its days.
struct HeaderDate {
    Day first;
    Day last;

    // "2016-07-03", "2016-07", "1862", or "2016-07-03 to 2016-07-05"
    std::string text() const;

    friend bool operator==(const HeaderDate&, const HeaderDate&) = default;
};

// It reads SGF's form with its lists ("2016-07-03,04,08-01"), "2016.7.3", "2016年7月3日", "2016년 7월 3일",
// "昭和53年5月3日", "3 Jul 2016", "July 3, 2016", "03.07.2016", "20160703", "Published 1862", and from one day to
// another ("~", "to"). "3/7/2016", which may be in March or in July, gives the year alone.
std::optional<HeaderDate> header_date(std::string_view written);

// A day, a month or a year, as filters take it: "2016", "2016-07", "2016-07-03". Nothing for other texts.
std::optional<HeaderDate> plain_date(std::string_view text);

}  // namespace katachi::games
