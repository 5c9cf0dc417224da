import { Argument, type Command } from 'commander'
import { OPERATIONS } from '../../sdk/operations.gen.ts'
import { DRAFT, FOUNDER, LISTING, STORY_SECTIONS } from '../terminal/fields.ts'
import { examples, pathOf } from '../session/session.ts'
import { openTerminal } from '../terminal/terminal.ts'

/** `fields` may follow `--set` and its like. */
type Entry = { path: string; words: string[]; fields: string[] }

export function completionCommand(program: Command): void {
  program
    .command('completion')
    .addArgument(new Argument('<shell>', 'your shell').choices(['bash', 'zsh', 'fish']))
    .description('a script that completes commands, options, fields and operations')
    .addHelpText(
      'after',
      examples(
        'source <(listing completion bash)',
        'listing completion zsh >> ~/.zshrc',
        'listing completion fish > ~/.config/fish/completions/listing.fish',
      ),
    )
    .action((shell: string) => {
      const entries = entriesOf(program, program)
      openTerminal({ json: false, colour: false }).write(shell === 'fish' ? fish(entries) : bash(entries, shell === 'zsh'))
    })
}

/** What may follow each command, read from the command tree itself. */
function entriesOf(command: Command, program: Command): Entry[] {
  const options = [...new Set([...command.options, ...program.options].flatMap(({ long }) => long ?? []))]
  const own = [...visible(command).map((child) => child.name()), ...extraWords(command), ...options, '--help']
  return [
    { path: pathOf(command), words: own, fields: FIELDS[pathOf(command)] ?? [] },
    ...visible(command).flatMap((child) => entriesOf(child, program)),
  ]
}

/** Without the older names. */
const visible = (command: Command): Command[] => command.createHelp().visibleCommands(command)

function extraWords(command: Command): string[] {
  if (command.name() === 'call') return Object.keys(OPERATIONS)
  return command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? [])
}

const FIELDS: Record<string, string[]> = {
  'listing edit': [...new Set([...DRAFT.paths.keys(), ...LISTING.paths.keys()])],
  'listing founder': [...FOUNDER.paths.keys()],
  'listing story edit': Object.keys(STORY_SECTIONS),
}

// zsh reads the bash script through its own bashcompinit.
function bash(entries: Entry[], zsh: boolean): string {
  const cases = entries
    .map(
      ({ path, words, fields }) =>
        `    "${path}") words="${words.join(' ')}"${fields.length > 0 ? ` fields="${fields.join(' ')}"` : ''} ;;`,
    )
    .join('\n')
  return `${zsh ? 'autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n' : ''}_listing() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" path="listing" words="" fields="" word
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case " ${entries.map(({ path }) => path.replaceAll(' ', '_')).join(' ')} " in *" \${path// /_}_$word "*) path="$path $word" ;; esac
  done
  case "$path" in
${cases}
  esac
  case "$before" in
    --set) compopt -o nospace 2>/dev/null; COMPREPLY=($(compgen -S = -W "$fields" -- "$current")); return ;;
    --unset|--regenerate|--restore) COMPREPLY=($(compgen -W "$fields" -- "$current")); return ;;
    --file) COMPREPLY=($(compgen -f -- "$current")); return ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -F _listing listing
`
}

function fish(entries: Entry[]): string {
  const lines = entries.flatMap(({ path, words, fields }) => {
    const [, ...names] = path.split(' ')
    const children = entries
      .filter((entry) => entry.path.startsWith(`${path} `))
      .map((entry) => entry.path.split(' ')[names.length + 1] ?? '')
    const when = [
      ...names.map((name) => `__fish_seen_subcommand_from ${name}`),
      ...(children.length > 0 ? [`not __fish_seen_subcommand_from ${[...new Set(children)].join(' ')}`] : []),
    ].join('; and ')
    const condition = when ? ` -n '${when}'` : ''
    const plain = words.filter((word) => !word.startsWith('--'))
    const options = words.filter((word) => word.startsWith('--')).map((word) => word.slice(2))
    return [
      ...(plain.length > 0 ? [`complete -c listing -f${condition} -a '${plain.join(' ')}'`] : []),
      ...options.map((option) => {
        const takes = ['set', 'unset', 'regenerate', 'restore'].includes(option)
          ? ` -x -a '${fields.join(' ')}'`
          : option === 'file'
            ? ' -r -F'
            : ''
        return `complete -c listing${condition} -l ${option}${takes}`
      }),
    ]
  })
  return `${lines.join('\n')}\n`
}
