#include "games/base/header_date.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <utility>
#include <vector>

#include "base/text/ascii_digit.h"
#include "base/text/number.h"
#include "engine/sgf/counted_words.h"
#include "games/base/folded_text.h"

namespace katachi::games {

namespace {

constexpr int first_year = 100;
constexpr int last_year = 2999;

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

int days_of_month(int year, int month) {
    const std::chrono::year_month_day_last last{std::chrono::year{year} /
                                                std::chrono::month{static_cast<unsigned>(month)} / std::chrono::last};
    return static_cast<int>(static_cast<unsigned>(last.day()));
}

bool is_year(int year) { return year >= first_year && year <= last_year; }
bool is_month(int month) { return month >= 1 && month <= 12; }
bool is_day(int year, int month, int day) { return day >= 1 && day <= days_of_month(year, month); }

HeaderDate of_year(int year) { return {{year, 1, 1}, {year, 12, 31}}; }
HeaderDate of_month(int year, int month) { return {{year, month, 1}, {year, month, days_of_month(year, month)}}; }

// The date is as fine as it is right: 2016-13-40 is the year alone.
std::optional<HeaderDate> date_of(int year, std::optional<int> month, std::optional<int> day) {
    if (!is_year(year)) return std::nullopt;
    if (!month || !is_month(*month)) return of_year(year);
    if (!day || !is_day(year, *month, *day)) return of_month(year, *month);
    return HeaderDate{{year, *month, *day}, {year, *month, *day}};
}

// A number, or a word of letters, with what parts it from the one before.
struct Token {
    std::string_view text;
    char parted_by = ' ';

    bool is_number() const { return base::is_digit(text.front()); }
    int number() const { return base::number_from<int>(text).value_or(0); }
    bool has_form_of_year() const { return is_number() && text.size() == 4; }
};

// Eras that come into question, and the year before each.
constexpr std::array<std::pair<std::string_view, int>, 7> eras{
    {{"明治", 1867}, {"大正", 1911}, {"昭和", 1925}, {"平成", 1988}, {"令和", 2018}, {"民國", 1911}, {"民国", 1911}}};

// A year as eras count them, and what stands behind it; 元 is the first.
std::optional<base::LeadingNumber<int>> year_of_era(std::string_view text) {
    if (constexpr std::string_view first = "元"; text.starts_with(first))
        return base::LeadingNumber<int>{1, text.substr(first.size())};
    const auto number = base::leading_number<int>(text);
    return number && number->value > 0 && number->value < 100 ? number : std::nullopt;
}

// "第2日" and "2日目" count the days of a game.
std::string without_days_of_game(std::string text) {
    constexpr std::string_view day = "日", ordinal = "第", counter = "目";
    for (auto at = text.find(day); at != std::string::npos; at = text.find(day, at)) {
        auto begin = at, end = at + day.size();
        while (begin > 0 && base::is_digit(text[begin - 1])) --begin;
        const bool is_second = std::string_view(text).substr(0, begin).ends_with(ordinal);
        if (begin < at && (is_second || std::string_view(text).substr(end).starts_with(counter)))
            text.erase(begin, end - begin), at = begin;
        else
            at = end;
    }
    return text;
}

// 年, 月 and 日 as the strokes of SGF, what leads from one day to another as a comma, and years of eras as our own.
std::string with_strokes(std::string text) {
    for (const auto& [era, before] : eras)
        if (const auto place = text.find(era); place != std::string::npos) {
            const auto begin = place + era.size();
            if (const auto year = year_of_era(std::string_view(text).substr(begin))) {
                const auto end = text.size() - year->rest.size();
                text.replace(place, end - place, std::to_string(before + year->value));
            }
        }
    constexpr std::array<std::pair<std::string_view, std::string_view>, 13> written{{{"年", "-"},
                                                                                     {"月", "-"},
                                                                                     {"日", " "},
                                                                                     {"년", "-"},
                                                                                     {"월", "-"},
                                                                                     {"일", " "},
                                                                                     {"~", ","},
                                                                                     {"〜", ","},
                                                                                     {"–", ","},
                                                                                     {"、", ","},
                                                                                     {" - ", ","},
                                                                                     {" to ", ","},
                                                                                     {"..", ","}}};
    for (const auto& [from, to] : written)
        for (auto place = text.find(from); place != std::string::npos; place = text.find(from, place + to.size()))
            text.replace(place, from.size(), to);
    return text;
}

std::vector<Token> tokens(std::string_view text) {
    std::vector<Token> found;
    char parted_by = ' ';
    for (std::size_t at = 0; at < text.size();) {
        const auto same = base::is_digit(text[at]) ? base::is_digit : is_letter;
        std::size_t end = at;
        while (end < text.size() && same(text[end])) ++end;
        if (end == at) {
            if (text[at] != ' ') parted_by = text[at];
            ++at;
            continue;
        }
        found.push_back({text.substr(at, end - at), std::exchange(parted_by, ' ')});
        at = end;
    }
    return found;
}

// 1 to 12 for a month's English name or its first three letters; 0 for other words.
int month_named(std::string_view word) {
    constexpr std::array<std::string_view, 12> months{"january",   "february", "march",    "april",
                                                      "may",       "june",     "july",     "august",
                                                      "september", "october",  "november", "december"};
    for (std::size_t i = 0; i < months.size(); ++i)
        if (word == months[i] || word == months[i].substr(0, 3) || (word == "sept" && i == 8))
            return static_cast<int>(i) + 1;
    return 0;
}

// "3 jul 2016", "july 3rd 2016", "jul 2016"
std::optional<HeaderDate> date_with_named_month(const std::vector<Token>& words) {
    int month = 0, year = 0;
    std::optional<int> day;
    for (const Token& word : words) {
        if (!word.is_number())
            month = month == 0 ? month_named(word.text) : month;
        else if (word.has_form_of_year())
            year = year == 0 ? word.number() : year;
        else if (!day && word.text.size() <= 2)
            day = word.number();
    }
    return month == 0 ? std::nullopt : date_of(year, month, day);
}

// "03.07.2016", "7/31/2016"
std::optional<HeaderDate> date_with_year_behind(const std::vector<Token>& words) {
    if (words.size() < 3 || !words[2].has_form_of_year()) return std::nullopt;
    for (int i = 0; i < 2; ++i)
        if (!words[static_cast<std::size_t>(i)].is_number() || words[static_cast<std::size_t>(i)].text.size() > 2)
            return std::nullopt;
    if (words[1].parted_by == ' ' || words[1].parted_by == ',' || words[2].parted_by != words[1].parted_by)
        return std::nullopt;
    const int first = words[0].number(), second = words[1].number(), year = words[2].number();
    if (words[1].parted_by == '.' || first > 12) return date_of(year, second, first);
    if (second > 12 || first == second) return date_of(year, first, second);
    return date_of(year, std::nullopt, std::nullopt);
}

// SGF's form: a date, and further ones that leave out what they share with the one before.
class DateList {
  public:
    void add(const std::vector<int>& parts, bool begins_with_year) {
        if (begins_with_year) return take(parts[0], at(parts, 1), at(parts, 2));
        if (!last_ || parts.size() > 2) return;
        if (parts.size() == 2) return take(last_->first.year, parts[0], parts[1]);
        if (fineness_ == 3) return take(last_->first.year, last_->first.month, parts[0]);
        if (fineness_ == 2) return take(last_->first.year, parts[0], std::nullopt);
    }

