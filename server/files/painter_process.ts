import { dirname } from 'node:path'
import { ownModule } from '../own_files.ts'
import type { Painted, Painting } from './painter.ts'

/** Starting takes a fifth of a second of a processor, so that a painter waits a while for the next picture. */
const IDLE_SECONDS = 10

type Painter = {
  paint(painting: Painting): Promise<Painted>
  end(): void
}

let painter: Painter | null = null
let idle: ReturnType<typeof setTimeout> | undefined

/** It has not answered in time by the clock, which says nothing of the picture. */
export class PaintedTooLate extends Error {
  override name = 'PaintedTooLate'
}

/** Has one picture drawn; never two at once. Rejects where the painter broke or came too late (PaintedTooLate), and ends it then. */
export async function paint(painting: Painting, seconds_max: number): Promise<Painted> {
  clearTimeout(idle)
  const own = (painter ??= startPainter())
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new PaintedTooLate(`a picture was not drawn within ${seconds_max} s`)), seconds_max * 1000)
  try {
    const painted = await Promise.race([own.paint(painting), late.promise])
    if ('refused' in painted && painted.refused === 'too_much_work') endPainter(own)
    else idle = setTimeout(() => endPainter(own), IDLE_SECONDS * 1000).unref()
    return painted
  } catch (error) {
    endPainter(own)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function endPainter(own: Painter): void {
  if (painter === own) painter = null
  own.end()
}

function startPainter(): Painter {
  let answer = Promise.withResolvers<Painted>()
  const program = ownModule('files/painter')
  const child = Bun.spawn([process.execPath, program], {
    // Bun reads the settings of the folder it is started in, and in a shared one they could be anybody's.
    cwd: dirname(program),
    env: { PATH: '/usr/bin:/bin', VIPS_CONCURRENCY: '1' },
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'ignore',
    serialization: 'advanced',
    ipc: (painted: Painted) => answer.resolve(painted),
    onExit: () => {
      answer.reject(new Error('the painter ended'))
      if (painter?.paint === own.paint) painter = null
    },
  })
  child.unref()
  const own: Painter = {
    paint(painting) {
      answer = Promise.withResolvers<Painted>()
      if (child.exitCode !== null || child.killed) answer.reject(new Error('the painter ended'))
      else child.send(painting)
      return answer.promise
    },
    end: () => child.kill('SIGKILL'),
  }
  // Nobody may be waiting when it ends.
  answer.promise.catch(() => {})
  return own
}
