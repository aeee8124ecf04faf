// What GNU Go 3.8's constraints answered on 270 positions, line for line, by program and by tree. Where this engine
// answers otherwise is known: known_differences.tsv has each such line, `GNU Go's answer` and `ours` behind it, and may
// only shrink. So has eye_differences.tsv for patterns that ask about eyes, which hang on the judgement of a whole
// position, and cut_differences.tsv for those that ask where strings are cut, as other patterns find it. So have
// influence_differences.tsv and dragon_differences.tsv for what asks about these. So have
// settled_differences.tsv, settled_cut_differences.tsv and settled_dragon_differences.tsv where only what reading
// settles is answered; each of their lines was examined (examined_differences_test.cpp).
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "compiler/constraint/interpreter.h"
#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "compiler/reference_matcher/recorded_form.h"
#include "engine/analysis/board_analysis.h"
#include "engine/match/constraint/constraint_evaluator.h"
#include "tests/support/golden.h"
#include "tests/support/needs.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/shared_data.h"
#include "tools/authoring/settled_analysis.h"

namespace katachi::analysis {
namespace {

struct Tally {
    int lines = 0;
    int decided = 0;
    int different = 0;

    double decided_share() const { return static_cast<double>(decided) / lines; }
    double equal_share() const { return 1 - static_cast<double>(different) / std::max(1, decided); }
};

struct Line {
    std::string place;  // six columns
    char value;
};

std::vector<Line> parted(const std::vector<std::string>& lines) {
    std::vector<Line> result;
    for (const std::string& line : lines) result.push_back({line.substr(0, line.rfind('\t')), line.back()});
    return result;
}

// Database and pattern: the first and the third column.
std::string pattern_of(const std::string& place) {
    std::istringstream columns(place);
    std::string database, colour, pattern;
    for (std::string* column : {&database, &colour, &pattern}) std::getline(columns, *column, '\t');
    return database + "\t" + pattern;
}

// Whether some call in it reads moves, hangs on what was read, or is one that only an engine's own function answers.
bool reads(const compiler::Expression& expression) {
    if (expression.kind == compiler::Expression::Kind::call) {
        const match::Helper* helper = match::find_helper(expression.text);
        return helper == nullptr || helper->needs == match::Knowledge::reading ||
               helper->needs == match::Knowledge::connections;
    }
    return std::any_of(expression.operands.begin(), expression.operands.end(), reads);
}

// The names of the helpers of this kind that it calls.
template <typename IsWanted>
std::set<std::string> calls(const compiler::Expression& expression, const IsWanted& is_wanted) {
    std::set<std::string> names;
    if (expression.kind == compiler::Expression::Kind::call) {
        const match::Helper* helper = match::find_helper(expression.text);
        if (helper != nullptr && is_wanted(*helper)) names.insert(std::string(helper->name));
    }
    for (const compiler::Expression& operand : expression.operands) names.merge(calls(operand, is_wanted));
    return names;
}

bool is_of_eyes(const match::Helper& helper) { return helper.needs == match::Knowledge::eyes; }
bool is_of_influence(const match::Helper& helper) { return helper.needs == match::Knowledge::influence; }
bool is_of_dragons(const match::Helper& helper) { return helper.needs == match::Knowledge::dragons; }
bool is_of_cuts(const match::Helper& helper) {
    return helper.needs == match::Knowledge::connections || helper.id == match::Autohelper::disconnect_helper;
}

// Lines of one kind, and those that differ, each game's under its header.
struct Account {
    std::map<std::string, Tally> tallies;  // by database
    std::string differences;
    std::string header;  // of the position at hand, until a line of it differs

    int different() const {
        int sum = 0;
        for (const auto& [database, tally] : tallies) sum += tally.different;
        return sum;
    }
};

// Answers all that it can, whoever asks.
class BestAnalysis {
  public:
    void use_connection_patterns(const match::PatternTables& tables) { analysis_.use_connection_patterns(tables); }
    void use_influence_patterns(const match::PatternTables& tables) { analysis_.use_influence_patterns(tables); }
    void set(const board::Board& board) { analysis_.set(board); }
    match::Analysis& asked_by(compiler::DatabaseKind) { return analysis_; }

