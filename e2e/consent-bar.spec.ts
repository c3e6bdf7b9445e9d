import { expect, type Locator, test } from './visitor.ts'

/** No decision yet. */
test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 360, height: 640 } })

/** The upper and the lower edge, in CSS pixels. */
const edges = async (of: Locator) => {
  const { y = 0, height = 0 } = (await of.boundingBox()) ?? {}
  return [y, y + height] as const
}

test('somebody on the way to the checkout is asked, and no alert covers the question', async ({ page }) => {
  await page.goto('/de-de/zubehoer/?showBasket=true')
  const bar = page.getByRole('region', { name: 'Ihre Einwilligung' })
  await expect(bar).toBeVisible()
  await page.locator('main .wish').first().click()
  const alert = page.locator('#alerts .alert')
  await expect(alert).toBeVisible()
  await bar.getByText('Einzeln wählen').click()
  await expect
    .poll(async () => {
      const [[, end], [start]] = [await edges(bar), await edges(alert)]
      return end <= start
    })
    .toBe(true)
})

for (const width of [390, 1440])
  test(`at ${width} px the steps to a pair of glasses leave room for the question`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/de-de/brillen/')
    const product = await page.locator('main a[href*="/p/"]').first().getAttribute('href')
    await page.goto(`${product}?configure=type`)
    const bar = page.locator('#consent-bar')
    const close = page.getByRole('main').getByRole('link', { name: 'Schließen' })
    const [[, end], [start]] = [await edges(bar), await edges(close)]
    expect(end).toBeLessThanOrEqual(start)
    await bar.getByRole('button', { name: 'Alle ablehnen' }).click()
    await expect(bar).toHaveCount(0)
    await expect(close).toBeVisible()
  })

/** One shift of the layout: how much, when in milliseconds after the start, and what moved from where to where. */
type Shift = Readonly<{ value: number; at: number; moved: readonly string[] }>

declare global {
  var shifts: Shift[] | undefined
  interface PerformanceEntry {
    readonly sources?: readonly Readonly<{ node: Node | null; previousRect: DOMRect; currentRect: DOMRect }>[]
  }
}

for (const { width, height, most } of [
  { width: 320, height: 640, most: 380 },
  { width: 360, height: 640, most: 340 },
  { width: 768, height: 1024, most: 200 },
  { width: 1440, height: 900, most: 120 },
])
  test(`at ${width} px the question stands in the flow, covers nothing and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(() => {
      globalThis.shifts = []
      new PerformanceObserver((list) => {
        const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join()
        for (const entry of list.getEntries())
          if ('value' in entry)
            globalThis.shifts?.push({
              value: Number(entry.value),
              at: Math.round(entry.startTime),
              moved: (entry.sources ?? []).map(
                ({ node, previousRect, currentRect }) =>
                  `${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent} ${box(previousRect)} to ${box(currentRect)}`,
              ),
            })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/pl-pl/', '/de-de/brillen/', '/de-de/basket/']) {
      await page.goto(path)
      const bar = page.locator('#consent-bar')
      await expect(bar).toBeVisible()
      const [[, header], [start, end], [main]] = [
        await edges(page.locator('body > header')),
        await edges(bar),
        await edges(page.locator('main')),
      ]
      expect(Math.round(start - header)).toBe(0)
      expect(Math.round(main - end)).toBe(0)
      expect(end - start).toBeLessThanOrEqual(most)
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(() => globalThis.shifts ?? [])
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, `${path} moved: ${JSON.stringify(shifts)}`).toBeLessThan(0.02)
    }
  })

test('somebody who answers without a network is told so, and answers after', async ({ page, context }) => {
  await page.goto('/de-de/')
  const bar = page.locator('#consent-bar')
  const note = page.getByRole('alert').filter({ hasText: 'Keine Verbindung' })
  await context.setOffline(true)
  await bar.locator('button[value=none]').click()
  await expect(note).toBeVisible()
  await context.setOffline(false)
  await bar.locator('button[value=none]').click()
  await expect(bar).toHaveCount(0)
})
