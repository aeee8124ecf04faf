# katachi_embed_text(TARGET NAMESPACE FUNCTION FILE…): compiles text files into the target, so that the program needs none of
# them beside it. `std::optional<std::string_view> NAMESPACE::FUNCTION(std::string_view name)` gives a file's text by
# its name without folder; the target declares it where it is needed.
set(KATACHI_EMBED_TEXT_SCRIPT ${CMAKE_CURRENT_LIST_FILE})

function(katachi_embed_text target namespace function)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${function}.cpp)
  add_custom_command(
    OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -D OUTPUT=${source} -D NAMESPACE=${namespace} -D FUNCTION=${function} -D "FILES=${ARGN}"
            -P ${KATACHI_EMBED_TEXT_SCRIPT}
    DEPENDS ${ARGN} ${KATACHI_EMBED_TEXT_SCRIPT}
    COMMENT "Embedding ${function}"
    VERBATIM)
  target_sources(${target} PRIVATE ${source})
endfunction()

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  set(cases "")
  foreach(file IN LISTS FILES)
    get_filename_component(name "${file}" NAME)
    file(READ "${file}" text)
    string(APPEND cases "    if (name == \"${name}\") return R\"embedded(${text})embedded\";\n")
  endforeach()
  # Compilers need not take literals of more than 65,536 characters. GCC and Clang do, though Clang warns of them.
  file(WRITE "${OUTPUT}" "#include <optional>
#include <string_view>

#ifdef __clang__
#pragma clang diagnostic ignored \"-Woverlength-strings\"
#endif

namespace ${NAMESPACE} {

std::optional<std::string_view> ${FUNCTION}(std::string_view name);

std::optional<std::string_view> ${FUNCTION}(std::string_view name) {
${cases}    return std::nullopt;
}

}  // namespace ${NAMESPACE}
")
endif()
