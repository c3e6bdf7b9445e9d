import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { LinkPurpose } from '#modules/newsletter/newsletter-token.ts'
import { createContext } from '#server/context.ts'
import { readEnv } from '#platform/env.ts'
import { handleApiRequest } from '#server/http/api-routes.ts'
import { recordingLog } from '#tests/support/log.ts'

const PAGE = 'https://shop.example/de-de/overlays/newsletter/newsletter/'
const anna = 'anna@example.org'

/** The tokens of the emails in the outbox, oldest first. */
async function tokens(dataDir: string, purpose: LinkPurpose): Promise<string[]> {
  const files = (await readdir(join(dataDir, 'outbox'))).toSorted()
  const letters = await Promise.all(
    files.map((file) => readFile(join(dataDir, 'outbox', file), 'utf8').catch(() => '')),
  )
  return letters.flatMap((letter) => {
    const text = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const html = /Content-Type: text\/html[^]*/.exec(text)?.[0] ?? ''
    const body = html.includes('base64')
      ? Buffer.from(html.split('\r\n\r\n')[1] ?? '', 'base64').toString()
      : html
    return new RegExp(`newsletter/\\?${purpose}=([\\w.-]+)`).exec(body)?.[1] ?? []
  })
}

test('with an external Shop API, which need not be reachable, subscribers are in the shop’s own database', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'veduta-outside-'))
  // Nothing listens there.
  const env = readEnv({ SHOP_API_URL: 'http://127.0.0.1:9', DATA_DIR: dataDir })
  const shop = await createContext(env, recordingLog().log)
  try {
    expect(shop.embedded.shopApi).toBeUndefined()
    expect(await shop.newsletter.subscribe(anna, 'de-de', PAGE, undefined)).toBe('sent')
    await shop.afterSale.mail.deliver()
    const [confirm = ''] = await tokens(dataDir, 'confirm')
    // Confirmed subscribers get no second welcome email.
    for (let times = 0; times < 2; times += 1)
      expect(await shop.newsletter.followLink('confirm', confirm, PAGE)).toBe('confirmed')
    await shop.afterSale.mail.deliver()
    const welcomes = await tokens(dataDir, 'leave')
    expect(welcomes).toHaveLength(1)
    const address = `https://shop.example/api/newsletter/leave?leave=${welcomes[0]}`
    const left = await handleApiRequest(shop, new Request(address, { method: 'POST' }))
    expect(left.status).toBe(200)
    expect(await shop.newsletter.followLink('confirm', confirm, PAGE)).toBe('confirmed')
    await shop.afterSale.mail.deliver()
    expect(await tokens(dataDir, 'leave')).toHaveLength(2)
  } finally {
    await shop.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  // A database on the disk is made for this, which takes its time where others work as well.
}, 120_000)
