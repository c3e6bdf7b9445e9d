import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Env } from '#platform/env.ts'
import { ShopError } from '#platform/errors.ts'
import type { Log } from '#platform/log.ts'
import { writeToOutbox } from './outbox.ts'
import type { Mailbox } from './sender.ts'

export type Email = {
  to: string
  from: Mailbox
  subject: string
  text: string
  html: string
  /** Where answers go in place of the shop's mailbox. */
  replyTo?: string
  headers?: Record<string, string>
  attachments?: { filename: string; contentType: string; content: Buffer }[]
  /**
   * Identifies an email that may be sent again: the message id stays the same for mail programs, and so does the
   * file in the outbox.
   */
  id?: string
  /** When it was written, as RFC 3339; unset: now. */
  writtenAt?: string
}

/** Sends an email, or throws ShopError `upstream`. */
export type Mailer = (email: Email) => Promise<void>

type Deps = { env: Pick<Env, 'smtpUrl' | 'mailReplyTo' | 'dataDir'>; now(): Date; log: Log }

/** Milliseconds for each step of the SMTP connection. */
const TIMEOUT = 10_000

/** Outgoing mail: by SMTP, else into the folder `outbox` of DATA_DIR for reading. */
export function createMailer({ env, now, log }: Deps): Mailer {
  const deliver = env.smtpUrl === undefined ? intoFolder(env.dataDir, log) : bySmtp(env.smtpUrl)
  return async ({ to, from, replyTo, id, writtenAt, ...message }) => {
    const answers = replyTo ?? env.mailReplyTo
    try {
      await deliver({
        ...message,
        // RFC 3834: no mailbox answers it with a note of absence.
        headers: { ...message.headers, 'Auto-Submitted': 'auto-generated' },
        // As objects: nothing in a name or an address can become another recipient.
        from,
        to: { name: '', address: to },
        ...(answers !== undefined && {
          replyTo: { name: replyTo === undefined ? from.name : '', address: answers },
        }),
        date: writtenAt === undefined ? now() : new Date(writtenAt),
        ...(id !== undefined && { messageId: messageIdOf(id, from.address) }),
      })
    } catch (cause) {
      throw new ShopError('upstream', 'sending mail', { cause })
    }
  }
}

type OutgoingEmail = Omit<Email, 'to' | 'from' | 'replyTo' | 'id' | 'writtenAt'> & {
  from: Mailbox
  to: Mailbox
  replyTo?: Mailbox
  date: Date
  messageId?: string
}

const messageIdOf = (id: string, sender: string): string =>
  `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${sender.split('@').at(-1)}>`

function bySmtp(url: string): (email: OutgoingEmail) => Promise<unknown> {
  const { searchParams } = new URL(url)
  const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT }
  const { hostname, port, username, password, protocol } = new URL(url)
  const transport = createTransport({
    host: hostname,
    secure: protocol === 'smtps:',
    ...(port && { port: Number(port) }),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    // A password is never sent unencrypted, except with `tls=no`.
    requireTLS: username !== '' && searchParams.get('tls') !== 'no',
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return (email) => transport.sendMail(email)
}

function intoFolder(dataDir: string, log: Log): (email: OutgoingEmail) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (email) => {
    const { message, messageId } = await transport.sendMail(email)
    const file = await writeToOutbox(dataDir, { date: email.date, messageId, content: message })
    log.info({ file }, 'an email was written to the outbox')
  }
}
