// What check_constraints lets through can be run; each thing that cannot has its words.
#include <gtest/gtest.h>

#include <bit>
#include <functional>
#include <limits>

#include "engine/match/blob/check_tables.h"
#include "tests/compiler/constraint/compared.h"
#include "tests/support/random_position.h"

namespace katachi::compiler {
namespace {

const OnePattern& sound() {
    static const OnePattern one(
        "Pattern P\n\nXO.\n.*.\n\n:8,-\n\nAbc\n.*d\n\n"
        ";lib(A) > 1 && (some_function(A) ? oplay_attack(*,?,c,A) : lib(A) > 2)\n"
        ">if (lib(A) > 1) antisuji(c);\n>return lib(d);\n");
    return one;
}

struct Spoilt {
    std::vector<match::PatternRow> patterns{sound().tables().patterns.begin(), sound().tables().patterns.end()};
    std::vector<match::TableProgram> programs{sound().tables().constraints.programs.begin(),
                                              sound().tables().constraints.programs.end()};
    std::vector<match::TableInstruction> code{sound().tables().constraints.instructions.begin(),
                                              sound().tables().constraints.instructions.end()};
    std::vector<match::TablePoint> points{sound().tables().constraints.points.begin(),
                                          sound().tables().constraints.points.end()};

    match::PatternTables tables() const {
        match::PatternTables all = sound().tables();
        all.patterns = patterns;
        all.constraints = {programs, code, points};
        return all;
    }

    // The instruction is the first one of the step.
    match::TableInstruction& first(match::ProgramStep step) {
        for (match::TableInstruction& instruction : code)
            if (instruction.step == static_cast<std::uint8_t>(step)) return instruction;
        throw std::logic_error("no such step");
    }
};

std::string check_spoilt(const std::function<void(Spoilt&)>& spoil) {
    Spoilt spoilt;
    spoil(spoilt);
    return match::check_tables(spoilt.tables());
}

const std::string cannot_be = "pattern 0: a step with an operand that cannot be";
const std::string spoils_stack = "pattern 0: a step that spoils the stack or leads outside";

TEST(DamagedPrograms, SoundOnesAreLetThrough) {
    EXPECT_EQ(check_spoilt([](Spoilt&) {}), "");
}

TEST(DamagedPrograms, AreRefusedForTheirPlaces) {
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.patterns[0].constraint = 2; }), "pattern 0: a program that is not there");
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.patterns[0].action = 0; }), "pattern 0: a program that is not there");
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.patterns[0].action = match::no_program; }), "programs of no pattern");
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.programs[1].first_instruction += 1; }), "pattern 0: a program with a gap");
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.programs[1].first_point = 0; }), "pattern 0: a program with a gap");
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.programs[1].instruction_count += 1; }),
              "pattern 0: a program that is cut off");
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.points.pop_back(); }), "pattern 0: a program that is cut off");
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.points.push_back({0, 0}); }), "programs of no pattern");
}

TEST(DamagedPrograms, AreRefusedForCallsThatNoAnalysisIsPromised) {
    using enum match::ProgramStep;
    const auto spoilt_call = [](auto change) {
        return check_spoilt([&](Spoilt& t) { change(t.first(match::ProgramStep::call)); });
    };
    EXPECT_EQ(spoilt_call([](auto& call) { call.operand = match::autohelper_count; }), cannot_be);
    EXPECT_EQ(spoilt_call([](auto& call) { call.count = 2; }), cannot_be);
    EXPECT_EQ(spoilt_call([](auto& call) { call.detail = 1000; }), cannot_be);
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.first(call_named).operand = 0xFFFFFFFF; }), cannot_be);
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.first(call_named).count = 255; }), cannot_be);
    EXPECT_EQ(
        check_spoilt([](Spoilt& t) { t.first(effect).operand = static_cast<std::uint32_t>(match::Autohelper::lib); }),
        cannot_be);
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.points[0] = match::pass_point; }), cannot_be);
    EXPECT_EQ(check_spoilt([](Spoilt& t) {
                  t.points[0] = {0, 2};
              }),
              "pattern 0: a program with points outside of the diagram");
    EXPECT_EQ(check_spoilt([](Spoilt& t) {
                  t.points.back() = {-100, 0};
              }),
              "pattern 0: a program with points outside of the diagram");
}

