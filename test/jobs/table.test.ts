import { expect, test } from 'bun:test'
import { basename } from 'node:path'
import { Glob } from 'bun'
import { JOBS } from '../../server/boot/jobs.gen.ts'
import { freshDatabase } from '../cluster.ts'

const jobs = Object.values(JOBS)

test('every file of a job is in the table under its name', () => {
  const named = [...new Glob('server/**/*.job.ts').scanSync('.')].map((path) => basename(path, '.job.ts'))
  expect(named.length).toBeGreaterThan(10)
  expect(jobs.map(({ name }): string => name).toSorted()).toEqual(named.toSorted())
})

test('every job is bounded: how many at once, how long, and how often it is tried', () => {
  for (const { name, rule } of jobs) {
    expect([name, rule.concurrency >= 1 && rule.concurrency <= 10]).toEqual([name, true])
    expect([name, rule.seconds_max > 0 && rule.seconds_max <= 3600]).toEqual([name, true])
    expect([name, rule.tries_max >= 1 && rule.tries_max <= 20]).toEqual([name, true])
  }
})

test('what must not wait for the next quarter of an hour is made up for when a worker starts', () => {
  const made_up = jobs.filter(({ schedule }) => schedule?.at_start).map(({ name }) => name)
  expect(made_up.toSorted()).toEqual([
    'back_up',
    'deliver_emails',
    'deliver_webhooks',
    'dump',
    'expire_orders',
    'launch_weeks',
    'newsletters',
    'ownership_due',
    'rechecks_due',
    'reconcile_payments',
  ])
})

test('what makes a database ready writes down when jobs come by themselves', async () => {
  const database = await freshDatabase()
  const pool = database.open(1)
  const stored = await pool<{ name: string; cron: string }[]>`select name, cron from jobs.schedule`
  await pool.end()
  await database.drop()
  const wanted = jobs.flatMap(({ name, schedule }) => (schedule === null ? [] : [[name, schedule.cron]]))
  expect(wanted.length).toBeGreaterThan(10)
  expect(Object.fromEntries(stored.map(({ name, cron }) => [name, cron]))).toEqual(Object.fromEntries(wanted))
})

test('knowing the jobs loads nothing of what they do', async () => {
  const script = `
    await import('./server/boot/jobs.gen.ts')
    const loaded = Object.keys(require.cache).filter((path) => path.includes('/server/'))
    console.log(JSON.stringify(loaded.filter((path) => !/\\.job\\.ts$|jobs\\.gen\\.ts$|server\\/(jobs|base|database)\\//.test(path))))`
  const child = Bun.spawn(['bun', '-e', script], { stdout: 'pipe', stderr: 'inherit' })
  expect(JSON.parse(await new Response(child.stdout).text())).toEqual([])
})
