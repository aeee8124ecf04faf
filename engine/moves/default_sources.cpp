#include "engine/moves/default_sources.h"

#include "engine/moves/sources/atari_source.h"
#include "engine/moves/sources/border_source.h"
#include "engine/moves/sources/capture_source.h"
#include "engine/moves/sources/connection_source.h"
#include "engine/moves/sources/distance_source.h"
#include "engine/moves/sources/escape_source.h"
#include "engine/moves/sources/ko_source.h"
#include "engine/moves/sources/liberty_source.h"
#include "engine/moves/sources/pressure_source.h"
#include "engine/moves/sources/reply_source.h"
#include "engine/moves/sources/self_atari_source.h"
#include "engine/moves/sources/shape_source.h"
#include "engine/moves/sources/surroundings_source.h"

namespace katachi::moves {

std::vector<std::unique_ptr<MoveSource>> default_sources() {
    const auto facts = std::make_shared<MoveFacts>();
    std::vector<std::unique_ptr<MoveSource>> sources;
    sources.push_back(std::make_unique<CaptureSource>(facts));
    sources.push_back(std::make_unique<EscapeSource>(facts));
    sources.push_back(std::make_unique<AtariSource>(facts));
    sources.push_back(std::make_unique<SelfAtariSource>(facts));
    sources.push_back(std::make_unique<LibertySource>(facts));
    sources.push_back(std::make_unique<PressureSource>(facts));
    sources.push_back(std::make_unique<ConnectionSource>(facts));
    sources.push_back(std::make_unique<KoSource>(facts));
    sources.push_back(std::make_unique<DistanceSource>("distance", 1, facts));
    sources.push_back(std::make_unique<DistanceSource>("distance-before", 2, facts));
    sources.push_back(std::make_unique<BorderSource>(facts));
    sources.push_back(std::make_unique<SurroundingsSource>(facts));
    sources.push_back(std::make_unique<ShapeSource>(facts));
    sources.push_back(std::make_unique<ReplySource>("reply", 1, facts));
    sources.push_back(std::make_unique<ReplySource>("reply-before", 2, facts));
    return sources;
}

}  // namespace katachi::moves
