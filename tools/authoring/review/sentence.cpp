#include "tools/authoring/review/sentence.h"

#include <fmt/format.h>

#include <cmath>

#include "base/text/counted.h"
#include "engine/board/move_name.h"
#include "engine/board/side_name.h"

namespace katachi::authoring {

namespace {

constexpr std::size_t most_points_told = 4;

std::string percents(double chance) {
    if (chance < 0.001) return "under 0.1 %";
    return fmt::format("{:.{}f} %", 100 * chance, chance < 0.0995 ? 1 : 0);
}

class SentenceWriter {
  public:
    SentenceWriter(const Claim& claim, int size) : claim_(claim), size_(size) {}

    std::string write() const {
        switch (claim_.kind) {
            case ClaimKind::name: return fmt::format("{}: {}.", vertex(first()), word(0));
            case ClaimKind::good_shape: return fmt::format("Good shape, as players say: {}.", word(0));
            case ClaimKind::bad_shape: return fmt::format("Bad shape, as players say: {}.", word(0));
            case ClaimKind::captured: return fmt::format("{} takes {}.", mover(), stones());
            case ClaimKind::atari: return fmt::format("Puts {} in atari; the last liberty is {}.", stones(), key());
            case ClaimKind::self_atari: return fmt::format("Leaves {} in atari; the only liberty is {}.", own(), key());
            case ClaimKind::out_of_atari:
                return fmt::format("Brings {} out of atari, to {} liberties.", stones(), number(0));
            case ClaimKind::connected: return fmt::format("Connects the stones at {}.", all_points());
            case ClaimKind::cut: return fmt::format("Cuts {} from {}.", vertex(first()), vertex(claim_.points.back()));
            case ClaimKind::killed:
                return fmt::format("Catches {}: {} cannot save {} any more.", stones(), other(), them());
            case ClaimKind::saved:
                return fmt::format("Saves {}: {} cannot capture {} any more.", stones(), other(), them());
            case ClaimKind::missed:
                return fmt::format("{} could have captured {} by {}; now {} can save {}.", mover(), stones(), line(),
                                   other(), them());
            case ClaimKind::left: return fmt::format("Leaves {} to {}: {}.", stones(), other(), line());
            case ClaimKind::eyes: return eyes();
            case ClaimKind::group:
                return fmt::format(
                    "The group of {} is believed to live with a chance of {}; before the move it was {}.", stones(),
                    percents(claim_.numbers[1]), percents(claim_.numbers[0]));
            case ClaimKind::chance:
                return fmt::format("Strong players would play here with a chance of {} (choice {} of {}).",
                                   percents(claim_.numbers[0]), number(1), number(2));
            case ClaimKind::better: return better();
            case ClaimKind::turning_point:
                return fmt::format("A turning point: the expected score goes from {} to {} in the moves around.",
                                   lead_text(claim_.numbers[1]), lead_text(claim_.numbers[2]));
            case ClaimKind::score:
                return fmt::format("The expected score is {}; four in five results lie between {} and {}.",
                                   lead_text(claim_.numbers[0]), lead_text(claim_.numbers[1]),
                                   lead_text(claim_.numbers[2]));
            case ClaimKind::territory:
                return fmt::format("Points likely to be Black's: {}, before the move {}; White's: {}, before {}.",
                                   number(1), number(0), number(3), number(2));
            case ClaimKind::phase:
                return fmt::format(
                    "{} in the {}: {}, of which {} the first choice of strong players, with a mean chance of {}.",
                    mover(), word(0), base::counted(integer(0), "move", "moves"), was_or_were(integer(1)),
                    percents(claim_.numbers[2]));
            case ClaimKind::no_losses:
                return "This review tells of chance and shape alone: nothing that it knows shows how many points a "
                       "move loses.";
        }
        return "";
    }

  private:
    std::string vertex(board::Vertex point) const { return board::vertex_name(point, size_); }
    board::Vertex first() const { return claim_.points.front(); }
    std::string key() const { return vertex(claim_.key); }
    std::string word(std::size_t index) const { return claim_.words[index]; }
    long integer(std::size_t index) const { return std::lround(claim_.numbers[index]); }
    std::string number(std::size_t index) const { return std::to_string(integer(index)); }
    std::string mover() const { return board::side_name(claim_.side); }
    std::string other() const { return board::side_name(board::opponent(claim_.side)); }
    std::string them() const { return claim_.points.size() == 1 ? "it" : "them"; }
    static std::string was_or_were(long count) { return std::to_string(count) + (count == 1 ? " was" : " were"); }

    std::string all_points() const {
        std::string text;
        for (const board::Vertex point : claim_.points) text += (text.empty() ? "" : ", ") + vertex(point);
        return text;
    }
    // "the stone Q5", "the 3 stones Q5, Q6, Q7", "the 12 stones at Q5".
    std::string stones() const {
        if (claim_.points.size() == 1) return "the stone " + vertex(first());
        const bool are_few = claim_.points.size() <= most_points_told;
        return fmt::format("the {} stones {}", claim_.points.size(), are_few ? all_points() : "at " + vertex(first()));
    }
    std::string own() const { return claim_.points.size() == 1 ? "itself" : stones(); }

    std::string line() const {
        std::string text;
        for (const board::Move& move : claim_.line)
            text += (text.empty() ? "" : " ") + board::move_name(move.vertex, size_);
        return text;
    }

    std::string eyes() const {
        const auto told = [](long count) { return count >= 2 ? "two eyes" : count == 1 ? "one eye" : "none"; };
        return fmt::format("Gives the group of {} {} even if {} attacks first, where it had {}.", stones(),
                           told(integer(1)), other(), told(integer(0)));
    }

    std::string better() const {
        std::string text = fmt::format("Strong players would rather play {} ({} against {})", vertex(first()),
                                       percents(claim_.numbers[0]), percents(claim_.numbers[1]));
        for (std::size_t i = 0; i < claim_.words.size(); ++i) text += (i == 0 ? ": " : ", ") + word(i);
        return text + (claim_.line.size() > 1 ? "; most likely: " + line() + "." : ".");
    }

    const Claim& claim_;
    int size_;
};

}  // namespace

std::string sentence(const Claim& claim, int size) { return SentenceWriter(claim, size).write(); }

std::string lead_text(double points) {
    const double tenths = std::round(points * 10) / 10;
    if (tenths == 0) return "0";
    return fmt::format("{}+{:.1f}", tenths > 0 ? 'B' : 'W', std::abs(tenths));
}

}  // namespace katachi::authoring
