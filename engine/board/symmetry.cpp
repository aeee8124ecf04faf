#include "engine/board/symmetry.h"

namespace katachi::board {

const char* name(Orientation orientation) {
    switch (orientation) {
        case Orientation::identity: return "as drawn";
        case Orientation::rotated_90: return "rotated 90";
        case Orientation::rotated_180: return "rotated 180";
        case Orientation::rotated_270: return "rotated 270";
        case Orientation::mirrored: return "mirrored";
        case Orientation::flipped: return "flipped";
        case Orientation::transposed: return "transposed";
        case Orientation::anti_transposed: return "anti-transposed";
    }
    return "";
}

}  // namespace katachi::board
