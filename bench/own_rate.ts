import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool, type Address } from '../server/database/open.ts'

/**
 * How often a second PostgreSQL itself answers these statements in turn, prepared, on one session and so on one core: by pgbench where
 * it is installed, else by our own driver in a tight loop (which knows less: it waits for itself too).
 */
export async function statementRate(address: Address, statements: string[], seconds: number): Promise<{ rate: number; by: string }> {
  const pgbench = Bun.which('pgbench')
  return pgbench === null
    ? { rate: await byDriver(address, statements, seconds), by: 'driver' }
    : { rate: await byPgbench(pgbench, address, statements, seconds), by: 'pgbench' }
}

async function byPgbench(pgbench: string, { host, port, user, database }: Address, statements: string[], seconds: number): Promise<number> {
  const folder = join(tmpdir(), `listing-pgbench-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  try {
    const files = await Promise.all(
      statements.map(async (statement, index) => {
        const file = join(folder, `${index}.sql`)
        await Bun.write(file, `${statement.replace(/\s+/g, ' ')};\n`)
        return ['-f', file]
      }),
    )
    const child = Bun.spawn(
      [
        pgbench,
        '-n',
        '-M',
        'prepared',
        '-c',
        '1',
        '-j',
        '1',
        '-T',
        String(seconds),
        '-h',
        host,
        '-p',
        String(port),
        '-U',
        user,
        ...files.flat(),
        database,
      ],
      {
        stdout: 'pipe',
        stderr: 'pipe',
      },
    )
    const [text, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
    const rate = /tps = ([\d.]+) \(without initial/.exec(text)?.[1]
    if (rate === undefined) throw new Error(`pgbench: ${errors.slice(0, 500)}`)
    return Number(rate)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function byDriver(address: Address, statements: string[], seconds: number): Promise<number> {
  const pool = openPool(address, { pool_max: 1 })
  try {
    let calls = 0
    const deadline = performance.now() + seconds * 1000
    while (performance.now() < deadline) await pool.unsafe(statements[calls++ % statements.length] ?? '', [], { prepare: true })
    return calls / seconds
  } finally {
    await pool.end()
  }
}
