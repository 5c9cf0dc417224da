import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { Resolver } from 'node:dns/promises'

const [NO_ERROR, SERVER_FAILURE, NAME_ERROR] = [0, 2, 3]

/** What a name answers: a text, several, or that the server failed. `*.host` answers every name of a host that has no answer of its own. */
export type DnsTexts = Record<string, string | string[] | typeof DNS_FAILS>
export const DNS_FAILS = Symbol('the server fails')

/** A name server on loopback that knows these texts, which may change meanwhile. `silent` never answers. */
export async function serveDns(texts: DnsTexts, { silent = false } = {}) {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const { name, ends_at } = questionOf(query)
    asked.push(name)
    if (!silent) socket.send(answerTo(query, ends_at, lookUp(texts, name)), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const server = `127.0.0.1:${socket.address().port}`
  // Who never answers is waited for no longer than a test has to; who does may be on a busy machine.
  const resolver = new Resolver({ timeout: silent ? 300 : 30_000, tries: 1 })
  resolver.setServers([server])
  return { resolver, server, asked, stop: () => void socket.close() }
}

function lookUp(texts: DnsTexts, name: string): DnsTexts[string] | undefined {
  const [, parent = ''] = /^[^.]+\.(.*)$/.exec(name) ?? []
  return texts[name] ?? texts[`*.${parent}`]
}

function questionOf(query: Buffer): { name: string; ends_at: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), ends_at: at + 5 }
}

function answerTo(query: Buffer, ends_at: number, found: DnsTexts[string] | undefined): Buffer {
  const texts = found === undefined || found === DNS_FAILS ? [] : [found].flat()
  const code = found === DNS_FAILS ? SERVER_FAILURE : found === undefined ? NAME_ERROR : NO_ERROR
  const head = Buffer.from(query.subarray(0, 12))
  head.writeUInt16BE(0x8180 | code, 2)
  head.writeUInt16BE(texts.length, 6)
  head.fill(0, 8)
  const question = query.subarray(12, ends_at)
  // The name of the question again, by a pointer; TXT, IN, a minute.
  const records = texts.map((text) =>
    Buffer.concat([Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, text.length + 1, text.length]), Buffer.from(text, 'ascii')]),
  )
  return Buffer.concat([head, question, ...records])
}
