/** A text in the person's own editor. The file stays until `discard`, so that nothing typed is ever lost. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { EXIT, Failure } from '../terminal/failure.ts'
import { io } from '../terminal/io.ts'

const FILE_BYTES_MAX = 1024 * 1024

export type EditorFile = { path: string; edit(text: string): Promise<string>; discard(): Promise<void> }

/** A file of its own, readable by this person only. */
export async function openEditorFile(name: string): Promise<EditorFile> {
  // The service gave the id in it.
  const path = join(await mkdtemp(join(tmpdir(), 'listing-')), basename(name))
  return {
    path,
    async edit(text) {
      await writeFile(path, text, { mode: 0o600 })
      await runEditor(path)
      const edited = await readFile(path, 'utf8')
      if (edited.length > FILE_BYTES_MAX) throw new Failure(`${path} is larger than 1 MiB.`, 'listing edit --help')
      return edited
    },
    discard: () => rm(dirname(path), { recursive: true, force: true }),
  }
}

/** As git does it: $EDITOR may hold arguments (`code --wait`), so a shell reads it; the path is passed beside it. */
async function runEditor(path: string): Promise<void> {
  const { spawn } = await import('node:child_process')
  const { env, onInterrupt } = io()
  const editor = env.VISUAL || env.EDITOR || (process.platform === 'win32' ? 'notepad' : 'vi')
  const child =
    process.platform === 'win32'
      ? spawn(`${editor} "${path}"`, { stdio: 'inherit', shell: true })
      : spawn('/bin/sh', ['-c', `${editor} "$@"`, editor, path], { stdio: 'inherit' })
  // Ctrl-C belongs to the editor while it is open.
  const listenAgain = onInterrupt(() => {})
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  }).finally(listenAgain)
  if (code !== 0) {
    throw new Failure(
      `The editor (${editor}) exited with ${code ?? 'a signal'}; nothing was sent. Your text: ${path}`,
      'export EDITOR=nano',
      EXIT.refused,
    )
  }
}
