/**
 * The only writer: data to stdout, talk to stderr. What a service or a crawled page says is made harmless here, once, so that no view
 * can forget it, and its sentences are put in the words of the terminal. JSON when stdout is not a terminal, colour and a spinner only where a person looks.
 */
import type { Ora } from 'ora'
import { io, type Outlet } from './io.ts'
import { quoted } from './next.ts'
import { type Look, painter, type Style } from './style.ts'
import { allHarmless, columns, cut, escaped, harmless, wrap } from './text.ts'
import { spoken } from './words.ts'

const WIDTH_MIN = 40
const WIDTH_DEFAULT = 80

/** Lays a value out for people; what it gets is harmless already. */
export type View<Value> = (value: Value, look: Look) => string[]

export type Terminal = {
  /** Whether answers are written as JSON. */
  json: boolean
  /** Whether a person can be asked: an editor opened, a question answered. */
  interactive: boolean
  /** An operation's own answer: as JSON, or laid out by `view` where there is one. */
  answer<Value>(value: Value, view?: View<Value>): void
  /** Text of our own that is data: help, a completion script, a YAML file. */
  write(text: string): void
  /** A line for the person, on stderr. */
  talk(text: string, paint?: keyof Style): void
  /** What is going on at this moment: a spinner, or a line per change where there is no terminal. */
  status(text: string): void
  /** Ends the status line. */
  settle(): Promise<void>
}

type Options = { json: boolean | undefined; colour: boolean }

export function openTerminal({ json, colour }: Options): Terminal {
  const { stdout, stderr, stdin, env } = io()
  const width = Math.max(WIDTH_MIN, stdout.columns || Number(env.COLUMNS) || WIDTH_DEFAULT)
  const asJson = json ?? !stdout.isTTY
  const talkStyle = painter(colour && wantsColour(stderr, env))
  const spinner = spinnerOn(stderr, env, colour && wantsColour(stderr, env))
  return {
    json: asJson,
    interactive: [stdin, stdout, stderr].every((stream) => stream.isTTY === true),
    answer(value, view) {
      const style = painter(colour && wantsColour(stdout, env))
      const lines = asJson || !view ? null : view(spoken(allHarmless(value)), { style, width })
      stdout.write(`${lines ? lines.map(withService).join('\n') : escaped(JSON.stringify(value, null, 2))}\n`)
    },
    write: (text) => void stdout.write(text),
    talk(text, paint) {
      const line = withService(harmless(text))
      spinner.clear()
      const indent = /^ */.exec(line)?.[0] ?? ''
      // What is there to be copied, and what is laid out already, stays as it is.
      const room = widthOf(stderr) - indent.length
      const whole = !stderr.isTTY || /: listing|\S {2}/.test(line) || line.split(' ').some((word) => columns(word) > room)
      const lines = whole ? [line] : wrap(line, room).map((part) => indent + part)
      stderr.write(`${lines.map((part) => (paint ? talkStyle[paint](part) : part)).join('\n')}\n`)
    },
    status: spinner.say,
    settle: spinner.settle,
  }
}

/** Who named the service by a flag is told the next command with it: without one it would ask another service. */
function withService(line: string): string {
  const { words } = io()
  const at = words.findIndex((word) => /^--base-url(?:=|$)/.test(word))
  const url = words[at]?.split('=').slice(1).join('=') || words[at + 1]
  if (at === -1 || !url || /--base-url|--help$/.test(line)) return line
  return line.replaceAll(/\b(Next|or): listing /g, (_, before: string) => `${before}: listing --base-url ${quoted(url)} `)
}

/** How wide help is. */
export const widthOf = (on: Outlet): number => (on.isTTY && on.columns) || WIDTH_DEFAULT

/** https://no-color.org and FORCE_COLOR, which wins; otherwise a terminal that is not dumb. */
export function wantsColour(stream: Outlet, env: NodeJS.ProcessEnv): boolean {
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false'
  return !env.NO_COLOR && stream.isTTY === true && env.TERM !== 'dumb'
}

function spinnerOn(stderr: Outlet, env: NodeJS.ProcessEnv, coloured: boolean) {
  const animated = stderr.isTTY && env.TERM !== 'dumb'
  let latest = ''
  let spinner: Promise<Ora> | undefined
  let shown: Ora | undefined
  return {
    say(text: string) {
      const line = cut(harmless(text), Math.max(WIDTH_MIN, stderr.columns || WIDTH_DEFAULT) - 3)
      if (line === latest) return
      latest = line
      if (!animated) return void stderr.write(`${line}\n`)
      // Loaded at its first use: most commands never spin. Standing input is left alone, so that Ctrl-C stays a signal.
      spinner ??= import('ora').then(({ default: ora }) =>
        ora({ stream: stderr, discardStdin: false, color: coloured && 'cyan' }).start(latest),
      )
      void spinner.then((ready) => {
        shown = ready
        ready.text = latest
      })
    },
    /** Makes room for another line; the spinner's next frame comes below it. */
    clear: () => void shown?.clear(),
    async settle() {
      latest = ''
      const ending = await spinner
      spinner = shown = undefined
      ending?.stop()
    },
  }
}

/** Where what was asked for finds no room, on the other stream. */
export const tellUnwritten = (message: string): boolean => process.stderr.write(`Error: The output cannot be written: ${message}\n`)
