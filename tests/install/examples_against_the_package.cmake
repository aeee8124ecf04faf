# Installs the build tree BUILD into a new folder below FOLDER, builds SOURCE/examples/embed against what is there
# alone, runs its programs and compares what they print with the files beside this one. Then the installed library.
cmake_minimum_required(VERSION 3.25)
set(prefix ${FOLDER}/prefix)
set(examples ${SOURCE}/examples/embed)

function(run)
  execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE result)
  if(NOT result EQUAL 0)
    list(JOIN ARGN " " command)
    message(FATAL_ERROR "${command}: ${result}\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

# Lines are compared in alphabetical order: matches come in none.
function(expect name)
  run(${ARGN})
  set(golden ${CMAKE_CURRENT_LIST_DIR}/${name}.out)
  if("$ENV{KATACHI_UPDATE_GOLDEN}" STREQUAL "1")
    file(WRITE ${golden} "${output}")
  endif()
  file(STRINGS ${golden} expected)
  string(REGEX MATCHALL "[^\n]+" printed "${output}")
  list(SORT expected)
  list(SORT printed)
  list(REMOVE_ITEM expected "")
  if(NOT printed STREQUAL expected)
    message(FATAL_ERROR "${name} printed something else than ${golden}:\n${output}")
  endif()
endfunction()

file(REMOVE_RECURSE ${FOLDER})
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix})
file(GLOB_RECURSE package ${prefix}/katachi*.cmake)
foreach(file IN LISTS package)
  file(STRINGS ${file} lines)
  foreach(place IN ITEMS ${SOURCE}/ ${BUILD}/)
    string(FIND "${lines}" ${place} found)
    if(NOT found EQUAL -1)
      message(FATAL_ERROR "${file} names ${place}, where nobody else has it")
    endif()
  endforeach()
endforeach()

# Manual pages, or no folder for them.
file(GLOB manual ${prefix}/share/man/man1)
file(GLOB pages ${prefix}/share/man/man1/*)
if(manual AND NOT pages)
  message(FATAL_ERROR "${manual} is empty")
endif()

run(${CMAKE_COMMAND} -S ${examples} -B ${FOLDER}/build -G ${GENERATOR}
  -D CMAKE_BUILD_TYPE=${BUILD_TYPE} -D CMAKE_CXX_COMPILER=${CXX_COMPILER}
  "-D CMAKE_CXX_FLAGS=${FLAGS} -Wall -Wextra -Wpedantic -Werror"
  "-D CMAKE_C_FLAGS=${FLAGS} -Wall -Wextra -Wpedantic -Werror"
  -D CMAKE_PREFIX_PATH=${prefix})
run(${CMAKE_COMMAND} --build ${FOLDER}/build)
expect(small_engine ${FOLDER}/build/small_engine)

set(shapes ${FOLDER}/shapes.kpb)
run(${prefix}/bin/katachi compile ${examples}/patterns -o ${shapes})
expect(find_shapes ${FOLDER}/build/find_shapes ${shapes} ${examples}/board.txt x 2 4)

# The same by a project in C alone, where the headers of Highway are not there.
run(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR}/c_alone -B ${FOLDER}/c_alone -G ${GENERATOR}
  -D EXAMPLES=${examples} "-D CMAKE_C_FLAGS=${FLAGS}" -D CMAKE_PREFIX_PATH=${prefix} -D CMAKE_DISABLE_FIND_PACKAGE_hwy=ON)
run(${CMAKE_COMMAND} --build ${FOLDER}/c_alone)
expect(find_shapes ${FOLDER}/c_alone/find_shapes ${shapes} ${examples}/board.txt x 2 4)

# The same without CMake, by pkg-config.
file(GLOB_RECURSE described ${prefix}/katachi.pc)
cmake_path(GET described PARENT_PATH described)
set(ENV{PKG_CONFIG_PATH} "${described}:$ENV{PKG_CONFIG_PATH}")
function(flags_of package variable)
  run(${PKG_CONFIG} --cflags --libs ${package})
  string(STRIP "${output}" output)
  separate_arguments(output UNIX_COMMAND "${output}")
  set(${variable} ${output} PARENT_SCOPE)
endfunction()
separate_arguments(own_flags UNIX_COMMAND "${FLAGS}")
cmake_path(GET described PARENT_PATH libraries)

flags_of(katachi c_flags)
run(${CXX_COMPILER} ${own_flags} -x c -std=c11 ${examples}/find_shapes.c -x none -Wl,-rpath,${libraries} ${c_flags}
  -o ${FOLDER}/find_shapes_by_pkg_config)
expect(find_shapes ${FOLDER}/find_shapes_by_pkg_config ${shapes} ${examples}/board.txt x 2 4)

flags_of(katachi-match cpp_flags)
file(MAKE_DIRECTORY ${FOLDER}/small_engine)
run(${prefix}/bin/katachi compile ${examples}/patterns -o ${FOLDER}/small_engine/shapes.cpp --function shapes)
run(${CXX_COMPILER} ${own_flags} -std=c++20 -O1 -I${FOLDER} ${examples}/small_engine.cpp
  ${FOLDER}/small_engine/shapes.cpp ${cpp_flags} -o ${FOLDER}/small_engine_by_pkg_config)
expect(small_engine ${FOLDER}/small_engine_by_pkg_config)

# The shipped patterns are found beside the program, the joseki with the trees that they are made of.
run(${prefix}/bin/katachi match ${SOURCE}/examples/lee-sedol-alphago-2016-game-4.sgf --move 10)
if(NOT output MATCHES "shipped library" OR NOT output MATCHES " joseki ")
  message(FATAL_ERROR "the installed program does not match the shipped joseki:\n${output}")
endif()
set(library ${prefix}/share/katachi/joseki/library)
file(GLOB trees ${library}/*.sgf)
if(NOT trees)
  message(FATAL_ERROR "no trees in ${library}")
endif()
foreach(tree IN LISTS trees)
  cmake_path(REPLACE_EXTENSION tree LAST_ONLY .db OUTPUT_VARIABLE database)
  run(${prefix}/bin/katachi joseki compile ${tree} -o ${FOLDER}/compiled.db)
  run(${CMAKE_COMMAND} -E compare_files ${database} ${FOLDER}/compiled.db)
endforeach()
run(${prefix}/bin/katachi joseki query Q16 O17 --corner upper-right)
if(NOT output MATCHES "from the shipped joseki")
  message(FATAL_ERROR "the installed program does not ask the shipped joseki trees:\n${output}")
endif()
