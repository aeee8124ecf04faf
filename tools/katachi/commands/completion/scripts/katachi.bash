# Completion of katachi for bash: source <(katachi completion bash)
# The program itself knows what may follow; this hands its answers to the shell.
_katachi() {
    local current=${COMP_WORDS[COMP_CWORD]} word rest
    COMPREPLY=()
    while IFS=$'\t' read -r word rest; do
        case $word in
            :files) mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "${current#=}") ;;
            :folders) mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -d -- "${current#=}") ;;
            *) COMPREPLY+=("$(printf %q "$word")") && continue ;;
        esac
        compopt -o filenames 2>/dev/null
    done < <("${COMP_WORDS[0]}" candidates -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _katachi katachi
# The engine and the language server have options alone.
_katachi_options() {
    mapfile -t COMPREPLY < <(compgen -W "$("$1" --help 2>/dev/null | grep -oE -- '--[a-z][a-z-]+' | sort -u)" -- "$2")
}
complete -o default -F _katachi_options katachi-gtp katachi-lsp
