import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

type Received = { from: string; to: string[]; raw: string; message_id: string }
/** What the server says to an e-mail; null takes it. `close` ends the connection after the e-mail came and before it was answered. */
export type Says = { code: number; text: string; at?: 'sender' | 'recipient' | 'content' } | 'close' | null

/** A real SMTP server on loopback that says what the test wants, e-mail by e-mail (counted from 1; 0 when it greets the sender), and keeps all that came to its DATA. */
export async function serveSmtp(says: (mail: number, to: string) => Says = () => null, port = 0) {
  const received: Received[] = []
  let mails = 0
  const answers = new WeakMap<object, Says>()
  const refusal = (answer: Says, at: string) =>
    answer !== null && answer !== 'close' && (answer.at ?? 'recipient') === at
      ? Object.assign(new Error(answer.text), { responseCode: answer.code })
      : null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    // Clients keep their connections open for the next e-mail.
    closeTimeout: 50,
    onMailFrom(_address, _session, done) {
      // Nobody is named yet, so that an answer to the sender is the same for every e-mail.
      done(refusal(says(0, ''), 'sender'))
    },
    onRcptTo({ address }, session, done) {
      const answer = says(++mails, address)
      answers.set(session.envelope, answer)
      done(refusal(answer, 'recipient'))
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString()
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw,
          message_id: /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '',
        })
        const answer = answers.get(session.envelope) ?? null
        if (answer === 'close') for (const connection of server.connections) connection.close()
        else done(refusal(answer, 'content'))
      })
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  // A listening TCP server has an address with a port.
  const bound = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${bound.port}`, received, stop: () => new Promise<void>((resolve) => server.close(resolve)) }
}

/** A port that takes connections and says nothing, or leaves at once. */
export async function serveNothing(how: 'silent' | 'leave') {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    if (how === 'leave') socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${bound.port}`,
    connections: () => sockets.size,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}
