import type { Browser, Page } from 'playwright'
import { median, phone } from './phone.ts'
import { atMost, type Row } from './table.ts'

const LISTING = '/de-de/zubehoer/'
const ROUNDS = 5

/** `prepare` is not timed; `act` is. */
type Action = { name: string; prepare(page: Page): Promise<unknown>; act(page: Page): Promise<unknown> }

const openListing = (page: Page) => page.goto(LISTING)

const ACTIONS: Action[] = [
  {
    name: 'add to basket',
    prepare: openListing,
    async act(page) {
      const adds = page.locator('.shelf [form="to-basket"]')
      for (let place = 0; place < 3; place += 1) {
        await adds.nth(place).tap()
        await page.locator('[form="to-basket"][aria-busy]').waitFor({ state: 'detached' })
        await page.keyboard.press('Escape')
      }
    },
  },
  {
    name: 'stepper',
    async prepare(page) {
      await page.goto(LISTING)
      await page.locator('.shelf [form="to-basket"]').nth(3).tap()
      await page.locator('#basket-panel li').first().waitFor({ state: 'attached' })
      await page.goto('/de-de/basket/')
    },
    async act(page) {
      const more = page.locator('[data-key] button[name="set"]').last()
      for (let press = 0; press < 4; press += 1) await more.tap()
      await page.locator('dl[aria-busy]').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'wishlist',
    prepare: openListing,
    async act(page) {
      for (let place = 0; place < 3; place += 1) await page.locator('main .wish').nth(place).tap()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'suggestion',
    prepare: openListing,
    async act(page) {
      await page.locator('button.open[popovertarget="search"]').tap()
      await page.locator('#term').pressSequentially('brera')
      await page.locator('#suggestions[aria-busy="false"]').waitFor()
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'configurator step',
    async prepare(page) {
      await page.goto('/de-de/brillen/')
      const product = await page.locator('main a[href*="/p/"]').first().getAttribute('href')
      await page.goto(`${product}?configure=type`)
      await page.locator('[data-step="type"]').waitFor()
    },
    async act(page) {
      const next = page.locator('form button[type=submit].main')
      for (const [answer, step] of [
        ['input[name="lensType"][value="type_ei"]', 'prescription'],
        ['input[name="source"][value="slip"]', 'values'],
      ]) {
        await page.locator(`label:has(${answer})`).tap()
        await next.tap()
        await page.locator(`[data-step="${step}"] h1`).waitFor()
      }
    },
  },
]

/**
 * The time from an action to the next painted frame on a slow phone: the slowest of each, as the browser reports it.
 */
export async function paintRows(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const action of ACTIONS) {
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await slowestOf(browser, origin, action))
    rows.push(atMost(`${action.name}, slow phone: to the next paint`, median(rounds), 100, 'ms'))
  }
  return rows
}

async function slowestOf(browser: Browser, origin: string, { prepare, act }: Action): Promise<number> {
  const { page, close } = await phone(browser, origin, 'fast')
  await prepare(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(observe)
  await act(page)
  await page.waitForTimeout(200)
  const slowest = await page.evaluate(() => globalThis.slowest)
  await close()
  return slowest
}

declare global {
  var slowest: number
}

type Interaction = PerformanceEntry & { interactionId: number }

/** Runs in the page. Browsers report nothing below 16 ms. */
function observe(): void {
  globalThis.slowest = 0
  const isInteraction = (entry: PerformanceEntry): entry is Interaction =>
    'interactionId' in entry && Number(entry.interactionId) > 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (isInteraction(entry)) globalThis.slowest = Math.max(globalThis.slowest, entry.duration)
  }).observe(Object.assign({ type: 'event', durationThreshold: 16 }))
}
