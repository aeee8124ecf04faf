// What patterns of life and death are worth to the search that asks them for moves: how often their moves were right,
// and how many positions are read with them and without.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "tools/authoring/life/closed_problems.h"

namespace katachi::authoring {

// The fits are those of one pattern, over all positions that searches without patterns have proved, each as often as it
// was. Where a position is won, the pattern's move is right (it wins), in vain (it was read, and loses) or not read,
// since another won before.
struct PatternFits {
    std::int64_t offered = 0;   // positions at which its move was one to make
    std::int64_t hopeless = 0;  // of these, all moves lose
    std::int64_t right = 0, in_vain = 0;
    int problems = 0;  // in which it was offered

    std::int64_t tried() const { return right + in_vain; }
    void add(const PatternFits& other);
};

// The same problems read without and with something.
struct PatternEffect {
    ReadQuestions without, with;

    std::int64_t saved() const {
        return static_cast<std::int64_t>(without.positions) - static_cast<std::int64_t>(with.positions);
    }
};

struct ProfiledLifePattern {
    const compiler::PatternDatabase* database = nullptr;
    const compiler::Pattern* pattern = nullptr;
    PatternFits fits = {};
    std::optional<PatternEffect> alone = {};  // on the problems in which it was offered

    // It was offered and was never right.
    bool never_helps() const { return fits.offered > 0 && fits.right == 0; }
};

struct LifeProfile {
    std::size_t problems = 0;  // that were read to their end
    PatternEffect all;         // of all patterns together
    std::vector<ProfiledLifePattern> patterns;
    bool complete = true;
};

struct LifeProfileOptions {
    life::LifeLimits limits = {};
    bool alone = false;  // read once more with each pattern alone
    int jobs = 1;
    const std::atomic<bool>* stop = nullptr;
    std::function<void(std::size_t done, std::size_t of, const std::string& name)> progress = nullptr;
};

// The profile is that of the patterns with a move. All databases are about life, and must stay as they are.
LifeProfile profile_life(const std::vector<compiler::PatternDatabase>& databases,
                         const std::vector<ClosedProblem>& problems, const LifeProfileOptions& options);

// Whether patterns of this kind are asked in searches of life and death.
bool is_of_life(compiler::DatabaseKind kind);

}  // namespace katachi::authoring
