import { Failure } from '../terminal/failure.ts'
import { io } from '../terminal/io.ts'

// The service takes bodies up to 1 MiB.
const INPUT_BYTES_MAX = 1024 * 1024

/** All of standard input as text. */
export async function readInput(): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of io().stdin as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > INPUT_BYTES_MAX) throw new Failure('The input is larger than 1 MiB.', 'listing --help')
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
