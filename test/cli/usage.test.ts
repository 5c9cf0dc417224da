import { expect, test } from 'bun:test'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MEANT } from '../../cli/program.ts'
import { OPERATIONS } from '../../sdk/operations.gen.ts'
import { onTerminal, piped, plain, spawned } from './listing.ts'
import { temporaryFolder } from './temporary_folder.ts'

const settings = temporaryFolder()
const NOBODY = { LISTING_BASE_URL: 'http://127.0.0.1:1' }
const COMMANDS = [
  ...['submit', 'drafts', 'edit', 'submit-draft', 'listings', 'show', 'free', 'badge', 'weeks', 'leaderboard'],
  ...[
    'post',
    'updates',
    'versions',
    'restore',
    'founder',
    'categories',
    'milestone add',
    'milestone remove',
    'story show',
    'story edit',
    'interview',
    'invite',
    'search',
    'whoami',
  ],
  ...['call', 'completion'],
]

test.each(COMMANDS)('%s --help shows examples and ends in 0', async (command) => {
  const { code, stdout, stderr } = await piped([...command.split(' '), '--help'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(new RegExp(`Examples:\\n(  \\$ .*\\n)*  \\$ ${command === 'completion' ? 'source <\\(' : ''}listing ${command}`))
  expect(stdout).toContain('--json')
})

test('what help says of a command fits a terminal of 40 columns', async () => {
  const { shown } = await onTerminal(['search', '--help'], { cols: 40 })
  const [, options = ''] = plain(shown).split(/^Options:$/m)
  const said = options.slice(0, options.indexOf('Examples:')).split('\n')
  expect(said.filter((line) => line.length > 40)).toEqual([])
  expect(said.length).toBeGreaterThan(40)
})

test('help before a command is its --help', async () => {
  for (const command of ['', 'edit', 'milestone add'])
    expect(await piped(`help ${command}`.trim().split(' '))).toEqual(await piped([...command.split(' ').filter(Boolean), '--help']))
  expect(await piped(['help', 'no-such'])).toMatchObject({ code: 2 })
})

test('help lists every command and call every operation', async () => {
  const help = (await piped([])).stdout
  for (const command of COMMANDS) expect(help).toMatch(new RegExp(`^  ${command.split(' ')[0]} `, 'm'))
  const operations = (await piped(['call', '--help'])).stdout
  for (const id of Object.keys(OPERATIONS)) expect(operations).toContain(`  ${id} `)
})

test.each([
  [['nope'], /unknown command 'nope'/, 'listing --help'],
  [['submt', 'x'], /Did you mean submit/, 'listing --help'],
  [['publish', '41'], /Did you mean listing submit-draft\?/, 'listing submit-draft --help'],
  [['list'], /Did you mean listing listings\?/, 'listing listings --help'],
  [['create', 'https://acme.com'], /Did you mean listing submit\?/, 'listing submit --help'],
  [['launch'], /Did you mean listing free\?/, 'listing free --help'],
  [['doctor'], /Did you mean listing-server doctor\?/, 'listing-server doctor --help'],
  [['submit'], /missing required argument 'url'/, 'listing submit --help'],
  [['drafts', '--page', '0'], /whole number/, 'listing drafts --help'],
  [['drafts', '--paeg', '1'], /Did you mean --page/, 'listing drafts --help'],
  [['drafts', 'extra'], /too many arguments/, 'listing drafts --help'],
  [['leaderboard', '--week', '2026-W54'], /ISO week/, 'listing leaderboard --help'],
  [['milestone', 'add', '1'], /--date/, 'listing milestone add --help'],
  [['post', '41', '--title', 'T', '--body', '-'], /--file - reads it/, 'listing post --help'],
  [['story', 'edit'], /missing required argument 'listing'/, 'listing story edit --help'],
  [['transfer', '41'], /who gets it/, 'listing transfer 41 EMAIL'],
  [['founder', 'fire'], /show, edit/, 'listing founder --help'],
  [['completion', 'tcsh'], /bash, zsh, fish/, 'listing completion --help'],
  [['call', 'list_draft'], /Nearest: .*list_my_drafts/, 'listing call --help'],
  [['call', 'get_draft', '{'], /not JSON/, 'listing call --help'],
  [['call', 'get_draft', '[1]'], /one JSON object/, 'listing call --help'],
  [['call', 'get_draft', '{}'], /get_draft needs id/, 'listing call --help'],
  [['drafts', '--base-url', 'localhost'], /^Error: --base-url or LISTING_BASE_URL must be/, 'listing drafts --help'],
])('%j is wrong usage: 2, and the next command to type', async (words, message, next) => {
  const { code, stdout, stderr } = await piped(words, NOBODY)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(message)
  expect(stderr).toEndWith(`Next: ${next}\n`)
})

test('each command that is guessed is none, and leads to one that is', async () => {
  expect(MEANT.size).toBeGreaterThan(40)
  const operators = await Bun.file(join(import.meta.dir, '..', '..', 'server', 'main.ts')).text()
  const boot = await Promise.all(
    ['account', 'backup', 'doctor', 'job', 'shop', 'site'].map((name) =>
      Bun.file(
        join(import.meta.dir, '..', '..', 'server', 'boot', `${name === 'doctor' ? 'doctor_command' : `${name}_commands`}.ts`),
      ).text(),
    ),
  )
  const known = [operators, ...boot].join('')
  for (const [guess, meant] of MEANT) {
    const [program, ...words] = meant.split(' ')
    expect((await piped([guess])).stderr).toEndWith(`Next: ${meant} --help\n`)
    if (program === 'listing') expect([guess, (await piped([...words, '--help'])).code]).toEqual([guess, 0])
    else expect(known).toContain(`command('${words[0]}')`)
  }
})

test('the process ends with the exit code, what it answers on one stream and what it tells on the other', async () => {
  const help = await spawned(['search', '--help'], NOBODY)
  expect({ ...help, stdout: help.stdout.split('\n')[0] }).toEqual({
    code: 0,
    stdout: expect.stringContaining('Usage: listing'),
    stderr: '',
  })
  const wrong = await spawned(['call', 'get_draft', '-'], NOBODY, '[1]')
  expect(wrong).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining('one JSON object') })
  const refused = await spawned(['search', 'x'], NOBODY)
  expect(refused).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining('No answer from') })
})

