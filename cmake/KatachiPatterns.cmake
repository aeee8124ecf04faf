# katachi_add_patterns(TARGET FUNCTION HEADER FOLDER… [GENERATED FILE…]): a library that holds the compiled patterns
# of the folders. It defines `const match::PatternTables& katachi::FUNCTION()`, declared in HEADER (as it is to be included,
# its name ends in .h), and is made anew when a pattern changes. GENERATED: pattern files and manifests that the build
# itself makes, with their full paths; their folders are compiled behind the others. Part of the installed package too.
function(katachi_add_patterns target function header)
  cmake_parse_arguments(PARSE_ARGV 3 arg "" "" GENERATED)
  set(folders ${arg_UNPARSED_ARGUMENTS})
  set(generated ${CMAKE_BINARY_DIR}/generated/${target})
  cmake_path(REPLACE_EXTENSION header LAST_ONLY .cpp OUTPUT_VARIABLE source)
  set(source ${generated}/${source})
  get_filename_component(folder ${generated}/${header} DIRECTORY)
  file(MAKE_DIRECTORY ${folder})
  set(patterns ${arg_GENERATED})
  foreach(path IN LISTS folders)
    file(GLOB files CONFIGURE_DEPENDS ${path}/*.db ${path}/katachi.toml)
    list(APPEND patterns ${files})
  endforeach()
  foreach(file IN LISTS arg_GENERATED)
    cmake_path(GET file PARENT_PATH path)
    list(APPEND folders ${path})
  endforeach()
  list(REMOVE_DUPLICATES folders)
  if(KATACHI_TABLE_MAKER)
    set(program ${KATACHI_TABLE_MAKER})
    set(arguments tables ${function} ${source} ${folders})
  else()
    set(program katachi::katachi)
    set(arguments compile ${folders} -o ${source} --function ${function})
  endif()
  add_custom_command(
    OUTPUT ${source} ${generated}/${header}
    COMMAND ${program} ${arguments}
    DEPENDS ${program} ${patterns}
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
    COMMENT "Compiling the patterns of ${target}"
    VERBATIM)
  add_library(${target} STATIC ${source} ${generated}/${header})
  target_include_directories(${target} PUBLIC ${generated})
  target_link_libraries(${target} PUBLIC katachi::match)
endfunction()
