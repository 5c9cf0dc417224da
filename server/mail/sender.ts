import { traced } from '../base/trace.ts'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import tls from 'node:tls'
import { createTransport, type SendMailOptions } from 'nodemailer'

import { MARK_CID } from './render.ts'

type Mailbox = { name: string; address: string }

/** One e-mail ready to go, to one address. */
export type Message = {
  id: number
  message_id: string
  created_at: Date
  to: Mailbox
  subject: string
  text: string
  html: string
  /** A PNG that the HTML shows by MARK_CID. */
  mark: Uint8Array | null
  unsubscribe_url: string | null
}

/** Takes one e-mail to the next server, or to a file; rejects with what the server said. */
export type Sender = {
  send(message: Message, signal: AbortSignal): Promise<void>
  /** Greets the server and signs in, without an e-mail; rejects with what it said. */
  verify(): Promise<void>
  close(): void
}

export type SenderOptions = {
  /** `smtp://` (STARTTLS where the server offers it, demanded with a password) or `smtps://`; null: e-mails become files. */
  smtp_url: string | null
  from: Mailbox
  /** Where e-mails become `.eml` files. */
  folder: string
  /** PEM of certificate authorities trusted besides the usual ones. */
  extra_ca: string | null
  connections_max: number
}

const CONNECT_SECONDS_MAX = 10
const ANSWER_SECONDS_MAX = 20

export function openSender(options: SenderOptions): Sender {
  return options.smtp_url === null ? toFiles(options) : toServer(options, new URL(options.smtp_url))
}

function toServer({ from, extra_ca, connections_max }: SenderOptions, url: URL): Sender {
  const secure = url.protocol === 'smtps:'
  const [user, pass] = [url.username, url.password].map(decodeURIComponent)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const transport = createTransport({
    pool: true,
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    ...(user ? { auth: { user, pass: pass ?? '' }, requireTLS: !secure && !isLoopback(host) } : {}),
    ...(extra_ca === null ? {} : { tls: { ca: [...tls.rootCertificates, extra_ca] } }),
    maxConnections: connections_max,
    // A connection that closes in the middle may have delivered; our own next try is a minute later and keeps the Message-ID.
    maxRequeues: 0,
    connectionTimeout: CONNECT_SECONDS_MAX * 1000,
    dnsTimeout: CONNECT_SECONDS_MAX * 1000,
    greetingTimeout: ANSWER_SECONDS_MAX * 1000,
    socketTimeout: ANSWER_SECONDS_MAX * 1000,
    idleTimeout: ANSWER_SECONDS_MAX * 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: (message, signal) =>
      traced(
        'send e-mail',
        'client',
        { 'network.protocol.name': 'smtp' },
        async () => void (await transport.sendMail({ ...mailOf(message, from), signal })),
      ),
    verify: async () => void (await transport.verify()),
    close: () => transport.close({ force: true }),
  }
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** An e-mail's file has one name, so that a second try after a crash writes the same file again. */
function toFiles({ folder, from }: SenderOptions): Sender {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail(mailOf(message, from))
      if (!Buffer.isBuffer(bytes)) throw new Error('the mail library gave a stream where a buffer was asked for')
      await mkdir(folder, { recursive: true })
      const name = `${message.created_at.toISOString().replace(/[:.]/g, '-')}-${message.id}.eml`
      // A reader of the folder must not meet half an e-mail.
      await writeFile(join(folder, `.${name}`), bytes, { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, name))
    },
    verify: async () => {},
    close: () => {},
  }
}

function mailOf(message: Message, from: Mailbox): SendMailOptions {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    from,
    // An object is taken as one mailbox; a text would be parsed, and might name several.
    to: message.to,
    envelope: { from: from.address, to: message.to.address },
    subject: asHeader(message.subject),
    text: message.text,
    html: message.html,
    ...(message.mark === null
      ? {}
      : {
          attachments: [
            {
              cid: MARK_CID,
              filename: 'mark.png',
              content: Buffer.from(message.mark),
              contentType: 'image/png',
              contentDisposition: 'inline' as const,
            },
          ],
        }),
    messageId: `<${message.message_id}@${domain}>`,
    date: message.created_at,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(message.unsubscribe_url === null ? {} : oneClick(message.unsubscribe_url)),
    },
  }
}

/** What looks like an encoded word (RFC 2047) is told to a mail program as the letters that it is: read as one, it would say something that nobody checked. */
const asHeader = (text: string): string =>
  text.includes('=?')
    ? (text.match(/.{1,10}/gsu) ?? []).map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join(' ')
    : text

/** RFC 8058: the mail program ends it by one POST, without opening a page. */
const oneClick = (url: string) => ({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
