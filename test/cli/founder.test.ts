import { expect, test } from 'bun:test'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startTestService } from '../test_service.ts'
import { serveSites } from '../sites.ts'
import { withEditor } from './editor.ts'
import { piped } from './listing.ts'
import { temporaryFolder } from './temporary_folder.ts'

const testService = await startTestService({ env: serveSites({}).env })
const folder = temporaryFolder()
const { apiKey, listing } = await testService.founder()
const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: apiKey }
const read = (...words: string[]) => piped(['founder', ...words], env)
const BIO = 'I ran a bakery for ten years and planned its shifts on paper, until I wrote a program for it.'

test('the founder profile is shown with what a free launch needs of it, each with the command that mends it', async () => {
  const { code, stdout } = await read('--no-json')
  expect(code).toBe(0)
  for (const flag of ['--set name=', '--set role=', '--set bio=', '--photo ', '--set socials.linkedin='])
    expect(stdout).toContain(`listing founder edit ${flag}`)
  expect(stdout).toEndWith('Next: listing founder edit\n')
  expect(JSON.parse((await read()).stdout)).toEqual(await listing.getFounderProfile())
  expect(JSON.parse((await read('show')).stdout)).toEqual(await listing.getFounderProfile())
})

test('flags change what they name and keep the rest', async () => {
  await read(
    'edit',
    '--set',
    'name=Ada Baker',
    '--set',
    'socials.linkedin=https://www.linkedin.com/in/ada',
    '--set',
    'socials.x=https://x.com/ada',
  )
  const { code, stdout } = await read('edit', '--set', 'role=Founder', '--unset', 'socials.x')
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ name: 'Ada Baker', role: 'Founder', socials: { linkedin: 'https://www.linkedin.com/in/ada' } })
  expect(JSON.parse(stdout).socials.x).toBeUndefined()
  expect(JSON.parse((await read('--unset', 'role')).stdout).role).toBeNull()
})

test('a file of --yaml is taken back, from standard input too, and only what differs is sent', async () => {
  const { stdout } = await read('--yaml')
  const file = join(folder, 'founder.yaml')
  await writeFile(file, stdout)
  expect(await read('edit', '--file', file)).toMatchObject({ code: 0, stdout: '', stderr: 'Nothing changed.\n' })
  await writeFile(file, stdout.replace(/^role: .*$/m, 'role: Baker').replace(/^bio: .*$/m, `bio: ${BIO}`))
  const piping = await piped(['founder', 'edit', '--file', '-'], env, await readFile(file, 'utf8'))
  expect(JSON.parse(piping.stdout)).toMatchObject({ role: 'Baker', bio: BIO, name: 'Ada Baker' })
  expect(await piped(['founder', 'edit', '--file', '-'], env, 'rol: x')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Nearest: role'),
  })
})

test('the editor opens on it, again on a mistake, and sends what was changed', async () => {
  const { code, text, saw } = await withEditor(
    folder,
    ['founder', 'edit'],
    [`sed -i 's|^role:.*|role: Cook|; s|^email:.*|email: nobody|' "$1"`, `sed -i 's|^email:.*|email: ada@acme.example|' "$1"`],
    { env },
  )
  expect(await saw(0)).toContain('# Never shown.\nemail: null')
  expect(await saw(1)).toStartWith('#! email: is not an e-mail address.')
  expect([code, text]).toEqual([0, expect.stringContaining('Saved.')])
  expect(await listing.getFounderProfile()).toMatchObject({ role: 'Cook', email: 'ada@acme.example', bio: BIO })
})

test('--photo takes an address; of a file it says where to upload it', async () => {
  const { stdout } = await read('edit', '--photo', 'http://pictures.beetroot.dev/ada.jpg')
  expect(JSON.parse(stdout)).toMatchObject({})
  expect(JSON.parse(stdout).photo_url).toBe('http://pictures.beetroot.dev/ada.jpg')
  const file = await read('edit', '--photo', 'ada.jpg')
  expect(file).toMatchObject({ code: 2, stdout: '' })
  expect(file.stderr).toContain(`${testService.url}/account/profile#photo`)
})

test('what is no change, or no field, is wrong usage', async () => {
  for (const words of [['edit'], ['show', '--set', 'name=x'], ['edit', '--set', 'nam=x'], ['edit', '--set', 'name=x', '--file', 'x']])
    expect(await read(...words)).toMatchObject({ code: 2, stdout: '' })
})