  private:
    BoardAnalysis analysis_;
};

template <typename AnalysisOfDatabases>
class Comparison {
  public:
    explicit Comparison(const std::vector<compiler::PatternDatabase>& databases)
        : databases_(databases), built_(databases) {
        analysis_.use_connection_patterns(built_.tables());
        if constexpr (requires { analysis_.use_influence_patterns(built_.tables()); })
            analysis_.use_influence_patterns(built_.tables());
        for (const compiler::PatternDatabase& database : databases)
            for (const compiler::Pattern& pattern : database.patterns) {
                if (pattern.constraint && reads(*pattern.constraint))
                    reading_.insert(database.spec.name + "\t" + pattern.name);
                if (pattern.constraint && !calls(*pattern.constraint, is_of_eyes).empty())
                    of_eyes_.insert(database.spec.name + "\t" + pattern.name);
                if (pattern.constraint && !calls(*pattern.constraint, is_of_cuts).empty())
                    of_cuts_.insert(database.spec.name + "\t" + pattern.name);
                if (pattern.constraint)
                    if (auto asked = calls(*pattern.constraint, is_of_influence); !asked.empty())
                        of_influence_[database.spec.name + "\t" + pattern.name] = std::move(asked);
                if (pattern.constraint)
                    if (auto asked = calls(*pattern.constraint, is_of_dragons); !asked.empty())
                        of_dragons_[database.spec.name + "\t" + pattern.name] = std::move(asked);
                if (compiler::has_tables(database.spec.kind) && compiler::has_tables(pattern))
                    in_tables_.emplace(&pattern, static_cast<std::uint16_t>(in_tables_.size()));
            }
    }

    void compare(const test::RecordedPosition& recorded) {
        set(recorded.position);
        const auto found = parted(compiler::recorded_constraints(
            databases_, recorded.position,
            [&](const compiler::PatternDatabase& database, const compiler::Pattern& pattern,
                const match::Match& match) { return judge(database, pattern, match); }));
        const auto expected = parted(recorded.matches);
        ASSERT_EQ(found.size(), expected.size()) << recorded.game << ", move " << recorded.move;
        // Lines of one place stand together, in the order of their values: true and false pair off, whichever of two
        // transforms gave them.
        rest_.header = eyes_.header = cuts_.header = influence_.header = dragons_.header =
            "@\t" + recorded.game + "\t" + std::to_string(recorded.move) + "\n";
        for (std::size_t i = 0; i < found.size();) {
            std::string theirs, ours;
            const std::string place = expected[i].place;
            for (; i < expected.size() && expected[i].place == place; ++i) {
                ASSERT_EQ(found[i].place, place);
                theirs += expected[i].value;
                ours += found[i].value;
            }
            count(place, theirs, ours);
        }
    }

    // Patterns that ask about eyes, which hang on the judgement of a whole position, those that ask about cuts, and all
    // others.
    const Account& of_eyes() const { return eyes_; }
    const Account& of_cuts() const { return cuts_; }
    const Account& of_the_rest() const { return rest_; }
    const Tally& of_board_alone() const { return board_; }
    // Patterns that ask about influence, and not about dragons, and all lines by what they call of influence.
    const Account& of_influence() const { return influence_; }
    const std::map<std::string, Tally>& of_influence_calls() const { return influence_calls_; }
    // Patterns that ask about dragons, whatever else they ask about, and all lines by what they call of dragons.
    const Account& of_dragons() const { return dragons_; }
    const std::map<std::string, Tally>& of_dragon_calls() const { return dragon_calls_; }
    // All patterns, by database.
    const std::map<std::string, Tally>& of_all() const { return all_; }

  private:
    void set(const board::Position& position) { analysis_.set(board::Board(position)); }

    std::string judge(const compiler::PatternDatabase& database, const compiler::Pattern& pattern,
                      const match::Match& match) {
        match::Analysis& analysis = analysis_.asked_by(database.spec.kind);
        const match::Value value = compiler::interpret(*pattern.constraint, {pattern, match}, analysis);
        match::Match in_tables = match;
        in_tables.pattern = in_tables_.at(&pattern);
        const match::Placement placement = match::placement_of(built_.tables(), in_tables);
        EXPECT_EQ(match::evaluate_constraint(built_.tables(), placement, analysis), value)
            << pattern.name << ": " << compiler::to_text(*pattern.constraint);
        return value.is_true() ? "1" : value.is_false() ? "0" : "?";
    }

