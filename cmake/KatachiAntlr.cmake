# katachi_antlr(TARGET GRAMMAR.g4 …): generates C++ with the antlr4 program and adds it to TARGET.
# A lexer grammar stands before the parser grammar that uses its tokens.
find_program(KATACHI_ANTLR4 antlr4 REQUIRED)
find_path(KATACHI_ANTLR4_INCLUDE antlr4-runtime.h PATH_SUFFIXES antlr4-runtime REQUIRED)
find_library(KATACHI_ANTLR4_RUNTIME antlr4-runtime REQUIRED)

# The runtime's umbrella header includes one header that clang refuses in C++20, for a program we have no use
# for. Ours stands before it and includes all the others.
file(STRINGS ${KATACHI_ANTLR4_INCLUDE}/antlr4-runtime.h includes REGEX "^#include")
list(FILTER includes EXCLUDE REGEX "InterpreterDataReader")
list(JOIN includes "\n" includes)
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/antlr4-runtime.h CONTENT "#pragma once\n${includes}\n" @ONLY)

add_library(katachi_antlr_runtime INTERFACE)
target_include_directories(katachi_antlr_runtime SYSTEM INTERFACE
  ${CMAKE_BINARY_DIR}/generated ${KATACHI_ANTLR4_INCLUDE})
target_link_libraries(katachi_antlr_runtime INTERFACE ${KATACHI_ANTLR4_RUNTIME})

function(katachi_antlr target)
  set(out ${CMAKE_BINARY_DIR}/generated/grammar)
  file(MAKE_DIRECTORY ${out})
  set(tokens "")
  foreach(grammar IN LISTS ARGN)
    get_filename_component(stem ${grammar} NAME_WE)
    file(STRINGS ${grammar} combined REGEX "^grammar ")
    if(combined)  # a grammar of both kinds makes two classes
      set(classes ${stem}Lexer ${stem}Parser)
    else()
      set(classes ${stem})
    endif()
    set(generated "")
    foreach(class IN LISTS classes)
      list(APPEND generated ${out}/${class}.cpp ${out}/${class}.h)
    endforeach()
    add_custom_command(
      OUTPUT ${generated} ${out}/${stem}.tokens
      COMMAND ${KATACHI_ANTLR4} -Dlanguage=Cpp -Werror -no-listener -no-visitor -package katachi::grammar
              -lib ${out} -Xexact-output-dir -o ${out} ${grammar}
      DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${grammar} ${tokens}
      WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
      COMMENT "antlr4 ${grammar}"
      VERBATIM)
    list(APPEND tokens ${out}/${stem}.tokens)
    target_sources(${target} PRIVATE ${generated})
    # Generated code is C++11: its u8 texts are plain chars; and it does not hold to our warnings.
    set_source_files_properties(${generated} PROPERTIES COMPILE_OPTIONS "-w;-fno-char8_t")
  endforeach()
  target_link_libraries(${target} PUBLIC katachi_antlr_runtime)
endfunction()
