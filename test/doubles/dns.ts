import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { Resolver } from 'node:dns/promises'

const [NO_ERROR, NAME_ERROR] = [0, 3]

/** A name server on loopback that knows these texts. `silent` never answers. */
export async function serveDns(texts: Record<string, string>, { silent = false } = {}) {
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    if (!silent) socket.send(answerTo(query, texts), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const resolver = new Resolver({ timeout: 300, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return { resolver, stop: () => void socket.close() }
}

function answerTo(query: Buffer, texts: Record<string, string>): Buffer {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += length + 1
  }
  const name = labels.join('.').toLowerCase()
  const text = texts[name]
  const head = Buffer.from(query.subarray(0, 12))
  head.writeUInt16BE(0x8180 | (text !== undefined ? NO_ERROR : NAME_ERROR), 2)
  head.writeUInt16BE(text === undefined ? 0 : 1, 6)
  head.fill(0, 8)
  const question = query.subarray(12, at + 5)
  if (text === undefined) return Buffer.concat([head, question])
  // The name of the question again, by a pointer; TXT, IN, a minute.
  const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, text.length + 1, text.length])
  return Buffer.concat([head, question, record, Buffer.from(text, 'ascii')])
}
