import { createHmac, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext } from 'playwright/test'
import { expect, expectAccessible, test } from './visitor.ts'

const story = (slug: string) =>
  fileURLToPath(new URL(`../.data/journeys-content/de/${slug}.json`, import.meta.url))

const publish = (slug: string, uuid: string, body: object[]) =>
  writeFile(
    story(slug),
    JSON.stringify({
      uuid,
      name: slug,
      published_at: new Date().toISOString(),
      content: { _uid: 'page', component: 'page', headline: 'Aushang', body },
    }),
  )

const words = (headline: string, window: object = {}) => ({
  _uid: headline,
  component: 'rich_text',
  headline,
  text: { type: 'doc', content: [] },
  ...window,
})

/** The message of the content service; gives how many pages were purged. */
async function tell(request: APIRequestContext): Promise<number> {
  const data = JSON.stringify({ action: 'published', story_id: 1, full_slug: 'de/x', space_id: 1 })
  const signature = createHmac('sha1', 'journeys').update(data).digest('hex')
  const headers = { 'webhook-signature': signature, 'content-type': 'application/json' }
  const answer = await request.post('/api/webhooks/content', { data, headers })
  expect(answer.status()).toBe(200)
  return (await answer.json()).purged
}

test('what is published shows within a second of the message, and the page as it was until then', async ({
  page,
  request,
}) => {
  const [slug, uuid] = ['aushang', randomUUID()]
  const read = async () => (await request.get(`/de-de/${slug}/`)).text()
  try {
    await publish(slug, uuid, [words('Erste Fassung')])
    await tell(request)
    await page.goto(`/de-de/${slug}/`)
    await expect(page.getByRole('heading', { name: 'Erste Fassung' })).toBeVisible()
    await page.goto('/de-de/ueber-uns/')

    await publish(slug, uuid, [words('Zweite Fassung')])
    expect(await read()).toContain('Erste Fassung')
    await tell(request)
    const told = Date.now()
    await expect.poll(read, { intervals: [10], timeout: 1000 }).toContain('Zweite Fassung')
    const wait = Date.now() - told
    test.info().annotations.push({ type: 'published to seen, ms', description: String(wait) })
    expect(wait).toBeLessThan(1000)
    await page.goto(`/de-de/${slug}/`)
    await expect(page.getByRole('heading', { name: 'Zweite Fassung' })).toBeVisible()
    await expectAccessible(page)
    expect(await tell(request)).toBe(0)
  } finally {
    await rm(story(slug), { force: true })
  }
})

test('what nobody tells of is noticed all the same', async ({ request }) => {
  const slug = 'ohne-nachricht'
  try {
    await publish(slug, randomUUID(), [words('Von selbst')])
    const status = async () => (await request.get(`/de-de/${slug}/`)).status()
    await expect.poll(status, { timeout: 15_000 }).toBe(200)
  } finally {
    await rm(story(slug), { force: true })
  }
})

test('what is scheduled appears and vanishes on a page that is kept', async ({ page, request }) => {
  const slug = 'auf-zeit'
  const from = Date.now() + 3000
  const at = (time: number) => new Date(time).toISOString()
  try {
    await publish(slug, randomUUID(), [
      words('Immer'),
      words('Auf Zeit', { start_time: at(from), end_time: at(from + 3000) }),
    ])
    await tell(request)
    await page.goto(`/de-de/${slug}/`)
    await expect(page.getByRole('heading', { name: 'Immer' })).toBeVisible()
    const read = async () => (await (await request.get(`/de-de/${slug}/`)).text()).includes('Auf Zeit')
    expect(await read()).toBe(false)
    await expect.poll(read, { intervals: [20], timeout: 10_000 }).toBe(true)
    expect(Math.abs(Date.now() - from)).toBeLessThan(500)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Auf Zeit' })).toBeVisible()
    await expect.poll(read, { intervals: [20], timeout: 10_000 }).toBe(false)
    expect(Math.abs(Date.now() - from - 3000)).toBeLessThan(500)
    // Whoever has it open still reads it.
    await expectAccessible(page)
  } finally {
    await rm(story(slug), { force: true })
  }
})
