import { expect, expectAccessible, type Page, test } from './visitor.ts'

/** No decision yet. */
test.use({ storageState: { cookies: [], origins: [] } })

const TAGS = 'https://www.googletagmanager.com/**'

const GERMAN = {
  title: 'Ihre Einwilligung',
  refuse: 'Alle ablehnen',
  accept: 'Alle annehmen',
  choose: 'Einzeln wählen',
  statistics: 'Statistik',
  marketing: 'Marketing',
  keep: 'Auswahl speichern',
}

const SHOPS = [
  { variant: 'de-de', ...GERMAN, law: 'GDPR', container: 'gtm.js?id=GTM-VEDUTA1' },
  { variant: 'de-ch', ...GERMAN, law: 'DSGLPD', container: 'gtag/js?id=G-VEDUTACH01' },
]

/**
 * Every measurement request that leaves the page, as sent over the network. The tag manager itself is not contacted.
 */
async function watched(page: Page) {
  const sent: { url: string; body: string | null }[] = []
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    if (hostname !== 'localhost' || pathname.startsWith('/api/'))
      sent.push({ url: request.url(), body: request.postData() })
  })
  await page.route(TAGS, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  return sent
}

const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

type Sent = Awaited<ReturnType<typeof watched>>
const reports = (sent: Sent) => sent.filter(({ url }) => url.endsWith('/api/dt/report'))

/** Longer than the requests of a page view and its events take. */
const settle = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)))

for (const shop of SHOPS) {
  test(`${shop.variant}: a reader agrees, and measurement starts only then`, async ({ page }) => {
    const sent = await watched(page)
    await page.goto(`/${shop.variant}/`)
    const bar = page.getByRole('region', { name: shop.title })
    await expect(bar).toBeVisible()
    await settle(page)
    expect(sent).toEqual([])
    expect(await cookies(page)).toEqual([])
    expect(
      await page.evaluate(() => Object.keys(localStorage).length + (window.dataLayer?.length ?? 0)),
    ).toBe(0)

    await bar.getByRole('button', { name: shop.accept }).click()
    await expect(bar).toBeHidden()
    await expect.poll(() => reports(sent).length).toBe(1)
    await settle(page)
    const [report, ...others] = reports(sent)
    expect(others).toEqual([])
    expect(JSON.parse(report?.body ?? '{}')).toMatchObject({
      path: `/${shop.variant}/`,
      language: 'de',
      country: shop.variant.slice(3).toUpperCase(),
      pageType: 'homepage',
      isBotTraffic: true,
    })
    // The policy of this page knows no other host yet.
    expect(sent.length).toBe(1)

    await page.reload()
    await expect.poll(() => reports(sent).length).toBe(2)
    const order = new RegExp(`"event":"consent".*"regulation":"${shop.law}".*("event":"page_view".*){2}`)
    await expect.poll(() => page.evaluate(() => JSON.stringify(window.dataLayer ?? []))).toMatch(order)
    expect(sent.filter(({ url }) => url.includes(shop.container)).length).toBe(1)
    await expect(bar).toBeHidden()
  })
}

test('a reader refuses, is not measured or asked again, and changes the decision later', async ({ page }) => {
  const sent = await watched(page)
  await page.goto('/de-de/')
  const bar = page.getByRole('region', { name: GERMAN.title })
  await bar.getByRole('button', { name: GERMAN.refuse }).click()
  await expect(bar).toBeHidden()
  await page.reload()
  await settle(page)
  await expect(bar).toBeHidden()
  expect(sent).toEqual([])

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await page.getByLabel(GERMAN.statistics).check()
  await page.getByRole('button', { name: GERMAN.keep }).click()
  await expect.poll(() => reports(sent).length).toBe(1)

  await page.reload()
  // The form shows the decision once it is visible.
  await page.locator('.consent').evaluate((block) => block.scrollIntoView())
  await expect(page.getByLabel(GERMAN.statistics)).toBeChecked()
  await expect(page.getByLabel(GERMAN.marketing)).not.toBeChecked()
  await expect.poll(() => reports(sent).length).toBe(2)
  await page.getByRole('button', { name: GERMAN.refuse }).click()
  await expect(page.getByLabel(GERMAN.statistics)).not.toBeChecked()
  await page.goto('/de-de/brillen/')
  const before = sent.length
  await settle(page)
  expect(sent.slice(before)).toEqual([])
  expect(reports(sent)).toHaveLength(2)
})

