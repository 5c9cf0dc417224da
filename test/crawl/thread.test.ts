import { availableParallelism } from 'node:os'
import { serialize } from 'node:v8'
import { afterEach, expect, test } from 'bun:test'
import { runInThread, stopThreads, threadsAlive } from '../../server/base/threads/thread.ts'
import { WorkExceeded } from '../../server/base/threads/work_budget.ts'
import { rejection } from './web.ts'

const page = (markup: string) => ({ bytes: new TextEncoder().encode(markup), content_type: 'text/html', url: 'https://a.test/' })

afterEach(() => stopThreads())

test('a task answers with its output', async () => {
  const reading = await runInThread('read_markup', page('<title>Hello</title><p>World'), { cpu_seconds_max: 5 })
  expect(reading.outline.title).toBe('Hello')
})

test('many tasks share a few threads, and each gets its own answer', async () => {
  const readings = await Promise.all(
    Array.from({ length: 40 }, (_, at) => runInThread('read_markup', page(`<title>${at}</title>`), { cpu_seconds_max: 5 })),
  )
  expect(readings.map(({ outline }) => outline.title)).toEqual(Array.from({ length: 40 }, (_, at) => String(at)))
  // As many as there are places, and one that waits for whoever comes next.
  expect(threadsAlive()).toBeLessThanOrEqual(Math.min(6, availableParallelism() + 2) + 1)
})

test('a task beyond its time is ended, and the next one is served', async () => {
  const refused = await rejection(runInThread('read_markup', page('<p>'.repeat(200_000)), { cpu_seconds_max: 0.001 }))
  expect(refused).toBeInstanceOf(WorkExceeded)
  expect((await runInThread('read_markup', page('<title>next</title>'), { cpu_seconds_max: 5 })).outline.title).toBe('next')
})

test("a task's own error comes back, and the thread goes on", async () => {
  // An address that is none is this task's way to fail.
  const refused = await rejection(runInThread('read_sitemap', { bytes: 'no bytes' as unknown as Uint8Array }, { cpu_seconds_max: 5 }))
  expect(refused.message).not.toBe('')
  expect((await runInThread('read_markup', page('<title>next</title>'), { cpu_seconds_max: 5 })).outline.title).toBe('next')
})

test('stopping rejects what runs and what waits, and leaves no thread', async () => {
  const waiting = Array.from({ length: 5 }, () =>
    rejection(runInThread('read_markup', page('<p>x'.repeat(50_000)), { cpu_seconds_max: 5 })),
  )
  stopThreads()
  for (const refused of await Promise.all(waiting)) expect(refused.message).toContain('stopped')
  expect(threadsAlive()).toBe(0)
})

test('of a heavy page the main loop has no more to pass on than the page itself', async () => {
  const markup = `<a href="/x" title="${'y'.repeat(50)}">${'<b>text</b> '.repeat(90_000)}</a>`
  const reading = await runInThread('read_markup', page(markup), { cpu_seconds_max: 10 })
  expect(serialize(reading).byteLength).toBeLessThan(markup.length * 1.1)
})

test('an idle thread does not keep the process alive', async () => {
  const script = `
    import { runInThread } from ${JSON.stringify(`${import.meta.dir}/../../server/base/threads/thread.ts`)}
    const { outline } = await runInThread('read_markup', { bytes: new TextEncoder().encode('<title>done</title>'), content_type: 'text/html', url: 'https://a.test/' }, { cpu_seconds_max: 5 })
    console.log(outline.title)`
  const child = Bun.spawn([process.execPath, '-e', script], { stdout: 'pipe', stderr: 'inherit', timeout: 250_000 })
  expect((await new Response(child.stdout).text()).trim()).toBe('done')
  expect(await child.exited).toBe(0)
})

test('threads work in a bundle too, with the worker built beside it', async () => {
  const folder = `${import.meta.dir}/../../node_modules/.cache/thread-bundle-${process.pid}`
  for (const [entry, outdir] of [
    ['base/threads/thread.ts', folder],
    ['boot/thread_worker.ts', `${folder}/boot`],
  ] as const) {
    const entrypoints = [`${import.meta.dir}/../../server/${entry}`]
    expect((await Bun.build({ entrypoints, outdir, target: 'bun', naming: '[name].[ext]' })).success).toBe(true)
  }
  const script = `
    const { runInThread } = await import(${JSON.stringify(`${folder}/thread.js`)})
    const { outline } = await runInThread('read_markup', { bytes: new TextEncoder().encode('<title>bundled</title>'), content_type: 'text/html', url: 'https://a.test/' }, { cpu_seconds_max: 5 })
    console.log(outline.title)`
  const child = Bun.spawn([process.execPath, '-e', script], { stdout: 'pipe', stderr: 'pipe', timeout: 250_000 })
  expect({ out: (await new Response(child.stdout).text()).trim(), error: await new Response(child.stderr).text() }).toEqual({
    out: 'bundled',
    error: '',
  })
  await Bun.$`rm -rf ${folder}`.quiet()
})