test('nobody at the address ends in 1, says how to name another one, and only on this machine how to start it', async () => {
  const { code, stdout, stderr } = await piped(['search', 'x'], NOBODY)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toContain('No answer from http://127.0.0.1:1')
  expect(stderr).toContain('If you run this service yourself, start it: listing-server serve')
  expect(stderr).toEndWith('Next: listing --base-url https://your-directory.com search\n')
  const elsewhere = await piped(['search', 'x'], { LISTING_BASE_URL: 'http://localhost.nobody.invalid' })
  expect(elsewhere.code).toBe(1)
  expect(elsewhere.stderr).not.toContain('listing-server')
})

test('a proxy of the environment is not asked for a service of this machine', async () => {
  const server = Bun.serve({ port: 0, fetch: () => Response.json({ items: [] }) })
  const dead = 'http://127.0.0.1:1'
  for (const host of ['localhost', '127.0.0.1'])
    for (const more of [{}, { NO_PROXY: 'intranet.example' }]) {
      const env = { LISTING_BASE_URL: `http://${host}:${server.port}`, HTTP_PROXY: dead, http_proxy: dead, ...more }
      expect(await spawned(['categories'], env)).toMatchObject({ code: 0, stdout: expect.stringContaining('"items"') })
    }
  // Any other is reached by it alone.
  expect((await spawned(['categories'], { LISTING_BASE_URL: 'http://directory.example', HTTP_PROXY: dead, http_proxy: dead })).code).toBe(1)
  await server.stop(true)
})

test('a key that was copied with a sign of the help is named, not shown', async () => {
  const { code, stderr } = await piped(['whoami'], { ...NOBODY, LISTING_API_KEY: 'lst_…' })
  expect([code, stderr.split('\n')[0]]).toEqual([2, 'Error: LISTING_API_KEY holds a sign that no key has; copy it anew.'])
})

