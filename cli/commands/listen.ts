import type { Schemas } from '../../sdk/index.ts'
import { reasonOf } from '../../sdk/unreached.ts'
import { lineOf } from '../terminal/event_line.ts'
import { EXIT, Failure } from '../terminal/failure.ts'
import { interruptible } from '../terminal/interrupt.ts'
import { typed } from '../terminal/next.ts'
import type { Session } from '../session/session.ts'

const SECONDS_MAX = 10

/** Sends each event on, signed with a secret of this run. What the server does not take is said and not tried again. */
export async function listen({ terminal, listing }: Session, forwardTo: string, types: Schemas['EventType'][] | undefined): Promise<void> {
  const url = URL.canParse(forwardTo) ? new URL(forwardTo) : null
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Failure(`${forwardTo} is no web address.`, 'listing listen --forward-to http://localhost:4000/hook')
  const raw = crypto.getRandomValues(new Uint8Array(32))
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  terminal.talk(`Signing with whsec_${base64(raw)}, valid until Ctrl-C.`, 'bold')
  terminal.talk(`Sending what happens from now on to ${url.href}`)
  const again = typed(['listen', '--forward-to', forwardTo, ...(types ? ['--types', types.join(',')] : [])])
  const stop = new Failure('Stopped.', again, EXIT.interrupted)
  await interruptible(stop, async (signal) => {
    for await (const event of listing.events({ fromNow: true, types, signal })) {
      const answer = await forward(url, event, key).catch(reasonOf)
      terminal.talk(`${lineOf(event)}  ${answer}`, answer.startsWith('2') ? 'green' : 'red')
    }
  })
}

async function forward(url: URL, event: Schemas['Event'], key: CryptoKey): Promise<string> {
  const body = JSON.stringify(event)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signed = new TextEncoder().encode(`${event.id}.${timestamp}.${body}`)
  const signature = base64(new Uint8Array(await crypto.subtle.sign('HMAC', key, signed)))
  const headers = {
    ...{ 'content-type': 'application/json', 'webhook-id': event.id },
    ...{ 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` },
  }
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(SECONDS_MAX * 1000) })
  await response.body?.cancel()
  return String(response.status)
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
