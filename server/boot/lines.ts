import { writeSync } from 'node:fs'

const STDERR = 2

/** Lines of the log to stderr, those of one turn of the loop as one write. What ends the process itself leaves none behind. */
export function writeLines(): (line: string) => void {
  let lines: string[] = []
  const flush = () => {
    const text = lines.join('')
    lines = []
    process.stderr.write(text)
  }
  process.once('exit', () => {
    for (const line of lines) writeSync(STDERR, line)
  })
  return (line) => {
    if (lines.push(line) === 1) setImmediate(flush)
  }
}
