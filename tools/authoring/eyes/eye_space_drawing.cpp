#include "tools/authoring/eyes/eye_space_drawing.h"

#include <array>
#include <string_view>

#include "tools/authoring/eyes/eye_space_text.h"

namespace katachi::authoring {

namespace {

using eyespaces::EyeSpace;
using eyespaces::TopologicalEye;

// Without those that stand for stones, half and false eyes, and two that look like others.
constexpr std::string_view space_letters = "abcdegijkmnpqrstuvwyzABCDEFGHJKLMNPQRSTUVWYZ";

std::string name_of_space(std::size_t number) {
    const std::string letter(1, space_letters[number % space_letters.size()]);
    return number < space_letters.size() ? letter : letter + std::to_string(number / space_letters.size());
}

std::string label_of(const EyeSpace& space, board::Vertex point, const std::string& name) {
    if (space.region.margins.contains(point)) return "!";
    const TopologicalEye* const end = space.end_at(point);
    if (end == nullptr || end->kind() == TopologicalEye::Kind::proper) return name;
    return end->kind() == TopologicalEye::Kind::half ? "h" : "f";
}

class Drawer {
  public:
    explicit Drawer(DrawingSheet& sheet) : sheet_(sheet), board_(sheet.boards.front()) {}

    void draw(const EyeSpace& space, const std::string& name) {
        for (const board::Vertex point : space.region.points) {
            DrawnPoint& drawn = at(point);
            const bool is_margin = space.region.margins.contains(point);
            // A margin of one side may lie within a space of the other.
            if (is_margin && drawn.ground != Ground::none) continue;
            drawn.ground = Ground::eyes;
            drawn.ground_of = space.owner;
            if (drawn.figure == Figure::empty) drawn.label = label_of(space, point, name);
        }
        if (space.worth.value.attacked != space.worth.value.defended)
            for (const board::Vertex move : space.worth.attacks | space.worth.defences) at(move).marked = true;
        sheet_.legend.push_back(name + "  " + eye_space_text(space, board_.rows));
    }

  private:
    DrawnPoint& at(board::Vertex vertex) { return board_.at(board::row_of(vertex), board::column_of(vertex)); }

    DrawingSheet& sheet_;
    BoardDrawing& board_;
};

}  // namespace

void draw_eye_spaces(const eyespaces::EyeSpaces& spaces, DrawingSheet& sheet) {
    for (DrawnPoint& point : sheet.boards.front().points) {
        point.marked = false;  // of the last move
        point.label.clear();
    }
    Drawer drawer(sheet);
    std::size_t count = 0;
    for (const EyeSpace& space : spaces.all()) drawer.draw(space, name_of_space(count++));
    sheet.legend.emplace_back("! margin, h half eye, f false eye; (marked) moves decide");
    if (count == 0) sheet.legend = {"no eye spaces"};
}

}  // namespace katachi::authoring
