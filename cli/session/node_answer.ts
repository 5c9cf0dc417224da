import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'

/** Read only as fast as somebody reads on; whoever stops ends the connection. */
export function streamOf(answer: Readable): ReadableStream<Uint8Array> {
  const pieces = answer.iterator() as AsyncIterator<Uint8Array>
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    cancel: () => void answer.destroy(),
  })
}

/** Each header by itself, as a Response takes them. */
export const headersOf = ({ headers }: IncomingMessage): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, each]))
