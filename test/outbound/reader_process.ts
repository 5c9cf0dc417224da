import { createModelCall } from '../../server/drafting/model/model_call.ts'
import { createGuardedFetch, parseConnectTo } from '../../server/crawl/guarded_fetch.ts'
import { openFiles } from '../../server/files/store.ts'
import { openStripe } from '../../server/pay/stripe.ts'
import { createVies } from '../../server/vat/vies.ts'

/** Asks a server on this machine as each of the service's outbound readers does, and says by how much its own memory grew at most. */
const [reader = '', port = ''] = process.argv.slice(2)
const origin = `http://127.0.0.1:${port}`
const guarded = createGuardedFetch({ user_agent: 'ListingBot/1.0', connect_to: parseConnectTo(`bomb.test:80:127.0.0.1:${port}`) })
const bucket = { endpoint: origin, bucket: 'b', region: null, access_key_id: 'a', secret_access_key: 's' }
const spent = { calls: 0, retries_left: 0, prompt_tokens: 0, completion_tokens: 0 }

const readers: Record<string, () => Promise<unknown>> = {
  'a page': () => guarded('http://bomb.test/'),
  'a page that is cut': async () => {
    const { cut, bytes } = await guarded('http://bomb.test/', { bytes_max: 100_000, over_bytes: 'cut' })
    return `cut at ${cut ? bytes.length : 'nothing'}`
  },
  'client metadata': () => guarded('http://bomb.test/app.json', { bytes_max: 5 * 1024, redirects_max: 0 }),
  'the tax register': async () => {
    const { status, reason } = await createVies({ url: origin, requester: null }).ask({ prefix: 'EE', digits: '100594102' })
    return `${status} ${reason}`
  },
  'a model': () =>
    createModelCall({ name: 'test', api_key: 'k', base_url: `${origin}/v1` })(
      [{ role: 'user', content: 'hello' }],
      {},
      spent,
      AbortSignal.timeout(100_000),
      1e9,
    ),
  'a payment provider': () => openStripe({ secret_key: 'sk_test_a', webhook_secret: null, api_base: origin }).readSession('cs_a'),
  'a bucket': () => openFiles({ folder: '/nowhere', bucket }).read(`${'0'.repeat(32)}.webp`),
}

const read = readers[reader]
if (!read) throw new Error(`there is no reader "${reader}"`)
// What the library of a reader takes by being loaded is there before the question is asked.
if (reader === 'a model') await import('openai')
const before = process.memoryUsage.rss()
// The system's own high-water mark would be inherited from whoever started this process.
let most = before
setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 2)
const outcome = await read().then(String, (error: Error) => `refused: ${error.message}`)
process.stdout.write(`${JSON.stringify(outcome)}\n`)
// Whatever goes on in the background after the answer was given up does so until the server has seen its connection end.
for await (const _ of process.stdin);
process.stdout.write(String(Math.max(most, process.memoryUsage.rss()) - before))
process.exit(0)
