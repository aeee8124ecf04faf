#include "engine/gtp/dragons/dragon_pictures.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "base/text/terminal_ink.h"
#include "engine/board/position_text.h"
#include "engine/board/side_name.h"
#include "engine/eyes/space_value.h"
#include "engine/gtp/dragons/dragon_life.h"
#include "engine/gtp/eyes/read_eyes.h"
#include "engine/gtp/position/judged_stages.h"
#include "engine/position/dragon_letters.h"

namespace katachi::gtp {

namespace {

// These are colours of terminals.
enum class Ink { red = 31, green = 32, yellow = 33, blue = 36 };

std::string inked(const std::string& text, Ink ink, bool in_colour) {
    return in_colour ? base::inked(text, std::to_string(static_cast<int>(ink))) : text;
}

Ink ink_of(position::Status status) {
    switch (status) {
        case position::Status::alive: return Ink::green;
        case position::Status::dead: return Ink::blue;
        case position::Status::critical: return Ink::red;
        case position::Status::unknown: return Ink::yellow;
    }
    return Ink::yellow;
}

std::string stones_text(int count) { return std::to_string(count) + (count == 1 ? " stone" : " stones"); }

using Marks = std::array<std::string, board::vertex_count>;

std::string drawn(const Session& session, const Marks& marks) {
    return board::print_position(session.game.board().position(),
                                 [&](board::Vertex vertex) { return marks[static_cast<std::size_t>(vertex)]; });
}

// The letters are without `f`, `h`, and those that look like stones.
constexpr std::string_view space_letters = "abcdegijklmnpqrstuvwyzABCDEFGHIJKLMNPQRSTUVWYZ";

std::string mark_in(const eyespaces::EyeSpace& space, board::Vertex point, char letter) {
    using Kind = eyespaces::TopologicalEye::Kind;
    if (space.region.margins.contains(point)) return "!";
    const eyespaces::TopologicalEye* const end = space.end_at(point);
    if (end == nullptr || end->kind() == Kind::proper) return std::string(1, letter);
    return end->kind() == Kind::half ? "h" : "f";
}

bool holds_sign(const Marks& marks, char sign) {
    return std::ranges::any_of(marks, [&](const std::string& mark) { return mark.find(sign) != std::string::npos; });
}

// A line for each of the signs that are no letter of a space, where it is drawn.
std::string signs_legend(const Marks& marks) {
    constexpr std::array<std::pair<char, std::string_view>, 3> signs{
        {{'h', "half an eye"}, {'f', "a false eye"}, {'!', "a margin of a space"}}};
    std::string legend;
    for (const auto& [sign, meaning] : signs)
        if (holds_sign(marks, sign)) legend += std::string(1, sign) + ": " + std::string(meaning) + '\n';
    return legend;
}

}  // namespace

std::string dragons_picture(Session& session, bool in_colour) {
    const ReadDragons read = read_dragons(session);
    std::string text;
    judged_stages(session, [&](analysis::Stages& stages) {
        const position::Dragons& dragons = stages.dragons_before_life();
        const std::vector<char> letters = position::dragon_letters(dragons);
        Marks marks;
        std::string legend;
        for (const int number : position::by_size(dragons)) {
            const auto i = static_cast<std::size_t>(number);
            const position::Dragon& dragon = dragons.number(number);
            const position::Status status = read.verdicts[i].status;
            const std::string letter = inked(std::string(1, letters[i]), ink_of(status), in_colour);
            for (const board::Vertex stone : dragon.stones) marks[static_cast<std::size_t>(stone)] = letter;
            legend += letter + " " + board::side_name(dragon.colour) + " " + session.name(dragon.origin) + ", " +
                      stones_text(dragon.size()) + ": " + position::name(status) + '\n';
        }
        text = drawn(session, marks) + legend;
        return success();
    });
    return text;
}

std::string eyes_picture(Session& session, bool in_colour) {
    return ask_eye_spaces(session, [&](const ReadEyes& eyes) {
        Marks marks;
        std::string legend;
        std::size_t count = 0;
        for (const eyespaces::EyeSpace& space : eyes.spaces.all()) {
            const Ink ink = space.owner == board::Colour::black ? Ink::blue : Ink::yellow;
            const char letter = space_letters[count++ % space_letters.size()];
            for (const board::Vertex point : space.region.points) {
                std::string& mark = marks[static_cast<std::size_t>(point)];
                const bool is_margin = space.region.margins.contains(point);
                // A margin of one side may lie within a space of the other.
                if (session.game.board().at(point) == board::Colour::empty && (!is_margin || mark.empty()))
                    mark = inked(mark_in(space, point, letter), ink, in_colour);
            }
            legend += inked(std::string(1, letter), ink, in_colour) + " " + board::side_name(space.owner) + " " +
                      session.name(space.region.proper().first()) + ": " + match::eye_value_text(space.worth.value) +
                      eyespaces::doubt_text(space.worth) +
                      eyes::seki_text(space.worth.attacked_is_seki, space.worth.defended_is_seki) + '\n';
        }
        return drawn(session, marks) + legend + signs_legend(marks);
    });
}

}  // namespace katachi::gtp