    void count(const std::string& place, const std::string& theirs, const std::string& ours) {
        const auto in = [](const std::string& values, char value) {
            return static_cast<int>(std::count(values.begin(), values.end(), value));
        };
        const int decided = static_cast<int>(ours.size()) - in(ours, '?');
        const int different =
            decided - std::min(in(ours, '0'), in(theirs, '0')) - std::min(in(ours, '1'), in(theirs, '1'));
        const auto add = [&](Tally& to) {
            to.lines += static_cast<int>(ours.size());
            to.decided += decided;
            to.different += different;
        };
        const std::string pattern = pattern_of(place);
        const std::string database = place.substr(0, place.find('\t'));
        Account& account = account_of(pattern);
        add(account.tallies[database]);
        add(all_[database]);
        for (const auto& [calls, tallies] :
             {std::pair(&of_influence_, &influence_calls_), std::pair(&of_dragons_, &dragon_calls_)})
            if (const auto asked = calls->find(pattern); asked != calls->end())
                for (const std::string& call : asked->second) add((*tallies)[call]);
        if (&account != &eyes_ && &account != &influence_ && &account != &dragons_ && !reading_.contains(pattern))
            add(board_);
        if (different == 0) return;
        account.differences += std::exchange(account.header, "") + place + "\t" + theirs + "\t" + ours + "\n";
    }

    Account& account_of(const std::string& pattern) {
        if (of_dragons_.contains(pattern)) return dragons_;
        if (of_influence_.contains(pattern)) return influence_;
        if (of_eyes_.contains(pattern)) return eyes_;
        return of_cuts_.contains(pattern) ? cuts_ : rest_;
    }

    const std::vector<compiler::PatternDatabase>& databases_;
    compiler::BuiltTables built_;
    std::map<const compiler::Pattern*, std::uint16_t> in_tables_;
    std::set<std::string> reading_;  // database and pattern
    std::set<std::string> of_eyes_, of_cuts_;
    std::map<std::string, std::set<std::string>> of_influence_, of_dragons_;
    AnalysisOfDatabases analysis_;
    Account rest_, eyes_, cuts_, influence_, dragons_;
    std::map<std::string, Tally> influence_calls_, dragon_calls_, all_;
    Tally board_;
};

// Lines that differ, never more, and the part of the lines of `patterns` that is decided.
struct Bounds {
    int most_differences;
    double least_decided;
    // The same of patterns that ask about cuts, where the share is of the lines of `conn`, those of other patterns
    // among them.
    int most_differences_of_cuts;
    double least_decided_of_connections;
    // The same of patterns that ask about eyes.
    int most_differences_of_eyes = 0;
    double least_decided_of_eyes = 0;
    // The same of patterns that ask about influence, and the share of those lines that are as recorded; the shares are
    // of each call that is asked often enough.
    int most_differences_of_influence = 0;
    double least_equal_of_influence = 0;
    double least_decided_of_influence = 0;
    // The same of patterns that ask about dragons.
    int most_differences_of_dragons = 0;
    double least_equal_of_dragons = 0;
};

void expect_known(const Account& account, const char* known, int most_differences) {
    EXPECT_EQ(account.differences, test::golden(known, account.differences))
        << "a line too many is news; one that is gone may leave the list";
    EXPECT_LE(account.different(), most_differences);
}

void print(const std::map<std::string, Tally>& tallies, const char* what) {
    for (const auto& [name, tally] : tallies)
        std::cout << name << what << ": " << tally.lines << " lines, " << tally.decided << " decided, "
                  << tally.different << " different\n";
}

// `known_of_eyes` is null where nothing of eyes is answered, and so are those of influence and of dragons.
template <typename AnalysisOfDatabases>
void compare_with_record(const Bounds& bounds, const char* known_differences, const char* known_of_cuts,
                         const char* known_of_eyes, const char* known_of_influence, const char* known_of_dragons) {
    base::Diagnostics diagnostics;
    std::vector<compiler::PatternDatabase> databases;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(test::shared_data() / "gnugo/patterns"))
        databases.push_back(compiler::read_database(spec, diagnostics));
    Comparison<AnalysisOfDatabases> comparison(databases);
    const auto record = test::recorded_constraint_answers();
    ASSERT_EQ(record.size(), 270U);
    for (const test::RecordedPosition& recorded : record) ASSERT_NO_FATAL_FAILURE(comparison.compare(recorded));