test('a reader allows one group without the other at the first question', async ({ page }) => {
  const sent = await watched(page)
  await page.goto('/de-de/cookies/')
  const bar = page.getByRole('region', { name: GERMAN.title })
  await bar.getByText(GERMAN.choose).click()
  await bar.getByLabel(GERMAN.marketing).check()
  await bar.getByRole('button', { name: GERMAN.keep }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('main').getByLabel(GERMAN.marketing)).toBeChecked()
  await settle(page)
  expect(reports(sent)).toEqual([])
})

test('a reader allows statistics, and marketing stays denied', async ({ page }) => {
  await watched(page)
  await page.goto('/de-de/')
  await page.context().addCookies([{ name: 'veduta-consent', value: 'C0002', url: page.url() }])
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.dataLayer ?? [])))
    .toContain('"analytics_storage":"granted","ad_storage":"denied"')
  // A visit that ends at once is measured as well.
  await page.locator('script[src*="googletagmanager"]').waitFor({ state: 'attached' })
  const events = await page.evaluate(() => {
    dispatchEvent(new Event('pagehide'))
    return JSON.stringify(window.dataLayer)
  })
  expect(events).toContain('"event":"page_view"')
})

test.describe('an error page', () => {
  test.use({ expectedStatus: [404] })

  test('is reported to the tag manager alone', async ({ page }) => {
    const sent = await watched(page)
    const cookie = { name: 'veduta-consent', value: 'C0002', domain: 'localhost', path: '/' }
    await page.context().addCookies([cookie])
    await page.goto('/de-de/nirgends/')
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(window.dataLayer ?? [])))
      .toContain('"page_type":"error"')
    expect(reports(sent)).toEqual([])
  })
})

test('a visitor at a branch terminal is not asked', async ({ page }) => {
  const sent = await watched(page)
  await page.goto('/de-de/?storeMode=true')
  await settle(page)
  await expect(page.getByRole('region', { name: 'Ihre Einwilligung' })).toBeHidden()
  expect(sent).toEqual([])
})

test('a shop without terminals asks whatever the address claims', async ({ page }) => {
  await page.goto('/pl-pl/?storeMode=true')
  await expect(page.getByRole('region', { name: 'Państwa zgoda' })).toBeVisible()
})

for (const width of [360, 768, 1440])
  test(`a reader answers by keyboard at ${width} px, and the banner hides no focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/pl-pl/okulary/')
    const bar = page.getByRole('region', { name: 'Państwa zgoda' })
    await expect(bar).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(bar.getByRole('link')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(bar.getByRole('button', { name: 'Odrzuć wszystkie' })).toBeFocused()
    // Refusing is as easy to find, see and click as agreeing.
    const looks = (name: string) =>
      bar.getByRole('button', { name }).evaluate((button) => {
        const { backgroundColor, color, font, boxShadow } = getComputedStyle(button)
        return { backgroundColor, color, font, boxShadow, height: button.clientHeight }
      })
    expect(await looks('Odrzuć wszystkie')).toEqual(await looks('Zaakceptuj wszystkie'))
    const last = page.getByRole('contentinfo').getByRole('button').last()
    await last.focus()
    const [end, edge] = [await last.boundingBox(), await bar.boundingBox()]
    expect((edge?.y ?? 0) + (edge?.height ?? 0)).toBeLessThanOrEqual(end?.y ?? 0)
    await bar.getByRole('button', { name: 'Odrzuć wszystkie' }).press('Enter')
    await expect(bar).toBeHidden()
  })
