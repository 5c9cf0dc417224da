/** What becomes of an e-mail that was not taken. */
export type Verdict = {
  outcome: 'retry' | 'failed' | 'bounced'
  /** The server as a whole does not work for us now, so that trying further e-mails is idle. */
  server_down: boolean
}

/** What the mail library tells of a failure; all of it may be missing. */
export type Failure = { code?: unknown; command?: unknown; responseCode?: unknown; response?: unknown }

/**
 * Decides by what was refused, not by the number alone:
 *
 *   refused at        4xx      5xx
 *   recipient         retry    bounced when the mailbox is wrong (no detail, 5.0.0, 5.1.x, 5.2.1), else failed (policy, full, relay)
 *   content           retry    failed (bounced for 5.1.x, as servers say that look up mailboxes late)
 *   sender, sign-in   retry, server down: the operator's settings are wrong, no e-mail is
 *   connection        retry, server down
 */
export function judge({ command, responseCode, response, code }: Failure): Verdict {
  const status = typeof responseCode === 'number' ? responseCode : 0
  const ofRecipient = command === 'RCPT TO'
  const ofContent = command === 'DATA' || code === 'EMESSAGE'
  // The library itself refuses what no server could take.
  if (status === 0 && (code === 'EMESSAGE' || code === 'EENVELOPE')) return { outcome: 'failed', server_down: false }
  if (status === 0 || (!ofRecipient && !ofContent)) return { outcome: 'retry', server_down: true }
  // 421 closes the channel; 503 complains of the session, not of the e-mail.
  if (status === 421) return { outcome: 'retry', server_down: true }
  if (status < 500 || status === 503) return { outcome: 'retry', server_down: false }
  const detail = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(typeof response === 'string' ? response : '')?.[1]
  const wrongMailbox = detail === undefined || detail === '5.0.0' ? ofRecipient : /^5\.(1\.\d+|2\.1)$/.test(detail)
  return { outcome: wrongMailbox ? 'bounced' : 'failed', server_down: false }
}

const WAITS_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1440, 1440]

export const TRIES_MAX = WAITS_MINUTES.length + 1

/** Seconds until the next try after so many; null when enough were made, which is after 70 hours. */
export function waitSeconds(tries: number): number | null {
  const minutes = WAITS_MINUTES[tries - 1]
  return minutes === undefined ? null : minutes * 60
}