    const auto& tallies = comparison.of_the_rest().tallies;
    ASSERT_EQ(tallies.size(), 5U);
    for (const auto& [database, tally] : tallies) EXPECT_GE(tally.equal_share(), 0.97) << database;
    print(comparison.of_all(), ", all");
    print(comparison.of_the_rest().tallies, "");
    EXPECT_EQ(tallies.at("attack").decided_share(), 1);
    EXPECT_EQ(tallies.at("defense").decided_share(), 1);
    EXPECT_GE(tallies.at("patterns").decided_share(), bounds.least_decided);
    EXPECT_GT(comparison.of_board_alone().decided, 20000);
    EXPECT_EQ(comparison.of_board_alone().different, 0);
    expect_known(comparison.of_the_rest(), known_differences, bounds.most_differences);

    print(comparison.of_cuts().tallies, ", of cuts");
    EXPECT_GE(comparison.of_all().at("conn").decided_share(), bounds.least_decided_of_connections);
    expect_known(comparison.of_cuts(), known_of_cuts, bounds.most_differences_of_cuts);

    EXPECT_EQ(comparison.of_eyes().tallies.size(), 2U);
    print(comparison.of_eyes().tallies, ", of eyes");
    for (const auto& [database, tally] : comparison.of_eyes().tallies)
        EXPECT_GE(tally.decided_share(), bounds.least_decided_of_eyes) << database;
    if (known_of_eyes != nullptr) {
        expect_known(comparison.of_eyes(), known_of_eyes, bounds.most_differences_of_eyes);
    } else {
        EXPECT_LE(comparison.of_eyes().different(), bounds.most_differences_of_eyes);
    }

    print(comparison.of_influence().tallies, ", of influence");
    print(comparison.of_influence_calls(), "");
    EXPECT_EQ(comparison.of_influence_calls().size(), 7U);
    for (const auto& [call, tally] : comparison.of_influence_calls()) {
        if (tally.lines < 100) continue;
        EXPECT_GE(tally.decided_share(), bounds.least_decided_of_influence) << call;
        EXPECT_GE(tally.equal_share(), bounds.least_equal_of_influence) << call;
    }
    if (known_of_influence != nullptr)
        expect_known(comparison.of_influence(), known_of_influence, bounds.most_differences_of_influence);
    else
        EXPECT_LE(comparison.of_influence().different(), bounds.most_differences_of_influence);

    print(comparison.of_dragons().tallies, ", of dragons");
    print(comparison.of_dragon_calls(), "");
    EXPECT_EQ(comparison.of_dragon_calls().size(), 8U);
    for (const auto& [call, tally] : comparison.of_dragon_calls()) {
        if (tally.lines < 100) continue;
        EXPECT_GE(tally.equal_share(), bounds.least_equal_of_dragons) << call;
    }
    if (known_of_dragons != nullptr)
        expect_known(comparison.of_dragons(), known_of_dragons, bounds.most_differences_of_dragons);
    else
        EXPECT_LE(comparison.of_dragons().different(), bounds.most_differences_of_dragons);
}

TEST(RecordedConstraints, AreAnsweredAsFarAsKnown) {
    KATACHI_NEEDS("gnugo/patterns");
    KATACHI_NEEDS(test::recorded_constraints_file);
    compare_with_record<BestAnalysis>({.most_differences = 1040,
                                       .least_decided = 0.8,
                                       .most_differences_of_cuts = 800,
                                       .least_decided_of_connections = 0.97,
                                       .most_differences_of_eyes = 984,
                                       .least_decided_of_eyes = 0.96,
                                       .most_differences_of_influence = 515,
                                       .least_equal_of_influence = 0.93,
                                       .least_decided_of_influence = 0.65,
                                       .most_differences_of_dragons = 373,
                                       .least_equal_of_dragons = 0.93},
                                      KATACHI_KNOWN_DIFFERENCES, KATACHI_CUT_DIFFERENCES, KATACHI_EYE_DIFFERENCES,
                                      KATACHI_INFLUENCE_DIFFERENCES, KATACHI_DRAGON_DIFFERENCES);
}

TEST(RecordedConstraints, DifferHardlyWhereTheyAreSettled) {
    KATACHI_NEEDS("gnugo/patterns");
    KATACHI_NEEDS(test::recorded_constraints_file);
    compare_with_record<authoring::SettledAnalysis>({.most_differences = 44,
                                                     .least_decided = 0.72,
                                                     .most_differences_of_cuts = 9,
                                                     .least_decided_of_connections = 0.86,
                                                     .most_differences_of_dragons = 1},
                                                    KATACHI_SETTLED_DIFFERENCES, KATACHI_SETTLED_CUT_DIFFERENCES,
                                                    nullptr, nullptr, KATACHI_SETTLED_DRAGON_DIFFERENCES);
}

}  // namespace
}  // namespace katachi::analysis
