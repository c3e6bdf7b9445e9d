import type { Browser, Page } from 'playwright'
import { call, variantsInStock } from './basket.ts'
import { EMAIL, KNOWN, orderPair } from './known-values.ts'
import { median, phone } from './phone.ts'
import { atMost, type Row } from './table.ts'

const FRAMES = '/de-de/brillen/'
const ROUNDS = 3
const PAIRS = 20

/** With an addition, from which values for one distance are offered. */
const VALUES = {
  'right.sphere': '-2,25',
  'left.sphere': '-1,75',
  'right.pd': '32',
  'left.pd': '31,5',
  'right.addition': '2,00',
  'left.addition': '2,00',
}
/** A step that a press leaves, and how it is answered. */
type AnsweredStep = [name: string, answer: (page: Page) => Promise<void>]

const TYPE: AnsweredStep = ['type', (page) => page.locator('[name=lensType][value=type_ei]').check()]
const STEPS: AnsweredStep[] = [
  TYPE,
  ['prescription', (page) => page.locator('[name=source][value=slip]').check()],
  [
    'values',
    async (page) => {
      for (const [name, value] of Object.entries(VALUES)) await page.locator(`[name="${name}"]`).fill(value)
    },
  ],
  ['recalculate', (page) => page.locator('[name=target][value=near]').check()],
  [
    'confirm',
    async (page) => {
      for (const name of ['affirmed', 'consent']) await page.locator(`[name="${name}"]`).check()
    },
  ],
  ['glass', async () => {}],
  ['extras', async () => {}],
]

/** The way to the values of an earlier order, which the last of these presses asks for. */
const stepsOfOrder = (number: string): AnsweredStep[] => [
  TYPE,
  ['prescription', (page) => page.locator('[name=source][value=order]').check()],
  [
    'order',
    async (page) => {
      await page.locator('[name="order.number"]').fill(number)
      await page.locator('[name="order.email"]').fill(EMAIL)
    },
  ],
]

/** Each press of the configurator on a slow phone, from the touch to the paint of the next step. */
export async function stepRows(browser: Browser, origin: string, shopApi: string): Promise<Row[]> {
  const ofOrder = stepsOfOrder(await orderPair(origin, shopApi, KNOWN))
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const [presses, lookedUp] = [await walk(browser, origin, STEPS), await walk(browser, origin, ofOrder)]
    rounds.push([...presses, lookedUp.at(-1) ?? 0])
  }
  const names = [
    ...STEPS.map(([name]) => `press after ${name}`),
    'Back from the summary',
    'press after order',
  ]
  return names.map((press, at) =>
    atMost(`configurator, ${press}, slow phone`, median(rounds.map((each) => each[at] ?? 0)), 100, 'ms'),
  )
}

/** Milliseconds of each press, and where the summary is reached of the way back from it. */
async function walk(browser: Browser, origin: string, steps: readonly AnsweredStep[]): Promise<number[]> {
  const { page, close } = await phone(browser, origin, 'slow')
  await page.goto(FRAMES)
  const frame = await page.locator('main a[href*="/p/"]').first().getAttribute('href')
  await page.goto(`${frame}?configure=type`)
  await page.waitForLoadState('networkidle')
  await page.evaluate(observe)
  const presses: number[] = []
  for (const [name, answer] of steps) {
    await page.locator(`[data-step="${name}"] form button.main`).waitFor()
    await answer(page)
    presses.push(await press(page, name, 'form button.main'))
  }
  if (steps === STEPS) presses.push(await press(page, 'summary', 'form a.outline'))
  await close()
  return presses
}

/** Milliseconds from the touch to the paint of another step. */
async function press(page: Page, step: string, button: string): Promise<number> {
  // What was typed is read back shortly after it.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => (globalThis.presses.length = 0))
  await page.locator(button).tap()
  await page
    .locator(`[data-step]:not([data-step="${step}"]) form > div > *:nth-child(2):visible`)
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => Math.max(0, ...globalThis.presses))
}

declare global {
  /** Milliseconds of each event of a press; shorter ones than 16 are not reported. */
  var presses: number[]
}

/** Runs in the page. */
function observe(): void {
  const events = new Set(['pointerdown', 'pointerup', 'click'])
  globalThis.presses = []
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (events.has(name)) globalThis.presses.push(duration)
  }).observe(options)
}

/** A pair is checked, priced and put into the basket, against an item, in alternation. */
export async function pairRows(origin: string): Promise<Row[]> {
  const variants = await variantsInStock(origin)
  const [variantId = 0] = variants
  const times: Record<'item' | 'pair', number[]> = { item: [], pair: [] }
  const timed = async (what: 'item' | 'pair', name: string, payload: object) => {
    const began = performance.now()
    await call(origin, name, payload)
    times[what].push(performance.now() - began)
  }
  const pair = {
    variantId,
    lensType: 'type_ei',
    prescription: { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 }, use: 'far' },
    parts: ['rx-single-vision', 'index_ch'],
    affirmed: true,
  }
  for (let turn = 0; turn < PAIRS; turn += 1) {
    await timed('item', 'addItemToBasket', { variantId })
    await timed('pair', 'addConfigurationToBasket', { ...pair, attempt: String(turn) })
  }
  const ratio = median(times.pair) / median(times.item)
  return [atMost('a pair into the basket against an item', ratio, 3, '×')]
}
