#include "tools/katachi/commands/test/junit.h"

#include <fmt/core.h>

#include <pugixml.hpp>
#include <sstream>

#include "base/text/terminal_text.h"
#include "tools/authoring/pattern_test/failure.h"

namespace katachi::cli {

namespace {

// Text of any encoding as UTF-8 that XML can hold.
std::string xml_text(const std::string& text) { return base::printable(text); }

void append_case(pugi::xml_node& suite, const authoring::RanTest& ran) {
    auto one = suite.append_child("testcase");
    one.append_attribute("name") = xml_text(ran.text()).c_str();
    one.append_attribute("classname") =
        xml_text(ran.tested->database.spec.name + "." + ran.result.pattern->name).c_str();
    one.append_attribute("file") = xml_text(ran.tests->source->path()).c_str();
    one.append_attribute("line") = ran.tests->line_of(*ran.result.test);
    if (ran.result.failed.empty()) return;
    const authoring::FailedCase& failed = ran.result.failed.front();
    auto failure = one.append_child("failure");
    const std::string changes = failed.tried.changes.empty() ? "" : "where " + failed.tried.changes + ": ";
    failure.append_attribute("message") = xml_text(changes + authoring::reason_of(ran, failed)).c_str();
    failure.text() = xml_text(ran.place() + ": " + ran.text()).c_str();
}

}  // namespace

std::string results_junit(const authoring::TestResults& results, double seconds) {
    pugi::xml_document document;
    auto declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "UTF-8";
    auto suites = document.append_child("testsuites");
    suites.append_attribute("tests") = results.ran.size();
    suites.append_attribute("failures") = results.failures();
    suites.append_attribute("time") = fmt::format("{:.3f}", seconds).c_str();
    pugi::xml_node suite;
    const authoring::PatternTests* file = nullptr;
    std::size_t tests = 0;
    std::size_t failures = 0;
    for (const authoring::RanTest& ran : results.ran) {
        if (ran.tests != file) {
            file = ran.tests;
            tests = failures = 0;
            suite = suites.append_child("testsuite");
            suite.append_attribute("name") = xml_text(file->source->path()).c_str();
            suite.append_attribute("tests");
            suite.append_attribute("failures");
        }
        append_case(suite, ran);
        suite.attribute("tests") = ++tests;
        suite.attribute("failures") = failures += ran.result.failed.empty() ? 0 : 1;
    }
    std::ostringstream text;
    document.save(text, "  ");
    return text.str();
}

}  // namespace katachi::cli
