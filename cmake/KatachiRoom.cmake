# katachi_room(NAME SOURCES…): a static library of one room, with the project's warnings and includes from the project's
# root.
option(KATACHI_WARNINGS_AS_ERRORS "Refuse code that the compiler warns of; our own presets do" OFF)
option(KATACHI_JOINED "Compile the sources of a folder as one unit: a quicker first build" OFF)
option(KATACHI_JOINED_FEW "Compile small sources of tests and of options, a few as one unit: a quicker first build" ON)

add_library(katachi_warnings INTERFACE)
target_compile_options(katachi_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor -Woverloaded-virtual
  $<$<BOOL:${KATACHI_WARNINGS_AS_ERRORS}>:-Werror>
  # Of sources that are compiled as one and do not know of each other.
  $<$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>:-Wno-shadow>
  $<$<AND:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>,$<CXX_COMPILER_ID:GNU>>:-Wno-subobject-linkage>)

function(katachi_room name)
  add_library(${name} STATIC ${ARGN})
  target_include_directories(${name} PUBLIC $<BUILD_INTERFACE:${CMAKE_SOURCE_DIR}>)
  target_link_libraries(${name} PRIVATE $<BUILD_INTERFACE:katachi_warnings>)
  cmake_language(EVAL CODE "cmake_language(DEFER CALL katachi_join_folders ${name})")
endfunction()

# katachi_join_folders(TARGET): with KATACHI_JOINED, one unit for the sources of each folder, but for sources that are in a
# group already. Sources with options of their own stay alone. To be called when the folder's CMakeLists.txt has said all of
# its sources. What would be joined is known in every build: see katachi_write_joined_units.
function(katachi_join_folders target)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    get_source_file_property(options ${source} COMPILE_OPTIONS)
    get_source_file_property(definitions ${source} COMPILE_DEFINITIONS)
    get_source_file_property(group ${source} UNITY_GROUP)
    get_source_file_property(is_alone ${source} SKIP_UNITY_BUILD_INCLUSION)
    cmake_path(IS_ABSOLUTE source is_generated)
    if(options OR definitions OR is_generated OR is_alone)
      continue()
    endif()
    if(NOT group)
      get_filename_component(folder ${source} DIRECTORY)
      string(MAKE_C_IDENTIFIER "${target}_${folder}" group)
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
    endif()
    cmake_path(ABSOLUTE_PATH source NORMALIZE OUTPUT_VARIABLE path)
    cmake_path(RELATIVE_PATH path BASE_DIRECTORY ${CMAKE_SOURCE_DIR})
    set_property(GLOBAL APPEND_STRING PROPERTY KATACHI_JOINED_UNITS "${target} ${group}\t${path}\n")
  endforeach()
  if(KATACHI_JOINED)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  endif()
endfunction()

# katachi_join_few(TARGET MOST BYTES): for KATACHI_JOINED_FEW, a unit for each MOST sources of a group or a folder, in the
# order in which the target names them. What is the same for all of them, their headers above all, is compiled once, and a
# change of one source compiles few others anew. Sources larger than BYTES stay alone. To be called as katachi_join_folders
# is.
function(katachi_join_few target most bytes)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source NORMALIZE OUTPUT_VARIABLE path)
    file(SIZE ${path} size)
    if(size GREATER bytes)
      set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
  endforeach()
  katachi_join_folders(${target})
  foreach(source IN LISTS sources)
    get_source_file_property(group ${source} UNITY_GROUP)
    if(NOT group)
      continue()
    endif()
    list(APPEND of_${group} ${source})
    list(LENGTH of_${group} count)
    math(EXPR number "(${count} - 1) / ${most}")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group}_${number})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# katachi_write_joined_units(FILE): writes a line for each source that a joined build compiles with others: its unit, a tab,
# its path from the project's root. To be called when all targets are known.
function(katachi_write_joined_units file)
  get_property(units GLOBAL PROPERTY KATACHI_JOINED_UNITS)
  file(WRITE ${file} "${units}")
endfunction()

# For rooms that the shared library holds: code that may lie anywhere, and as fast as other code because nothing
# of it is seen outside.
function(katachi_part_of_shared_library name)
  set_target_properties(${name} PROPERTIES
    POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
endfunction()
