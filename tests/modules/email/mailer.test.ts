import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createMailer } from '#modules/email/mailer.ts'
import { recordingLog } from '#tests/support/log.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

const { log } = recordingLog()
const now = () => new Date('2026-11-21T10:00:00Z')
const letter = {
  to: 'anna@example.org',
  from: { name: 'Veduta', address: 'news@shop.example' },
  subject: 'Grüße',
  text: 'Guten Tag',
  html: '<p>Guten Tag</p>',
  headers: { 'List-Unsubscribe': '<https://shop.example/>' },
}

test('without a server, emails are written to the outbox, with their text', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'outbox-'))
  folders.push(dataDir)
  const post = createMailer({
    env: { smtpUrl: undefined, mailReplyTo: undefined, dataDir },
    now,
    log,
  })
  await post(letter)
  await post(letter)
  const files = await readdir(join(dataDir, 'outbox'))
  expect(files.length).toBe(2)
  const text = await readFile(join(dataDir, 'outbox', files[0] ?? ''), 'utf8')
  expect(text).toMatch(/^From: Veduta <news@shop\.example>\r$/m)
  expect(text).toMatch(/^To: anna@example\.org\r$/m)
  expect(text).toMatch(/^List-Unsubscribe: <https:\/\/shop\.example\/>\r$/m)
  expect(text).toMatch(/Content-Type: text\/plain[\s\S]*Guten Tag[\s\S]*Content-Type: text\/html/)
})

test.each<[string | undefined, { replyTo?: string }, string | null]>([
  [undefined, {}, null],
  ['service@shop.example', {}, 'Reply-To: Veduta <service@shop.example>'],
  [undefined, { replyTo: 'anna@example.org' }, 'Reply-To: anna@example.org'],
  ['service@shop.example', { replyTo: 'anna@example.org' }, 'Reply-To: anna@example.org'],
])('with the mailbox %s, answers to an email with %j go to %s', async (mailReplyTo, rest, line) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'outbox-'))
  folders.push(dataDir)
  const env = { smtpUrl: undefined, mailReplyTo, dataDir }
  await createMailer({ env, now, log })({ ...letter, ...rest })
  const [file = ''] = await readdir(join(dataDir, 'outbox'))
  const text = await readFile(join(dataDir, 'outbox', file), 'utf8')
  expect(/^Reply-To: .*$/m.exec(text)?.[0].trimEnd() ?? null).toBe(line)
})

/** A mail server that accepts everything, or rejects an email. */
async function openMailServer(accepts: boolean) {
  const heard: string[] = []
  const server = createServer((socket) => {
    let isLetter = false
    socket.write('220 ready\r\n')
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').slice(0, -1)) {
        heard.push(line)
        if (isLetter && line !== '.') continue
        if (isLetter) isLetter = false
        isLetter = line === 'DATA'
        socket.write(line === 'DATA' ? '354 go on\r\n' : accepts ? '250 good\r\n' : '550 no\r\n')
      }
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { heard, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

test('a server accepts emails', async () => {
  const server = await openMailServer(true)
  await createMailer({
    env: { smtpUrl: server.url, mailReplyTo: undefined, dataDir: '' },
    now,
    log,
  })(letter)
  expect(server.heard).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<news@shop.example>',
      'RCPT TO:<anna@example.org>',
      'To: anna@example.org',
      'Auto-Submitted: auto-generated',
    ]),
  )
  server.close()
})

test('a rejected email is an error', async () => {
  const server = await openMailServer(false)
  const post = createMailer({
    env: { smtpUrl: server.url, mailReplyTo: undefined, dataDir: '' },
    now,
    log,
  })
  await expect(post(letter)).rejects.toMatchObject({ kind: 'upstream' })
  server.close()
})
