import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { writeStory } from './blocks.ts'
import { atMost, type Row } from './table.ts'

/** The shop's CONTENT_WEBHOOK_SECRET. */
export const WEBHOOK_SECRET = 'bench'

const SLUG = 'aushang'
const PUBLICATIONS = 20
const SCHEDULED = 5
/** Milliseconds until a scheduled block appears: the page without it is cached before. */
const AHEAD = 1000
const HOUR = 3_600_000

/** How long readers are served the old page after a publication, and after the time from which a block is shown. */
export async function publishingRows(origin: string, contentFolder: string): Promise<Row[]> {
  const address = `${origin}/de-de/${SLUG}/`
  const publish = async (headline: string, window: object = {}) => {
    const block = { _uid: headline, component: 'rich_text', headline, text: { type: 'doc', content: [] } }
    writeStory(contentFolder, SLUG, '01', [{ ...block, ...window }])
    const sentAt = Date.now()
    await sendMessage(origin)
    return sentAt
  }
  const published: number[] = []
  // The first one makes the page, which the others renew.
  for (let round = 0; round <= PUBLICATIONS; round++) {
    const sentAt = await publish(`Fassung-${round}`)
    const wait = (await timeSeen(address, `Fassung-${round}`)) - sentAt
    if (round > 0) published.push(wait)
  }
  const scheduled: number[] = []
  for (let round = 0; round < SCHEDULED; round++) {
    const from = Date.now() + AHEAD
    const [start_time, end_time] = [from, from + HOUR].map((time) => new Date(time).toISOString())
    await publish(`Termin-${round}`, { start_time, end_time })
    scheduled.push((await timeSeen(address, `Termin-${round}`)) - from)
  }
  return [
    atMost(`published to seen by readers, slowest of ${PUBLICATIONS}`, Math.max(...published), 1000, 'ms'),
    atMost(`scheduled to seen by readers, slowest of ${SCHEDULED}`, Math.max(...scheduled), 1000, 'ms'),
  ]
}

/** Sends the message of the content service. */
async function sendMessage(origin: string): Promise<void> {
  const body = JSON.stringify({ action: 'published', story_id: 1, full_slug: `de/${SLUG}`, space_id: 1 })
  const signature = createHmac('sha1', WEBHOOK_SECRET).update(body).digest('hex')
  const response = await fetch(`${origin}/api/webhooks/content`, {
    method: 'POST',
    headers: { 'webhook-signature': signature, 'content-type': 'application/json' },
    body,
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
}

/** When the page first shows these words, in milliseconds since 1970. */
async function timeSeen(address: string, words: string): Promise<number> {
  while (!(await (await fetch(address)).text()).includes(words)) await pause(5)
  return Date.now()
}
