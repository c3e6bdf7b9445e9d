import axe, { type AxeResults } from 'axe-core'
import { test as base, expect, type Locator, type Page } from 'playwright/test'

export { expect }
export type { Locator, Page }

/** A page on which any console error, exception or failed request fails the journey. */
export const test = base.extend<{ expectedStatus: number[] }>({
  /** Statuses of documents that a journey causes on purpose. */
  expectedStatus: [[], { option: true }],
  page: async ({ page, expectedStatus }, use, testInfo) => {
    const faults: string[] = []
    const pending = new Set<string>()
    page.on('request', (request) => pending.add(request.url()))
    page.on('requestfinished', (request) => pending.delete(request.url()))
    page.on('requestfailed', (request) => pending.delete(request.url()))
    const expected = (status: number) => expectedStatus.includes(status)
    page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      if (reason !== 'net::ERR_ABORTED') faults.push(`failed request: ${request.url()} ${reason}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400 && !expected(response.status()))
        faults.push(`${response.status()} ${response.url()}`)
    })
    page.on('console', (message) => {
      const provoked = message.text().startsWith('Failed to load resource') && expectedStatus.length > 0
      if (['error', 'warning'].includes(message.type()) && !provoked)
        faults.push(`console: ${message.text()}`)
    })
    await use(page)
    if (testInfo.status === 'timedOut') faults.push(...[...pending].map((url) => `no answer: ${url}`))
    expect(faults).toEqual([])
  },
})

declare global {
  var axe: { run(context: Document, options: object): Promise<AxeResults> }
}

/** Waits until whatever moves or fades in has arrived: axe takes a dialog on its way in for hidden. */
const settled = (page: Pick<Page, 'evaluate'>) =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ends.map((animation) => animation.finished))
  })

/** Expects no violation in axe of WCAG 2.2 AA or of its own best practices. */
export async function expectAccessible(page: Pick<Page, 'evaluate' | 'url'>): Promise<void> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, { resultTypes: ['violations'] }),
  )
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  )
  expect(found, page.url()).toEqual([])
}
