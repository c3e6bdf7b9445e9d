import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { shop } from './shop.ts'

const outbox = () => join(shop().dataDir, 'outbox')

/**
 * An email comes when the shop has sent all that the journeys beside this one caused before: only the time of the whole
 * journey limits the wait for it.
 */
export const untilSent = { timeout: 0 }

/** The emails to an address, the latest first, as they are sent. */
async function sentTo(email: string): Promise<string[]> {
  const files = (await readdir(outbox()).catch(() => [])).toSorted().toReversed()
  // Emails of ninety days ago are deleted, which a clock that moves can bring about at any moment.
  const emails = await Promise.all(
    files.map((file) => readFile(join(outbox(), file), 'utf8').catch(() => '')),
  )
  return emails.filter((mail) => mail.includes(`To: ${email}`))
}

/** The texts of the emails to an address, the latest first, including their encoded subjects. */
export const emailsTo = async (email: string): Promise<string[]> => (await sentTo(email)).map(textOf)

/** The names of the files that are attached to them. */
export const papersTo = async (email: string): Promise<string[]> =>
  (await sentTo(email)).flatMap((mail) =>
    [...mail.matchAll(/Content-Disposition: attachment; filename="?([^"\r]+)/g)].map(([, name = '']) => name),
  )

/** The first link of each of them. */
export const linksTo = async (email: string): Promise<string[]> =>
  (await emailsTo(email)).map((text) => /https?:\S+/.exec(text)?.[0] ?? '')

/** Waits for the `count`th email to an address, and returns its first link. */
export async function linkTo(email: string, count = 1): Promise<string> {
  await expect.poll(async () => (await linksTo(email)).length, untilSent).toBe(count)
  return (await linksTo(email))[0] ?? ''
}

function textOf(email: string): string {
  const part = /Content-Type: text\/plain[^\r]*\r\n(?:[^\r]+\r\n)*?\r\n([\s\S]*?)\r\n--/.exec(email)
  const head = part?.[0].split('\r\n\r\n')[0] ?? ''
  const text = part?.[1] ?? ''
  const plain = /quoted-printable/i.test(head)
    ? Buffer.from(
        text
          .replaceAll('=\r\n', '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
        'latin1',
      ).toString()
    : /base64/i.test(head)
      ? Buffer.from(text, 'base64').toString()
      : text
  return plain.replaceAll(/[\u00a0\u202f]/g, ' ')
}