test('colours only where a person wants them', async () => {
  const colour = /\u001b\[\d+m/
  expect((await onTerminal(['--help'])).shown).toMatch(colour)
  expect((await onTerminal(['--help'], { env: { NO_COLOR: '1' } })).shown).not.toMatch(colour)
  expect((await onTerminal(['--help'], { env: { TERM: 'dumb' } })).shown).not.toMatch(colour)
  expect((await piped(['--help'])).stdout).not.toMatch(colour)
  expect((await piped(['--help'], { FORCE_COLOR: '1' })).stdout).toMatch(colour)
  expect((await onTerminal(['nope'], { env: { NO_COLOR: '1' } })).shown).not.toMatch(colour)
  expect((await onTerminal(['nope'])).shown).toMatch(colour)
})

test.each([80, 120])('help keeps to a terminal of %d columns', async (cols) => {
  const { shown } = await onTerminal(['edit', '--help'], { cols })
  const [options = ''] = plain(shown).split('Examples:')
  for (const line of options.split('\n')) expect(line.length).toBeLessThanOrEqual(cols)
})

test('a reader that has seen enough is no failure', async () => {
  const { PATH = '' } = process.env
  const entry = join(import.meta.dir, '../../cli/index.ts')
  const child = Bun.spawn(['sh', '-c', `"${process.execPath}" "${entry}" --help | head -1; echo done`], {
    env: { PATH },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  expect(await new Response(child.stdout).text()).toBe('Usage: listing [options] [command]\ndone\n')
  expect(await new Response(child.stderr).text()).toBe('')
  const full = Bun.spawn(['sh', '-c', `"${process.execPath}" "${entry}" --help > /dev/full`], { env: { PATH }, stderr: 'pipe' })
  expect([await new Response(full.stderr).text(), await full.exited]).toEqual([
    expect.stringMatching(/^Error: The output cannot be written: /),
    1,
  ])
})

test('the next command names the service where the one before did by a flag', async () => {
  const none = { items: [], page: 1, per_page: 20, total: 0, total_pages: 0, has_more: false }
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => Response.json(none) })
  const { origin } = server.url
  for (const flags of [['--base-url', origin], [`--base-url=${origin}`]])
    expect((await piped(['drafts', '--no-json', ...flags])).stdout).toEndWith(
      `Next: listing --base-url ${origin} submit https://your-product.com\n`,
    )
  expect((await piped(['drafts', '--no-json'], { LISTING_BASE_URL: origin })).stdout).toEndWith(
    'Next: listing submit https://your-product.com\n',
  )
  await server.stop(true)
})

test('a key kept for a service is sent to that service and to no other', async () => {
  const keys: (string | null)[] = []
  const serve = () =>
    Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch(request) {
        keys.push(request.headers.get('Authorization'))
        return Response.json({ items: [], page: 1, per_page: 20, total: 0, total_pages: 0, has_more: false })
      },
    })
  const [known, other] = [serve(), serve()]
  await mkdir(join(settings, 'listing'))
  await writeFile(join(settings, 'listing', 'credentials.json'), JSON.stringify({ [`http://localhost:${known.port}`]: 'lst_kept' }))
  const env = { XDG_CONFIG_HOME: settings }
  await piped(['drafts', '--base-url', `http://127.0.0.1:${known.port}/`], env)
  await piped(['drafts', '--base-url', `http://127.0.0.1:${other.port}`], env)
  await piped(['drafts', '--base-url', `http://127.0.0.1:${known.port}`], { ...env, LISTING_API_KEY: 'lst_mine' })
  expect(keys).toEqual(['Bearer lst_kept', null, 'Bearer lst_mine'])
  await Promise.all([known.stop(true), other.stop(true)])
})

test('an address with slashes or the path of the API behind it names the same service, with its key and its files', async () => {
  const asked: string[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      const { pathname } = new URL(request.url)
      asked.push(`${pathname} ${request.headers.get('Authorization') ?? ''}`.trim())
      return pathname.startsWith('/api/') ? Response.json({ items: [] }) : new Response(null, { status: 404 })
    },
  })
  const folder = join(settings, 'addresses')
  await mkdir(join(folder, 'listing'), { recursive: true })
  await writeFile(join(folder, 'listing', 'credentials.json'), JSON.stringify({ [server.url.origin]: 'lst_kept' }))
  for (const behind of ['', '//', '/api/v1', '/api/v1/']) {
    const env = { XDG_CONFIG_HOME: folder, LISTING_BASE_URL: server.url.origin + behind }
    expect((await piped(['categories'], env)).code).toBe(0)
    expect((await piped(['dump', '--out', folder], env)).code).toBe(8)
  }
  await server.stop(true)
  expect(new Set(asked)).toEqual(new Set(['/api/v1/categories Bearer lst_kept', '/dumps/latest.json']))
})