TEST(DamagedPrograms, AreRefusedForStepsThatCannotBe) {
    using enum match::ProgramStep;
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.code[0].step = match::step_count; }),
              "pattern 0: a step that nobody knows");
    EXPECT_EQ(check_spoilt([](Spoilt& t) {
                  t.first(number).operand = std::bit_cast<std::uint32_t>(std::numeric_limits<float>::infinity());
              }),
              cannot_be);
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.first(recall).count = match::slot_limit; }), cannot_be);
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.first(keep).count = match::slot_limit; }), cannot_be);
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.first(recall).detail = 0xFFFF; }), spoils_stack);
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.first(branch).operand = 0xFFFFFFFF; }), spoils_stack);
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.first(branch).detail = 0; }), "");  // another program, but one
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.code[0].step = static_cast<std::uint8_t>(choose); }), spoils_stack);
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.code[0].step = static_cast<std::uint8_t>(jump); }), spoils_stack);
    EXPECT_EQ(check_spoilt([](Spoilt& t) { t.first(return_result).step = static_cast<std::uint8_t>(logical_not); }),
              "pattern 0: an action that leaves a value behind");
    EXPECT_EQ(check_spoilt([](Spoilt& t) {
                  t.programs = {{0, 0, 0, 0}};
                  t.code.clear();
                  t.points.clear();
                  t.patterns[0].action = match::no_program;
              }),
              "pattern 0: a constraint without a value");
}

TEST(DamagedPrograms, MayNotNeedMoreThanTheStackHas) {
    const auto with_height = [](int height) {
        return check_spoilt([&](Spoilt& t) {
            t.points.clear();
            t.patterns[0].action = match::no_program;
            t.code.assign(static_cast<std::size_t>(height),
                          {static_cast<std::uint8_t>(match::ProgramStep::undecided), 0, 0, 0});
            t.code.resize(t.code.size() + static_cast<std::size_t>(height - 1),
                          {static_cast<std::uint8_t>(match::ProgramStep::add), 0, 0, 0});
            t.programs = {{0, 0, static_cast<std::uint16_t>(t.code.size()), 0}};
        });
    };
    EXPECT_EQ(with_height(match::largest_value_stack), "");
    EXPECT_EQ(with_height(match::largest_value_stack + 1), spoils_stack);
}

// The deepest text that the reader takes still fits.
TEST(DamagedPrograms, DoNotComeFromTheDeepestText) {
    std::string text = "1";
    for (int i = 0; i < 199; ++i) text = "lib(A) || lib(b) && lib(c) == lib(d) < lib(A) - (" + text + ")";
    const OnePattern one("Pattern P\n\nXO.\n.*.\n\n:8,-\n\nAbc\n.*d\n\n;" + text + "\n");
    ASSERT_GT(one.tables().constraints.instructions.size(), 1000U);
    EXPECT_EQ(match::check_tables(one.tables()), "");
    expect_programs_mean_trees(one.pattern(), 0, one.tables(), 1);
}

// Whatever passes the check can be run; the sanitizers see what it reads.
TEST(DamagedPrograms, AreRefusedOrRun) {
    std::mt19937 random(test::test_seed());
    int taken = 0;
    for (int round = 0; round < 20000; ++round) {
        Spoilt spoilt;
        const auto spoil = [&](auto& rows) {
            const auto bytes = std::as_writable_bytes(std::span(rows));
            bytes[random() % bytes.size()] = static_cast<std::byte>(random() % (round % 2 == 0 ? 32 : 256));
        };
        spoil(spoilt.code);
        if (round % 3 == 0) spoil(spoilt.points);
        if (round % 7 == 0) spoil(spoilt.programs);
        const match::PatternTables tables = spoilt.tables();
        if (!match::check_tables(tables).empty()) continue;
        ++taken;
        HashedAnalysis analysis(static_cast<unsigned>(round));
        const match::Match match = match_at(sound().pattern(), 0, board::Orientation::rotated_90, board::Colour::black,
                                            board::vertex_at(0, 0));
        const match::Placement placement = match::placement_of(tables, match);
        match::evaluate_constraint(tables, placement, analysis);
        action_seen(tables, placement, analysis);
    }
    EXPECT_GT(taken, 1000);
}

}  // namespace
}  // namespace katachi::compiler
