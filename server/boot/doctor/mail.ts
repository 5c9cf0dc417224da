import type { Resolver } from 'node:dns/promises'
import { join } from 'node:path'
import type { Config } from '../../core/config.ts'
import { openSender } from '../../mail/sender.ts'
import { advice, failed, ok, reasonOf, unset, type Found } from './finding.ts'

/** The names under which providers keep keys most often. DNS lists no names, so that a key under another one is not found from here. */
const SELECTORS = ['default', 'dkim', 'google', 'k1', 'k2', 'mail', 'mandrill', 'mta', 'pm', 's1', 's2', 'selector1', 'selector2', 'smtp']

export type Dns = Pick<Resolver, 'resolveTxt'>

/** A handshake with the mail server, sign-in included, and what DNS says of the sender's domain. */
export async function checkMail({ smtp_url, mail_from, extra_ca, data_dir }: Config, dns: Dns): Promise<Found> {
  if (smtp_url === null)
    return unset(
      `SMTP_URL is not set: e-mails are files under ${join(data_dir, 'outbox')} and reach nobody.`,
      'Set SMTP_URL and MAIL_FROM.',
    )
  const { host } = new URL(smtp_url)
  const sender = openSender({ smtp_url, from: mail_from, folder: '', extra_ca, connections_max: 1 })
  const domain = mail_from.address.slice(mail_from.address.lastIndexOf('@') + 1)
  // Both at once, so that a server that does not answer costs no more than its own time.
  const [handshake, named] = await Promise.allSettled([sender.verify().finally(() => sender.close()), askDns(dns, domain)])
  if (handshake.status === 'rejected')
    return failed(
      `${host} takes no e-mails: ${reasonOf(handshake.reason)}.`,
      'Correct SMTP_URL (host, port, smtp:// or smtps://, user, password), or open the way there.',
    )
  const works = `${host} takes e-mails`
  if (named.status === 'rejected') return ok(`${works}; DNS said nothing of ${domain} (${reasonOf(named.reason)}).`)
  const { spf, dkim } = named.value
  if (spf && dkim) return ok(`${works}; ${domain} has SPF and DKIM.`)
  if (!spf)
    return advice(
      `${works}; ${domain} says by no SPF who may send for it${dkim ? '' : ', and has a DKIM key under no usual name'}.`,
      `Publish the TXT record that your mail provider names, such as ${domain} "v=spf1 include:… -all"${dkim ? '' : ', and its DKIM key'}.`,
    )
  return advice(
    `${works}; ${domain} has SPF, and a DKIM key under no usual name.`,
    'See that your mail provider signs, and that its key is published.',
  )
}

/** Throws where DNS does not answer; a name that is not there is an answer. */
async function askDns(dns: Dns, domain: string): Promise<{ spf: boolean; dkim: boolean }> {
  const [own = [], ...keys] = await Promise.all(
    [domain, ...SELECTORS.map((name) => `${name}._domainkey.${domain}`)].map((name) => textsAt(dns, name)),
  )
  return {
    spf: own.some((text) => /^v=spf1(\s|$)/i.test(text)),
    // A key that is empty was taken back.
    dkim: keys.flat().some((text) => /(^|;)\s*p=[^;\s]/.test(text)),
  }
}

async function textsAt(dns: Dns, name: string): Promise<string[]> {
  try {
    return (await dns.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENODATA' || code === 'ENOTFOUND') return []
    throw error
  }
}
