#include "regression/suites/comparison.h"

#include <map>
#include <set>
#include <utility>

namespace katachi::regression {

namespace {

using TestKey = std::pair<int, int>;  // number, and how many of that number were before
using TestsByKey = std::map<TestKey, const TestResult*>;

TestsByKey by_key(const SuiteResult& suite) {
    std::map<int, int> seen;
    TestsByKey tests;
    for (const TestResult& test : suite.tests) tests.emplace(TestKey{test.number, seen[test.number]++}, &test);
    return tests;
}

void compare_test(const TestChange& change, Comparison& comparison) {
    const Verdict before = change.before->verdict;
    const Verdict after = change.after->verdict;
    const bool judged = before != Verdict::unjudged && after != Verdict::unjudged;
    if (given(*change.before) == given(*change.after) && change.before->expected != change.after->expected)
        comparison.other_expectations.push_back(change);
    else if (judged && is_pass(after) != is_pass(before))
        (is_pass(after) ? comparison.newly_passing : comparison.newly_failing).push_back(change);
    else if (given(*change.before) != given(*change.after))
        comparison.other_answers.push_back(change);
}

// Suites are known by their names, and by their paths where a run has two of one name.
class SuiteNames {
  public:
    SuiteNames(const RegressionResults& before, const RegressionResults& after) {
        for (const RegressionResults* run : {&before, &after}) {
            std::set<std::string> seen;
            for (const SuiteResult& suite : run->suites)
                if (!seen.insert(suite.name).second) shared_.insert(suite.name);
        }
    }

    const std::string& of(const SuiteResult& suite) const {
        return shared_.contains(suite.name) ? suite.path : suite.name;
    }

  private:
    std::set<std::string> shared_;
};

void compare_suite(const std::string& name, const SuiteResult& before, const SuiteResult& after,
                   Comparison& comparison) {
    const TestsByKey old_tests = by_key(before);
    const TestsByKey new_tests = by_key(after);
    for (const auto& [key, test] : new_tests) {
        const auto old = old_tests.find(key);
        if (old != old_tests.end())
            compare_test({name, old->second, test}, comparison);
        else if (before.complete)
            comparison.added.push_back({name, nullptr, test});
    }
    if (!after.complete) return;
    for (const auto& [key, test] : old_tests)
        if (!new_tests.contains(key)) comparison.removed.push_back({name, test, nullptr});
}

}  // namespace

std::string TestChange::name() const { return suite + ":" + std::to_string(test().number); }

bool Comparison::is_empty() const { return named_changes(*this).empty(); }

std::vector<NamedChanges> named_changes(const Comparison& comparison) {
    std::vector<NamedChanges> lists{{"newly failing", &comparison.newly_failing},
                                    {"newly passing", &comparison.newly_passing},
                                    {"other answers", &comparison.other_answers},
                                    {"other expectations", &comparison.other_expectations},
                                    {"added", &comparison.added},
                                    {"removed", &comparison.removed}};
    std::erase_if(lists, [](const NamedChanges& list) { return list.changes->empty(); });
    return lists;
}

Comparison compare(const RegressionResults& before, const RegressionResults& after) {
    Comparison comparison;
    const SuiteNames names(before, after);
    std::map<std::string, const SuiteResult*> old_suites;
    for (const SuiteResult& suite : before.suites) old_suites.emplace(names.of(suite), &suite);
    const SuiteResult none;
    for (const SuiteResult& suite : after.suites) {
        const std::string& name = names.of(suite);
        const auto old = old_suites.find(name);
        compare_suite(name, old == old_suites.end() ? none : *old->second, suite, comparison);
        if (old != old_suites.end()) old_suites.erase(old);
    }
    for (const auto& [name, suite] : old_suites) comparison.not_run.push_back(name);
    return comparison;
}

std::string answers_text(const TestChange& change) {
    const std::string& answer = given(change.test());
    if (change.before == nullptr || change.after == nullptr || given(*change.before) == answer) return answer;
    return given(*change.before) + " -> " + answer;
}

std::string expectations_text(const TestChange& change) {
    std::string expected = change.test().expected.value_or("");
    if (change.before == nullptr || change.before->expected == change.test().expected) return expected;
    return change.before->expected.value_or("") + " -> " + expected;
}

}  // namespace katachi::regression
