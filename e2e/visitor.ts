import axe, { type AxeResults } from 'axe-core'
import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright/test'
import { openShop, type Shop, shop } from './shop.ts'

export { expect }
export type { Locator, Page }

type Options = {
  /** Statuses of documents that a journey causes on purpose. */
  expectedStatus: number[]
  /** What the browser may complain about by itself. */
  expectedConsole: RegExp
  /** Whether each act waits until the page's own script is there; journeys about the time before it say no. */
  waitsForScript: boolean
}

type Fixtures = {
  /** Watches every page of the context: any console error, exception or failed request fails the journey. */
  watch(context: BrowserContext, hasScripts: boolean): void
  /** The page of another person, or of the same one with another browser: watched as well, and closed at the end. */
  openBrowser(options?: BrowserContextOptions): Promise<Page>
}

/** Only where a journey takes the network away. */
const OFFLINE = 'net::ERR_INTERNET_DISCONNECTED'

/** A page whose script has not run to its end. */
const WITHOUT_SCRIPT = 'html[data-build]:not([data-ready])'

type WorkerFixtures = {
  ownShop: Shop
  /** Whether a journey moves the clock of the shop; it has a shop of its own then. */
  movesClock: boolean
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  movesClock: [false, { option: true, scope: 'worker' }],
  ownShop: [
    async ({ browserName, movesClock }, use, { workerIndex }) => {
      const close = await openShop(`${browserName}-${workerIndex}`, movesClock)
      await use(shop())
      await close()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop.url),
  expectedStatus: [[], { option: true }],
  expectedConsole: [/(?!)/, { option: true }],
  waitsForScript: [true, { option: true }],
  watch: async ({ expectedStatus, expectedConsole, waitsForScript }, use, testInfo) => {
    const faults: string[] = []
    const pending = new Set<string>()
    const isExpected = (status: number) => expectedStatus.includes(status)
    await use((context, hasScripts) => {
      // After a click that leads to another page; `goto` itself waits for the script.
      if (hasScripts && waitsForScript)
        context.on('page', (page) =>
          page.addLocatorHandler(page.locator(WITHOUT_SCRIPT), async () => {}).catch(() => null),
        )
      context.on('request', (request) => pending.add(request.url()))
      context.on('requestfinished', (request) => pending.delete(request.url()))
      context.on('requestfailed', (request) => pending.delete(request.url()))
      context.on('weberror', (error) => faults.push(`exception: ${error.error().message}`))
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        if (reason !== 'net::ERR_ABORTED' && reason !== OFFLINE)
          faults.push(`failed request: ${request.url()} ${reason}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 400 && !isExpected(response.status()))
          faults.push(`${response.status()} ${response.url()}`)
      })
      context.on('console', (message) => {
        const text = message.text()
        const isUnloaded = text.startsWith('Failed to load resource')
        const isProvoked = isUnloaded && (expectedStatus.length > 0 || text.includes(OFFLINE))
        if (['error', 'warning'].includes(message.type()) && !isProvoked && !expectedConsole.test(text))
          faults.push(`console: ${text}`)
      })
    })
    if (testInfo.status === 'timedOut') faults.push(...[...pending].map((url) => `no answer: ${url}`))
    expect(faults).toEqual([])
  },
  context: async ({ context, javaScriptEnabled, watch }, use) => {
    watch(context, javaScriptEnabled !== false)
    await use(context)
  },
  openBrowser: async ({ browser, watch }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      watch(context, options.javaScriptEnabled !== false)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

declare global {
  var axe: { run(context: Document, options: object): Promise<AxeResults> }
}

/**
 * Waits until the part below the fold is laid out, and whatever moves or fades in has arrived: axe takes a dialog on its way in for hidden, and
 * does not see how large a button is that is not laid out yet.
 */
const settled = (page: Pick<Page, 'evaluate'>) =>
  page.evaluate(async () => {
    const { dataset } = document.documentElement
    // Pages of instruments have no footer, and are laid out at once.
    if (document.querySelector('body > footer') && dataset['ready'] === '')
      while (dataset['painted'] === undefined) await new Promise((resolve) => requestAnimationFrame(resolve))
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
    // One may take the place of another: a button that becomes ready under the pointer goes on to what it looks like there.
    for (let moving = running(); moving.length > 0; moving = running())
      await Promise.allSettled(moving.map((animation) => animation.finished))
  })

/** Expects no violation in axe of WCAG 2.2 AA or of its own best practices. */
export async function expectAccessible(page: Pick<Page, 'evaluate' | 'url'>): Promise<void> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    // The only rule of WCAG 2.2 AA that axe leaves out unless asked.
    globalThis.axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    }),
  )
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  )
  expect(found, page.url()).toEqual([])
}
