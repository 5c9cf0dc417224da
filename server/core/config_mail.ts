import { readEmail, readMailbox } from '../mail/email_address.ts'
import type { Fail } from './config_values.ts'

export function readSmtp(given: string | null, fail: Fail): string | null {
  if (given === null) return null
  const url = URL.parse(given)
  if (!url?.hostname) return fail('SMTP_URL', 'names no host; write smtp://user:password@host:587.')
  // The worker that signs in with them would end each time that it starts.
  if (!isDecodable(url.username) || !isDecodable(url.password))
    fail('SMTP_URL', 'has a % in its user or password that is none of an escape; write it as %25.')
  return given
}

/** E-mails that become files may be from anybody at `host`; those that go out are from an address of the operator's. */
export function readSender(given: string | null, host: string | null, fail: Fail): { name: string; address: string } {
  if (given !== null) return readMailbox(given) ?? fail('MAIL_FROM', `"${given}" is neither an e-mail address nor Name <address>.`)
  if (host !== null) return { name: 'Listing', address: `listing@${host}` }
  return fail('MAIL_FROM', 'is needed beside SMTP_URL; set whom e-mails are from, such as Listing <mail@your-directory.com>.')
}

export function readTeam(given: string | null, fail: Fail): string | null {
  return given === null ? null : (readEmail(given) ?? fail('TEAM_EMAIL', `"${given}" is not one e-mail address.`))
}

/** An escape that begins and does not end is an error where it is undone. */
function isDecodable(value: string): boolean {
  try {
    decodeURIComponent(value)
    return true
  } catch {
    return false
  }
}
