# Completion of katachi for fish: katachi completion fish | source
# The program itself knows what may follow; this hands its answers to the shell.
function __katachi_candidates
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    for line in ($words[1] candidates -- $words[2..] $current 2>/dev/null)
        switch $line
            case ':files*'
                __fish_complete_path $current
            case ':folders*'
                __fish_complete_directories $current
            case '*'
                echo $line
        end
    end
end
complete -c katachi -f -a '(__katachi_candidates)'
# The engine and the language server have options alone.
complete -c katachi-gtp -a "(katachi-gtp --help 2>/dev/null | string match -ra -- '--[a-z][a-z-]+')"
complete -c katachi-lsp -a "(katachi-lsp --help 2>/dev/null | string match -ra -- '--[a-z][a-z-]+')"
