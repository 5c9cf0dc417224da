/**
 * Reads one address at a steady rate, whether earlier reads are answered or not, until standard input ends; then prints the latencies in
 * milliseconds as JSON. A process of its own, so that what else a bench does is not measured.
 */
const [url = '', key = '', rate = '200'] = process.argv.slice(2)
const taken: number[] = []
const waiting: Promise<void>[] = []
let ended = false
process.stdin.on('end', () => (ended = true)).resume()
for (let next = performance.now(); !ended; next += 1000 / Number(rate)) {
  // What is late because this process was held up is sent at once, and its wait counts from when it was due.
  const due = next
  waiting.push(readOnce(due))
  await Bun.sleep(Math.max(0, due + 1000 / Number(rate) - performance.now()))
}
await Promise.all(waiting)
console.log(JSON.stringify(taken))

async function readOnce(due: number): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  taken.push(performance.now() - due)
}

// Waiting at the top makes it a module only where something is exported.
export {}