    std::optional<HeaderDate> date() const { return whole_; }

  private:
    static std::optional<int> at(const std::vector<int>& parts, std::size_t index) {
        return index < parts.size() ? std::optional(parts[index]) : std::nullopt;
    }

    void take(int year, std::optional<int> month, std::optional<int> day) {
        const auto date = date_of(year, month, day);
        if (!date) return;
        last_ = date;
        fineness_ = date->first == date->last ? 3 : date->first.month == date->last.month ? 2 : 1;
        if (!whole_) whole_ = date;
        whole_ = HeaderDate{std::min(whole_->first, date->first), std::max(whole_->last, date->last)};
    }

    std::optional<HeaderDate> whole_, last_;
    int fineness_ = 1;
};

std::optional<HeaderDate> listed_dates(const std::vector<Token>& words) {
    DateList list;
    std::vector<int> parts;
    bool begins_with_year = false;
    const auto end_part = [&] {
        if (!parts.empty()) list.add(parts, begins_with_year);
        parts.clear();
    };
    for (const Token& word : words) {
        if (!word.is_number()) {
            end_part();
            continue;
        }
        const bool is_whole_day = word.text.size() == 8;
        const bool goes_on = !parts.empty() && parts.size() < 3 && !is_whole_day && !word.has_form_of_year() &&
                             word.parted_by != ',' && word.text.size() <= 2;
        if (!goes_on) end_part();
        if (is_whole_day) {
            const Day day = Day::of_number(word.number());
            list.add({day.year, day.month, day.day}, true);
        } else if (goes_on || word.text.size() <= 2 || word.has_form_of_year()) {
            if (parts.empty()) begins_with_year = word.has_form_of_year();
            parts.push_back(word.number());
        }
    }
    end_part();
    return list.date();
}

std::string day_text(const Day& day) {
    std::array<char, 48> text;
    std::snprintf(text.data(), text.size(), "%04d-%02d-%02d", day.year, day.month, day.day);
    return text.data();
}

}  // namespace

std::string HeaderDate::text() const {
    std::string first_day = day_text(first);
    if (first == last) return first_day;
    if (*this == of_year(first.year)) return first_day.substr(0, 4);
    if (*this == of_month(first.year, first.month)) return first_day.substr(0, 7);
    return first_day + " to " + day_text(last);
}

std::optional<HeaderDate> header_date(std::string_view written) {
    constexpr std::size_t most = 200;  // bytes: more is a story, not a date
    const std::string text = with_strokes(without_days_of_game(sgf::with_digits(folded_text(written.substr(0, most)))));
    const std::vector<Token> words = tokens(text);
    if (const auto date = date_with_named_month(words)) return date;
    if (const auto date = date_with_year_behind(words)) return date;
    return listed_dates(words);
}

std::optional<HeaderDate> plain_date(std::string_view text) {
    const auto is_plain = [](char c) { return base::is_digit(c) || c == '-'; };
    if (!std::all_of(text.begin(), text.end(), is_plain)) return std::nullopt;
    const auto date = header_date(text);
    return date && date->text() == text ? date : std::nullopt;
}

}  // namespace katachi::games
