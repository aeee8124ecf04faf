// How the colon lines of joseki patterns begin.
#pragma once

#include <optional>
#include <string_view>

namespace katachi::joseki {

enum class JosekiDialect {
    gnugo,   // as GNU Go's own files: `:8,sFJ`
    manual,  // as its manual has it: `:8,sJ`
};

// "gnugo", "manual"
constexpr std::optional<JosekiDialect> joseki_dialect(std::string_view name) {
    if (name == "gnugo") return JosekiDialect::gnugo;
    if (name == "manual") return JosekiDialect::manual;
    return std::nullopt;
}

// The classes that every pattern has in front of that of its move.
constexpr std::string_view common_classes(JosekiDialect dialect) {
    return dialect == JosekiDialect::gnugo ? "sF" : "s";
}

}  // namespace katachi::joseki
