import { WebStandardStreamableHTTPServerTransport, type McpServer, type Server } from '@modelcontextprotocol/server'
import type { Exchange } from './exchange.ts'
import { isMessage } from './gate.ts'

export type Served = {
  /** A server for one request. */
  serve(exchange: Exchange): Server | McpServer
  /** Whether calls say something before their result. Ours never do, so that plain JSON answers them at a third less cost. */
  streams?: true
}

/** Answers messages of the protocol versions up to 2025-11-25 by a server and a transport made for this request. */
export async function passLegacy({ serve, streams }: Served, request: Request, body: unknown, exchange: Exchange): Promise<Response> {
  // A client cannot cancel in the same breath: nothing would ever answer the call that it cancels.
  const sent = Array.isArray(body) ? body.filter((message) => !isMessage(message) || message.method !== 'notifications/cancelled') : body
  if (Array.isArray(sent) && sent.length === 0) return new Response(null, { status: 202 })
  const server = serve(exchange)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !streams })
  await server.connect(transport)
  const headers = new Headers(request.headers)
  // The transport insists on both kinds; whoever accepts one of them is answered all the same.
  headers.set('accept', 'application/json, text/event-stream')
  const forwarded = new Request(request.url, { method: 'POST', headers })
  const answered = transport.handleRequest(forwarded, { parsedBody: sent })
  const gone = new Promise<Response>((resolve) => {
    const leave = () => {
      void server.close()
      resolve(new Response(null, { status: 499 }))
    }
    if (request.signal.aborted) leave()
    else request.signal.addEventListener('abort', leave, { once: true })
  })
  const response = await Promise.race([answered, gone])
  if (streams || !Array.isArray(sent) || response.status !== 200) return response
  const answer: unknown = await response.json()
  return Response.json(Array.isArray(answer) ? answer : [answer])
}
