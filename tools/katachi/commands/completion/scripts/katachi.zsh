#compdef katachi katachi-gtp katachi-lsp
# Completion of katachi for zsh: source <(katachi completion zsh)
# The program itself knows what may follow; this hands its answers to the shell.
_katachi() {
    # The engine and the language server have options alone.
    [[ $service == katachi-* ]] && { _gnu_generic; return }
    local line word
    local -a answers described
    answers=("${(@f)$("${words[1]}" candidates -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    for line in $answers; do
        word=${line%%$'\t'*}
        case $word in
            :files) _files ;;
            :folders) _files -/ ;;
            *) described+=("${word//:/\\:}:${line#*$'\t'}") ;;
        esac
    done
    if (( $#described )); then
        _describe -t values 'katachi' described
    fi
}
if [[ $funcstack[1] == _katachi ]]; then
    _katachi "$@"  # the shell found this file by its name
else
    (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
    compdef _katachi katachi katachi-gtp katachi-lsp
fi
