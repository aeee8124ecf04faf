#include "engine/moves/pattern_sources.h"

#include "engine/moves/default_sources.h"
#include "engine/moves/sources/action_source.h"
#include "engine/moves/sources/fuseki_source.h"
#include "engine/moves/sources/judged_pattern_source.h"
#include "engine/moves/sources/neighbourhood_source.h"
#include "engine/moves/sources/pattern_source.h"
#include "engine/moves/sources/tactics_source.h"
#include "engine/moves/sources/template_source.h"
#include "engine/moves/sources/warning_source.h"

namespace katachi::moves {

void add_shapes(MoveSources& sources, const match::PatternTables& shapes) {
    if (auto neighbourhoods = NeighbourhoodSource::over(mined_shapes, shapes))
        sources.push_back(std::move(neighbourhoods));
    else
        sources.push_back(std::make_unique<PatternSource>(mined_shapes, std::make_shared<PatternHits>(shapes),
                                                          PatternValues::worths));
}

void add_patterns(MoveSources& sources, const std::shared_ptr<PatternHits>& patterns) {
    sources.push_back(std::make_unique<PatternSource>("patterns", patterns, PatternValues::points));
    sources.push_back(std::make_unique<PatternSource>("endgame", patterns, PatternValues::points, HitUse::endgame));
    sources.push_back(
        std::make_unique<PatternSource>("joseki", patterns, PatternValues::opening_points, HitUse::corner));
    sources.push_back(std::make_unique<FusekiSource>("fuseki", patterns));
    sources.push_back(std::make_unique<TemplateSource>("templates", patterns->tables()));
    sources.push_back(std::make_unique<WarningSource>("warnings", patterns));
}

void add_judged_patterns(MoveSources& sources, const std::shared_ptr<PatternHits>& patterns) {
    const auto judged = std::make_shared<JudgedHits>(patterns);
    sources.push_back(std::make_unique<JudgedPatternSource>("judged-patterns", judged, PatternValues::points,
                                                            std::vector{HitUse::middle_game, HitUse::endgame}));
    sources.push_back(std::make_unique<JudgedPatternSource>("judged-joseki", judged, PatternValues::opening_points,
                                                            std::vector{HitUse::corner, HitUse::fuseki}));
    sources.push_back(std::make_unique<ActionSource>("actions", judged));
}

MoveSources all_sources(const match::PatternTables& shapes, const match::PatternTables& patterns) {
    MoveSources sources = default_sources();
    add_shapes(sources, shapes);
    const auto hits = std::make_shared<PatternHits>(patterns);
    add_patterns(sources, hits);
    add_judged_patterns(sources, hits);
    sources.push_back(std::make_unique<TacticsSource>());
    return sources;
}

}  // namespace katachi::moves
