import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Env } from '#server/env.ts'
import { ShopError } from '#server/errors.ts'
import type { Log } from '#server/log.ts'

export type Letter = {
  to: string
  /** Who writes, as readers know him; the address is that of the shop. */
  from: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: { filename: string; contentType: string; content: Buffer }[]
  /** Names a letter that may have to be sent again: it stays the same to programs of mail, and one file of the outbox. */
  id?: string
  /** When it was written, as RFC 3339; unset: now. */
  written?: string
}

/** Sends a letter, or throws ShopError `upstream`. */
export type Post = (letter: Letter) => Promise<void>

type Parts = { env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>; now(): Date; log: Log }

/** Milliseconds for each step of talking to the server of the mail. */
const PATIENCE = 10_000

/** Outgoing mail: by SMTP, else into the folder `outbox` of DATA_DIR, where one can read it. */
export function createPost({ env, now, log }: Parts): Post {
  const deliver = env.smtpUrl === undefined ? intoFolder(env.dataDir, log) : bySmtp(env.smtpUrl)
  return async ({ to, from, id, written, ...letter }) => {
    try {
      await deliver({
        ...letter,
        // As objects: nothing in a name or an address can become another recipient.
        from: { name: from, address: env.mailFrom },
        to: { name: '', address: to },
        date: written === undefined ? now() : new Date(written),
        ...(id !== undefined && { messageId: messageIdOf(id, env.mailFrom) }),
      })
    } catch (cause) {
      throw new ShopError('upstream', 'sending mail', { cause })
    }
  }
}

type Address = { name: string; address: string }
type Addressed = Omit<Letter, 'to' | 'from' | 'id' | 'written'> & {
  from: Address
  to: Address
  date: Date
  messageId?: string
}

const messageIdOf = (id: string, mailFrom: string): string =>
  `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${mailFrom.split('@').at(-1)}>`

function bySmtp(url: string): (letter: Addressed) => Promise<unknown> {
  const { searchParams } = new URL(url)
  const patience = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE }
  const { hostname, port, username, password, protocol } = new URL(url)
  const transport = createTransport({
    host: hostname,
    secure: protocol === 'smtps:',
    ...(port && { port: Number(port) }),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    // A password never travels in the clear, but to this machine.
    requireTLS: username !== '' && searchParams.get('tls') !== 'no',
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return (letter) => transport.sendMail(letter)
}

function intoFolder(dataDir: string, log: Log): (letter: Addressed) => Promise<void> {
  const folder = join(dataDir, 'outbox')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (letter) => {
    const { message, messageId } = await transport.sendMail(letter)
    await mkdir(folder, { recursive: true })
    const name = `${letter.date.toISOString().replaceAll(':', '-')}-${messageId.replaceAll(/[^\w-]/g, '').slice(0, 12)}.eml`
    await writeFile(join(folder, name), message, { mode: 0o600 })
    log.info({ file: join(folder, name) }, 'a letter lies in the outbox')
  }
}
