/** Programs say what they are, or say nothing; who lies is counted, and does no harm by it. */
const PROGRAM = /bot|crawl|spider|slurp|preview|fetch|curl|wget|python|java\/|go-http|headless|lighthouse|monitor|scan|^$/i

/** Whether a request is somebody reading, to be counted for the founder: no program, no page that a browser loads ahead. */
export function countsAsVisitor({ method, headers }: Request): boolean {
  const ahead = `${headers.get('sec-purpose') ?? ''}${headers.get('purpose') ?? ''}`.includes('prefetch')
  return method === 'GET' && !ahead && !PROGRAM.test(headers.get('user-agent') ?? '')
}
