/*
 * Asks a server over and over on a number of connections that stay open, from a process of its own, and prints what it saw as JSON.
 *   bun bench/load.ts <host:port> <connections> <seconds> <file> [authorization]
 * A line of the file is a path, `path body` to post JSON, or a call as JSON: {"path", "method", "headers", "body"}.
 * It speaks just enough HTTP/1.1 to cost little beside what it measures: one call at a time per connection, bodies by Content-Length.
 */
import { connect } from 'node:net'

const WARM_UP_SHARE = 0.2
const [address = '', connections = '1', seconds = '5', file = '', authorization] = process.argv.slice(2)
const [hostname = '', port = '80'] = address.split(':')
const paths = (await Bun.file(file).text()).split('\n').filter(Boolean)
const header = authorization === undefined ? '' : `Authorization: ${authorization}\r\n`
type Asked = { path: string; method: string; headers: Record<string, string>; body: string }
/** Our own process wrote the lines. */
function readLine(line: string): Asked {
  if (line.startsWith('{')) return JSON.parse(line) as Asked
  const [path = '', ...rest] = line.split(' ')
  const body = rest.join(' ')
  return body === ''
    ? { path, method: 'GET', headers: {}, body }
    : { path, method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
}
const requests = paths.map((line) => {
  const asked = readLine(line)
  const length = asked.method === 'GET' ? {} : { 'Content-Length': String(Buffer.byteLength(asked.body)) }
  const headers = Object.entries({ Host: address, ...asked.headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${asked.method} ${asked.path} HTTP/1.1\r\n${headers.join('')}${header}\r\n${asked.body}`)
})

const started = performance.now()
const measured_from = started + Number(seconds) * 1000 * WARM_UP_SHARE
const ends = started + Number(seconds) * 1000
const latencies: number[] = []
let [next, failures] = [0, 0]

await Promise.all(Array.from({ length: Number(connections) }, run))
latencies.sort((a, b) => a - b)
const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? NaN
const rate = latencies.length / ((ends - measured_from) / 1000)
process.stdout.write(JSON.stringify({ rate, p50: at(0.5), p99: at(0.99), max: at(1), calls: latencies.length, failures }))

/** One connection until the time is over. */
function run(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    let sent = 0
    let left = -1
    let head = ''
    const send = () => {
      sent = performance.now()
      if (sent >= ends) return void socket.end(resolve)
      left = -1
      head = ''
      // Paths are taken in turn, so that every run asks the same.
      socket.write(requests[next++ % requests.length] ?? '')
    }
    const answered = () => {
      const now = performance.now()
      if (sent >= measured_from && now <= ends) latencies.push(now - sent)
      if (!head.startsWith('HTTP/1.1 200')) failures += 1
      send()
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (left >= 0) left -= chunk.length
      else {
        const text = head + chunk.toString('latin1')
        const end = text.indexOf('\r\n\r\n')
        head = end < 0 ? text : text.slice(0, end)
        if (end < 0) return
        left = Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0) - (text.length - end - 4)
      }
      if (left === 0) answered()
    })
  })
}
