import { createHmac, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from 'playwright/test'
import { shop } from './shop.ts'
import { expect, expectAccessible, test } from './visitor.ts'

// One after the other: each counts the pages that a message purges, which would include those of a parallel test.
test.describe.configure({ mode: 'default' })

const story = (slug: string) => join(shop().contentDir, `de/${slug}.json`)

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

/** Only the time of the journey limits how late readers may see something: `npm run bench` measures it. */
const eventually = { timeout: 0, intervals: [20] }
/** Milliseconds from a publication to what it schedules: long enough that the page without the change is cached. */
const AHEAD = 2000
const HOUR = 3_600_000

/** Sends the message of the content service; returns the number of purged pages. */
async function tell(request: APIRequestContext): Promise<number> {
  const data = JSON.stringify({ action: 'published', story_id: 1, full_slug: 'de/x', space_id: 1 })
  const signature = createHmac('sha1', 'journeys').update(data).digest('hex')
  const headers = { 'webhook-signature': signature, 'content-type': 'application/json' }
  const answer = await request.post('/api/webhooks/content', { data, headers })
  expect(answer.status()).toBe(200)
  return (await answer.json()).purged
}

test('an editor publishes a story, and readers see the old page until they see the new one', async ({
  page,
  request,
}) => {
  const [slug, uuid] = ['aushang', randomUUID()]
  /** What each reading of the page showed, one after the other. */
  const seen: (string | undefined)[] = []
  const read = async () => {
    const text = await (await request.get(`/de-de/${slug}/`)).text()
    seen.push(/(Erste|Zweite) Fassung/.exec(text)?.[0])
    return seen.at(-1)
  }
  try {
    await publish(slug, uuid, [words('Erste Fassung')])
    await tell(request)
    await page.goto(`/de-de/${slug}/`)
    await expect(page.getByRole('heading', { name: 'Erste Fassung' })).toBeVisible()
    await page.goto('/de-de/ueber-uns/')

    await read()
    await publish(slug, uuid, [words('Zweite Fassung')])
    await tell(request)
    await expect.poll(read, eventually).toBe('Zweite Fassung')
    expect(new Set(seen.slice(0, -1))).toEqual(new Set(['Erste Fassung']))
    await page.goto(`/de-de/${slug}/`)
    await expect(page.getByRole('heading', { name: 'Zweite Fassung' })).toBeVisible()
    await expectAccessible(page)
    expect(await tell(request)).toBe(0)
  } finally {
    await rm(story(slug), { force: true })
  }
})

test('a reader plays a film, and only then its host is contacted', async ({ page, context, request }) => {
  const slug = 'film'
  const requests: string[] = []
  await page.route(/youtube|ytimg|google/, (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' })
  })
  const film = { _uid: 'film', component: 'video_embed', title: 'Ein Glas entsteht', video_id: 'aB3_-xyz' }
  try {
    await publish(slug, randomUUID(), [{ ...film, has_product: true, category: '/brillen' }])
    await tell(request)
    await page.goto(`/de-de/${slug}/`)
    const play = page.locator('.video-play')
    await expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aB3_-xyz')
    await expectAccessible(page)
    await play.hover()
    await play.focus()
    await expect(page.getByRole('button', { name: 'Zustimmen und abspielen' })).toBeFocused()
    expect(requests).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.locator('iframe[title="Ein Glas entsteht"]')).toBeFocused()
    // The frame has the focus before the browser asks for its page.
    await expect
      .poll(() => requests)
      .toEqual(['https://www.youtube-nocookie.com/embed/aB3_-xyz?autoplay=1&rel=0'])
    const consent = (await context.cookies()).find(({ name }) => name === 'veduta-consent')
    expect(consent?.value).toBe('')
  } finally {
    await rm(story(slug), { force: true })
  }
})

test('an editor publishes without a message, and readers see it all the same', async ({ request }) => {
  const slug = 'ohne-nachricht'
  try {
    await publish(slug, randomUUID(), [words('Von selbst')])
    const status = async () => (await request.get(`/de-de/${slug}/`)).status()
    await expect.poll(status, eventually).toBe(200)
  } finally {
    await rm(story(slug), { force: true })
  }
})

test('an editor schedules a story, which appears on and leaves a cached page', async ({ page, request }) => {
  const [slug, uuid] = ['auf-zeit', randomUUID()]
  const heading = page.getByRole('heading', { name: 'Auf Zeit' })
  const text = async () => (await request.get(`/de-de/${slug}/`)).text()
  const isThere = async () => (await text()).includes('Auf Zeit')
  const schedule = async (start: number, end: number) => {
    const [start_time, end_time] = [start, end].map((time) => new Date(time).toISOString())
    await publish(slug, uuid, [words('Immer'), words('Auf Zeit', { start_time, end_time })])
    await tell(request)
    expect(await text()).toContain('Immer')
  }
  /** Never too early. */
  const becomes = async (expected: boolean, time: number) => {
    await expect.poll(isThere, eventually).toBe(expected)
    expect(Date.now()).toBeGreaterThanOrEqual(time)
  }
  try {
    const start = Date.now() + AHEAD
    await schedule(start, start + HOUR)
    await becomes(true, start)
    await page.goto(`/de-de/${slug}/`)
    await expect(heading).toBeVisible()
    const end = Date.now() + AHEAD
    await schedule(start, end)
    await becomes(false, end)
    // A reader with the page open still sees it.
    await expect(heading).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(heading).toHaveCount(0)
  } finally {
    await rm(story(slug), { force: true })
  }
})
