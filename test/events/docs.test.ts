import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { temporaryFolder } from '../cli/temporary_folder.ts'
import { freePort } from '../free_port.ts'
import { until } from '../until.ts'

const root = join(import.meta.dir, '../..')
const folder = temporaryFolder()
const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`
const node = Bun.which('node')

const text = await Bun.file(join(root, 'docs/webhooks.md')).text()
const blocks = [...text.matchAll(/^```(ts|js)\n(.*?)^```/gms)].map(([, language = '', code = '']) => ({ language, code }))

/** What each example runs on; Node gets the SDK as one file of plain JavaScript, as the package has it. */
async function start(index: number) {
  const block = blocks[index]
  if (!block) throw new Error(`docs/webhooks.md has no example ${index}`)
  const port = await freePort()
  const sdk = join(folder, 'sdk.js')
  const built = await Bun.build({ entrypoints: [join(root, 'sdk/verify_webhook.ts')], target: 'node', format: 'esm' })
  await Bun.write(sdk, (await built.outputs[0]?.text()) ?? '')
  const given = join(folder, `receiver${index}.${block.language === 'ts' ? 'ts' : 'mjs'}`)
  await Bun.write(given, block.code.replace("'listing'", JSON.stringify(sdk)))
  const is_function = block.code.includes('export async function POST')
  const path = is_function ? join(folder, `platform${index}.mjs`) : given
  // What the platform of a function does: a request in, an answer out.
  if (is_function)
    await Bun.write(
      path,
      `import { POST } from ${JSON.stringify(given)}\nBun.serve({ port: Number(process.env.PORT), hostname: '127.0.0.1', fetch: POST })`,
    )
  const runtime = block.language === 'ts' || is_function ? process.execPath : (node ?? process.execPath)
  const child = Bun.spawn([runtime, path], {
    env: { PORT: String(port), WEBHOOK_SECRET: SECRET, PATH: process.env.PATH ?? '' },
    stdout: 'pipe',
    stderr: 'inherit',
  })
  afterAll(() => child.kill())
  const url = `http://127.0.0.1:${port}`
  await until(() =>
    fetch(url, { method: 'POST' }).then(
      ({ status }) => status === 400,
      () => false,
    ),
  )
  return { url, child }
}

test('each receiver takes 15 lines at most', () => {
  expect(blocks.map(({ code }) => code.trim().split('\n').length <= 15)).toEqual([true, true, true])
})

test.each([0, 1, 2])('receiver %p of docs/webhooks.md takes what is signed, and nothing else', async (index) => {
  const { url, child } = await start(index)
  const body = JSON.stringify({
    id: 'evt_0000000000000007',
    type: 'order.paid',
    timestamp: '2026-11-22T09:00:00Z',
    data: { number: 'L-2026-000123' },
  })
  const sent = new Date()
  const headers = {
    'webhook-id': 'evt_0000000000000007',
    'webhook-timestamp': String(Math.floor(sent.getTime() / 1000)),
    'webhook-signature': new Webhook(SECRET).sign('evt_0000000000000007', sent, body),
  }
  const post = async (given: string) => (await fetch(url, { method: 'POST', headers, body: given })).status
  expect([await post(body), await post(`${body} `)]).toEqual([204, 400])
  child.kill()
  expect(await new Response(child.stdout).text()).toEndWith('paid L-2026-000123\n')
})
