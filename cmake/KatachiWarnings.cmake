# katachi_room(NAME SOURCES…): a static library of one room, with the project's warnings as errors
# and includes from the project's root.
add_library(katachi_warnings INTERFACE)
target_compile_options(katachi_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor -Woverloaded-virtual -Werror)

function(katachi_room name)
  add_library(${name} STATIC ${ARGN})
  target_include_directories(${name} PUBLIC $<BUILD_INTERFACE:${CMAKE_SOURCE_DIR}>)
  target_link_libraries(${name} PRIVATE $<BUILD_INTERFACE:katachi_warnings>)
endfunction()

# For rooms that the shared library holds: code that may lie anywhere, and as fast as other code because nothing
# of it is seen outside.
function(katachi_part_of_shared_library name)
  set_target_properties(${name} PROPERTIES
    POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
endfunction()
