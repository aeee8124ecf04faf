#include "engine/life/statuses/reading_judge.h"

#include "engine/life/goal/held_part.h"
#include "engine/life/goal/judged_goal.h"

namespace katachi::life {

using position::Status;

namespace {

// The living dragons in the room and around it. Nothing is taken as given of the others: searches see what becomes of
// them.
std::vector<position::Assumption> leaning_on(const DragonRooms& rooms, const BelievedDragons& known, int number) {
    const board::VertexSet around = rooms.whole.region | rooms.whole.region.beside();
    std::vector<position::Assumption> assumptions;
    for (int other = 0; other < known.dragons.count(); ++other)
        if (other != number && known.believed[static_cast<std::size_t>(other)] == Status::alive &&
            !(known.dragons.number(other).stones & around).empty())
            assumptions.push_back({other, Status::alive});
    return assumptions;
}

}  // namespace

std::vector<Status> ReadingJudge::with_judged(std::span<const Status> believed) const {
    std::vector<Status> statuses(believed.begin(), believed.end());
    for (std::size_t i = 0; i < statuses.size(); ++i)
        if (statuses[i] == Status::unknown) statuses[i] = judged_[i].status;
    return statuses;
}

// A life is read anew where other statuses made another room. Races lean on statuses by themselves.
const DragonReading& ReadingJudge::read(const BelievedDragons& known, int number) {
    const position::Dragon& dragon = known.dragons.number(number);
    begins_(dragon);
    std::optional<ReadDragon>& kept = read_[static_cast<std::size_t>(number)];
    const board::VertexSet part =
        kept ? kept->rooms.whole.stones : held_part(board_, dragon.stones, dragon.origin, readers_.connections);
    DragonRooms rooms = judged_rooms(board_, known.dragons, number, known.believed, weak_, part);
    if (!kept || !(kept->rooms == rooms)) {
        const DragonReading reading = read_life(readers_.life, board_, rooms);
        nodes_ += reading.nodes();
        kept = {std::move(rooms), reading};
    }
    kept->reading.help = RaceHelp::none;
    if (const Status status = kept->reading.status_without_races(); status != Status::alive) {
        const FoundHelp found = help_of_races(readers_.races, board_, known, number, status);
        nodes_ += found.nodes;
        kept->reading.help = found.help;
    }
    return kept->reading;
}

position::Verdict ReadingJudge::judge(const position::Dragons& dragons, int number, std::span<const Status> believed) {
    const position::Verdict& judged = judged_[static_cast<std::size_t>(number)];
    if (!dragons.number(number).is_hemmed()) return judged;
    const std::vector<Status> statuses = with_judged(believed);
    const BelievedDragons known{dragons, statuses, weak_};
    position::Verdict verdict = read(known, number).verdict(judged);
    verdict.assumptions = leaning_on(read_[static_cast<std::size_t>(number)]->rooms, known, number);
    return verdict;
}

std::vector<std::optional<DragonReading>> ReadingJudge::readings() const {
    std::vector<std::optional<DragonReading>> readings;
    for (const std::optional<ReadDragon>& each : read_)
        readings.push_back(each ? std::optional(each->reading) : std::nullopt);
    return readings;
}

}  // namespace katachi::life
