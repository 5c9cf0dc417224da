/** What the register says to one question. */
export type ViesReply =
  | { isValid: boolean; userError?: string; requestIdentifier?: string }
  | { status: number; body?: string }
  | { body: string }
  | 'hang'
  | 'redirect'
  | 'endless'

export type ViesDouble = {
  /** For VIES_URL. */
  url: string
  /** Country and number of each question, in order, with what was sent along. */
  questions: { country: string; number: string; requester: string | null }[]
  stop(): Promise<void>
}

/**
 * VIES on loopback, as its REST interface is: `GET /ms/{CC}/vat/{number}`, answered by `reply` with the number of the question (from 1).
 * It can say anything, nothing for ever, end the connection, or never come to an end.
 */
export function serveVies(reply: (number: string, call: number) => ViesReply): ViesDouble {
  const questions: ViesDouble['questions'] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 60,
    async fetch(request, own) {
      const { pathname, searchParams } = new URL(request.url)
      const [, country, number] = /^\/rest\/ms\/([A-Z]{2})\/vat\/([^/]+)$/.exec(pathname) ?? []
      if (request.method !== 'GET' || country === undefined || number === undefined) return new Response('{}', { status: 404 })
      const digits = decodeURIComponent(number)
      const requester = searchParams.get('requesterNumber')
      questions.push({
        country,
        number: digits,
        requester: requester === null ? null : `${searchParams.get('requesterMemberStateCode')}${requester}`,
      })
      const said = reply(country + digits, questions.length)
      if (said === 'hang') {
        own.timeout(request, 0)
        return new Promise<Response>((_resolve, reject) => request.signal.addEventListener('abort', () => reject(new Error('gone'))))
      }
      // A redirect is as good as an answer from somebody else.
      if (said === 'redirect') return Response.redirect('http://127.0.0.1:9/', 302)
      if (said === 'endless') return new Response(endless())
      if ('body' in said || 'status' in said)
        return new Response(said.body ?? '{}', {
          status: 'status' in said ? said.status : 200,
          headers: { 'content-type': 'application/json' },
        })
      return Response.json({ requestDate: '2026-11-21T09:30:00Z', vatNumber: digits, name: '---', address: '---', ...said })
    },
    error: () => new Response(null, { status: 500 }),
  })
  return { url: `http://127.0.0.1:${server.port}/rest`, questions, stop: () => server.stop(true) }
}

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(16 * 1024).fill(0x20)) })
}
