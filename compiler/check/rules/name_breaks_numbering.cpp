#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "base/text/ascii_digit.h"
#include "base/text/number.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

constexpr std::size_t fewest_names = 8;

// "EB1403a": what comes before the number and the number; what follows it does not count.
struct Numbered {
    const Pattern* pattern = nullptr;
    std::string prefix;
    long number = 0;
};

std::optional<Numbered> numbered(const Pattern& pattern) {
    const std::string& name = pattern.name;
    const auto first = std::find_if(name.begin(), name.end(), base::is_digit);
    const auto last = std::find_if_not(first, name.end(), base::is_digit);
    if (first == name.begin() || first == last || last - first > 9) return std::nullopt;
    return Numbered{&pattern, {name.begin(), first}, base::number_from<long>({first, last}).value()};
}

// The members of a longest series that does not fall, by index.
std::vector<std::size_t> longest_rise(const std::vector<Numbered>& names) {
    std::vector<std::size_t> ends;  // the least last member of a series of each length
    std::vector<std::size_t> before(names.size(), names.size());
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto place = std::upper_bound(ends.begin(), ends.end(), names[i].number,
                                            [&](long number, std::size_t end) { return number < names[end].number; });
        if (place != ends.begin()) before[i] = *(place - 1);
        if (place == ends.end())
            ends.push_back(i);
        else
            *place = i;
    }
    std::vector<std::size_t> rise;
    for (std::size_t i = ends.empty() ? names.size() : ends.back(); i < names.size(); i = before[i]) rise.push_back(i);
    std::reverse(rise.begin(), rise.end());
    return rise;
}

void find_in_series(const std::vector<Numbered>& names, Findings& findings) {
    const auto rise = longest_rise(names);
    const bool clearly_numbered = names.size() >= fewest_names && rise.size() * 5 >= names.size() * 4;
    if (!clearly_numbered) return;
    for (std::size_t i = 0, next = 0; i < names.size(); ++i) {
        if (next < rise.size() && rise[next] == i) {
            ++next;
            continue;
        }
        const Pattern& pattern = *names[i].pattern;
        const Pattern& neighbour = *names[next > 0 ? rise[next - 1] : rise[next]].pattern;
        auto& finding = findings.add(pattern, pattern.name_span,
                                     "`" + pattern.name + "` stands " + (next > 0 ? "behind" : "before") + " `" +
                                         neighbour.name + "`: the other names of `" + names[i].prefix + "` rise");
        finding.notes.push_back({neighbour.source, neighbour.name_span, "`" + neighbour.name + "` is here"});
        finding.help = "move the entry to its place, or give it a number of this place";
    }
}

// A series is the names of one file that begin alike.
void find_name_breaks_numbering(const PatternDatabase& database, Findings& findings) {
    std::map<std::pair<std::string, std::string>, std::vector<Numbered>> series;
    for (const Pattern& pattern : database.patterns)
        if (const auto name = numbered(pattern)) series[{pattern.source->path(), name->prefix}].push_back(*name);
    for (const auto& [key, names] : series) find_in_series(names, findings);
}

}  // namespace

const Rule name_breaks_numbering{.id = "name-breaks-numbering",
                                 .code = "KA503",
                                 .severity = base::Severity::warning,
                                 .summary = "a name is out of order among names that are numbered in rising order",
                                 .kinds = named_kinds,
                                 .needs_diagram = false,
                                 .find_in_database = find_name_breaks_numbering};

}  // namespace katachi::compiler
