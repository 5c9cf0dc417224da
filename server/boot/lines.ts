import { writeSync } from 'node:fs'

const STDERR = 2

const GATHERED_MILLISECONDS = 20

/**
 * Lines of the log to stderr, those that come within a moment as one write. What ends the process itself leaves none behind, and whoever reads
 * them may leave without ending it.
 */
export function writeLines(): (line: string) => void {
  let lines: string[] = []
  const flush = () => {
    const text = lines.join('')
    lines = []
    process.stderr.write(text)
  }
  process.stderr.on('error', () => {})
  process.once('exit', () => {
    try {
      for (const line of lines) writeSync(STDERR, line)
    } catch {
      // Nobody is left to be told, and the exit code stands.
    }
  })
  return (line) => {
    if (lines.push(line) === 1) setTimeout(flush, GATHERED_MILLISECONDS)
  }
}
