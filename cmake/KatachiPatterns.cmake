# The pattern files and manifests that PATH stands for, as `katachi compile` takes it: those in a folder and in
# the folders below, where a manifest may name them, or the file and the manifest beside it.
function(katachi_pattern_sources result path)
  cmake_path(ABSOLUTE_PATH path BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
  cmake_path(GET path FILENAME name)
  cmake_path(GET path PARENT_PATH folder)
  if(name STREQUAL "katachi.toml")
    set(path ${folder})
  endif()
  if(IS_DIRECTORY ${path})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${path}/*.db ${path}/*.dbz ${path}/katachi.toml)
  else()
    file(GLOB sources CONFIGURE_DEPENDS ${folder}/katachi.toml)
    list(APPEND sources ${path})
  endif()
  set(${result} ${sources} PARENT_SCOPE)
endfunction()

# katachi_add_patterns(TARGET FUNCTION HEADER PATH… [GENERATED FILE…]): a library that holds the compiled patterns of
# the folders and files. It defines `const match::PatternTables& katachi::FUNCTION()`, declared in HEADER (as it is to be
# included, its name ends in .h), and is made anew when a pattern changes. GENERATED: pattern files and manifests that the
# build itself makes, with their full paths; their folders are compiled behind the others. Part of the installed package
# too.
function(katachi_add_patterns target function header)
  cmake_parse_arguments(PARSE_ARGV 3 arg "" "" GENERATED)
  set(paths ${arg_UNPARSED_ARGUMENTS})
  set(generated ${CMAKE_BINARY_DIR}/generated/${target})
  cmake_path(REPLACE_EXTENSION header LAST_ONLY .cpp OUTPUT_VARIABLE source)
  set(source ${generated}/${source})
  get_filename_component(folder ${generated}/${header} DIRECTORY)
  file(MAKE_DIRECTORY ${folder})
  set(patterns ${arg_GENERATED})
  foreach(path IN LISTS paths)
    katachi_pattern_sources(files ${path})
    list(APPEND patterns ${files})
  endforeach()
  foreach(file IN LISTS arg_GENERATED)
    cmake_path(GET file PARENT_PATH path)
    list(APPEND paths ${path})
  endforeach()
  list(REMOVE_DUPLICATES paths)
  # Changes where a source goes, which a build does not see by the others.
  file(CONFIGURE OUTPUT ${generated}/sources.txt CONTENT "${patterns}" @ONLY)
  if(KATACHI_TABLE_MAKER)
    set(program ${KATACHI_TABLE_MAKER})
    set(arguments tables ${function} ${source} ${paths})
  else()
    set(program katachi::katachi)
    set(arguments compile ${paths} -o ${source} --function ${function})
  endif()
  add_custom_command(
    OUTPUT ${source} ${generated}/${header}
    COMMAND ${program} ${arguments}
    DEPENDS ${program} ${patterns} ${generated}/sources.txt
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
    COMMENT "Compiling the patterns of ${target}"
    VERBATIM)
  add_library(${target} STATIC ${source} ${generated}/${header})
  target_include_directories(${target} PUBLIC ${generated})
  target_link_libraries(${target} PUBLIC katachi::match)
endfunction()
