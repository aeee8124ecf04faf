#include "tools/authoring/life/pattern_profile.h"

#include <algorithm>
#include <memory>

#include "base/long_work/interrupt.h"
#include "base/long_work/ordered_work.h"
#include "tools/authoring/compiled_patterns.h"
#include "tools/authoring/life/shape_moves.h"

namespace katachi::authoring {

namespace {

// Offers nothing, and counts what became of the moves that patterns would have offered.
class FitCounter : public life::MoveAdviser {
  public:
    explicit FitCounter(const match::PatternTables& tables) : shapes_(tables), counts_(tables.patterns.size()) {}

    void hear(const life::SearchedPosition& position, const life::ProvedMoves& proved) override {
        for (const ShapeMoves::Fit& fit : shapes_.fits(position)) count(fit, proved);
    }

    // Since the last call.
    std::vector<PatternFits> take() {
        std::vector<PatternFits> counts(counts_.size());
        std::swap(counts, counts_);
        for (PatternFits& fits : counts) fits.problems = fits.offered > 0 ? 1 : 0;
        return counts;
    }

  private:
    void count(const ShapeMoves::Fit& fit, const life::ProvedMoves& proved) {
        PatternFits& fits = counts_[fit.pattern];
        ++fits.offered;
        if (!proved.is_won) {
            ++fits.hopeless;
        } else if (fit.move == proved.winner) {
            ++fits.right;
        } else if (proved.refuted.contains(fit.move)) {
            ++fits.in_vain;
        }
    }

    ShapeMoves shapes_;
    std::vector<PatternFits> counts_;
};

struct ReadProblem {
    std::size_t number = 0;
    ReadQuestions without = {}, with = {};
    std::vector<PatternFits> fits = {};
    bool is_complete = false;
};

// One thread at a time has it.
struct Readers {
    Readers(const match::PatternTables& tables, const life::LifeLimits& limits)
        : counter(tables), shapes(tables), plain(limits), advised(limits) {
        plain.take_advice(&counter);
        advised.take_advice(&shapes);
    }

    FitCounter counter;
    ShapeMoves shapes;
    life::LifeReader plain, advised;
};

class ProfileRun {
  public:
    ProfileRun(const CompiledPatterns& compiled, const std::vector<ClosedProblem>& problems,
               const LifeProfileOptions& options)
        : compiled_(compiled), problems_(problems), options_(options), offered_in_(compiled.patterns().size()) {
        for (const CompiledPattern& pattern : compiled.patterns())
            profile_.patterns.push_back({.database = pattern.database, .pattern = pattern.pattern});
    }

    LifeProfile run() {
        without_and_with_all();
        if (options_.alone) each_alone();
        profile_.complete = profile_.complete && !is_stopped();
        return std::move(profile_);
    }

  private:
    bool is_stopped() const { return base::is_stopped(options_.stop); }

    void without_and_with_all() {
        without_.resize(problems_.size());
        base::OrderedWork<std::size_t, ReadProblem> work(
            options_.jobs, [this](std::size_t number) { return read(number); },
            [this](const ReadProblem& problem) { take(problem); });
        for (std::size_t i = 0; i < problems_.size() && !is_stopped(); ++i) work.add(i);
        work.finish();
        profile_.complete = profile_.problems == problems_.size();
    }

    ReadProblem read(std::size_t number) const {
        ReadProblem result{.number = number};
        if (is_stopped()) return result;
        thread_local std::unique_ptr<Readers> readers;
        thread_local const ProfileRun* owner = nullptr;
        if (owner != this) {
            readers = std::make_unique<Readers>(compiled_.tables(), options_.limits);
            owner = this;
        }
        result.without = ask_both(readers->plain, problems_[number]);
        result.fits = readers->counter.take();
        result.with = ask_both(readers->advised, problems_[number]);
        result.is_complete = true;
        return result;
    }

    void take(const ReadProblem& problem) {
        if (!problem.is_complete) return;
        ++profile_.problems;
        profile_.all.without += problem.without;
        profile_.all.with += problem.with;
        without_[problem.number] = problem.without;
        for (std::size_t i = 0; i < problem.fits.size(); ++i) {
            profile_.patterns[i].fits.add(problem.fits[i]);
            if (problem.fits[i].offered > 0) offered_in_[i].push_back(problem.number);
        }
        tell(profile_.problems, problems_.size(), "");
    }

    void tell(std::size_t done, std::size_t of, const std::string& name) const {
        if (options_.progress) options_.progress(done, of, name);
    }

    void each_alone() {
        base::OrderedWork<std::size_t, std::pair<std::size_t, std::optional<PatternEffect>>> work(
            options_.jobs, [this](std::size_t pattern) { return std::pair(pattern, alone(pattern)); },
            [&, done = std::size_t{0}](const auto& effect) mutable {
                profile_.patterns[effect.first].alone = effect.second;
                tell(++done, profile_.patterns.size(), profile_.patterns[effect.first].pattern->name);
            });
        for (std::size_t i = 0; i < profile_.patterns.size() && !is_stopped(); ++i) work.add(i);
        work.finish();
    }

    std::optional<PatternEffect> alone(std::size_t pattern) const {
        ShapeMoves shapes(compiled_.tables(), ShapeMoves::all_plies,
                          [pattern](std::uint16_t number) { return number == pattern; });
        life::LifeReader reader(options_.limits);
        reader.take_advice(&shapes);
        PatternEffect effect;
        for (const std::size_t number : offered_in_[pattern]) {
            if (is_stopped()) return std::nullopt;
            effect.without += without_[number];
            effect.with += ask_both(reader, problems_[number]);
        }
        return effect;
    }

    const CompiledPatterns& compiled_;
    const std::vector<ClosedProblem>& problems_;
    const LifeProfileOptions& options_;
    LifeProfile profile_;
    std::vector<ReadQuestions> without_;                // by problem
    std::vector<std::vector<std::size_t>> offered_in_;  // problems, by pattern
};

}  // namespace

void PatternFits::add(const PatternFits& other) {
    offered += other.offered;
    hopeless += other.hopeless;
    right += other.right;
    in_vain += other.in_vain;
    problems += other.problems;
}

bool is_of_life(compiler::DatabaseKind kind) {
    return kind == compiler::DatabaseKind::life_attack || kind == compiler::DatabaseKind::life_defence ||
           kind == compiler::DatabaseKind::life_vital;
}

LifeProfile profile_life(const std::vector<compiler::PatternDatabase>& databases,
                         const std::vector<ClosedProblem>& problems, const LifeProfileOptions& options) {
    const CompiledPatterns compiled(databases);
    LifeProfile profile = ProfileRun(compiled, problems, options).run();
    std::erase_if(profile.patterns,
                  [](const ProfiledLifePattern& counted) { return !counted.pattern->diagram.find('*'); });
    return profile;
}

}  // namespace katachi::authoring
