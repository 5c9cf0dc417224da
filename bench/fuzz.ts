/**
 * Sends calls made by seed to every door and holds the answers to the contract, as test/fuzz does with a few thousand:
 * `bun bench/fuzz.ts --calls 120000 --seed 1`. Each batch has a service and a database of its own; what is found is printed with the
 * seed that finds it again.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const BATCH_CALLS = 10_000
const BATCH_MILLISECONDS_MAX = 1_800_000
const TEST = join(import.meta.dir, '..', 'test', 'fuzz', 'fuzz.test.ts')

const { values } = parseArgs({ options: { calls: { type: 'string', default: '120000' }, seed: { type: 'string', default: '1' } } })
let left = Number(values.calls)
let failed = 0
for (let seed = Number(values.seed); left > 0; seed++, left -= BATCH_CALLS) {
  const calls = Math.min(BATCH_CALLS, left)
  const child = Bun.spawn(['bun', 'test', `--timeout=${BATCH_MILLISECONDS_MAX}`, TEST], {
    env: { ...process.env, FUZZ_CALLS: String(calls), FUZZ_SEED: String(seed) },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [said, code] = await Promise.all([new Response(child.stderr).text(), child.exited])
  console.log(`seed ${seed}: ${calls} calls, ${code === 0 ? 'nothing found' : 'found:'}`)
  if (code === 0) continue
  failed++
  console.log(said)
}
process.exitCode = failed > 0 ? 1 : 0
