# katachi_room(NAME SOURCES…): a static library of one room, with the project's warnings as errors
# and includes from the project's root.
add_library(katachi_warnings INTERFACE)
target_compile_options(katachi_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor -Woverloaded-virtual -Werror)

function(katachi_room name)
  add_library(${name} STATIC ${ARGN})
  target_include_directories(${name} PUBLIC ${CMAKE_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE katachi_warnings)
endfunction()
