import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Act, onTerminal, plain } from './listing.ts'

/** Runs a command with an editor that runs one shell line per opening ($1 is the file) and keeps what it was given. */
export async function withEditor(folder: string, words: string[], lines: string[], given: { env: Record<string, string>; act?: Act }) {
  const seen = await mkdtemp(join(folder, 'editor-'))
  const cases = lines.map((line, index) => `${index}) ${line} ;;`).join('\n')
  await writeFile(join(seen, 'editor'), `n=$(ls ${seen} | grep -c opening)\ncp "$1" ${seen}/opening.$n\ncase $n in\n${cases}\nesac\n`)
  const { code, shown } = await onTerminal(words, {
    env: { ...given.env, TMPDIR: folder, EDITOR: `sh ${seen}/editor` },
    ...(given.act && { act: given.act }),
  })
  const text = plain(shown)
  return {
    code,
    text,
    saw: (opening: number) => readFile(join(seen, `opening.${opening}`), 'utf8'),
    kept: /Your text(?: is kept in|:) (\S+)/.exec(text.replace(/\s+/g, ' '))?.[1] ?? '',
  }
}
