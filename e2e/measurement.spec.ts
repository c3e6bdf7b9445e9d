import { addOnShelf, count, lines, panel } from './shopper.ts'
import { expect, type Page, test } from './visitor.ts'

/** A visitor who has agreed to statistics, in a browser that does not reach the tag manager. */
test.beforeEach(async ({ page, context }) => {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await context.addCookies([{ name: 'veduta-consent', value: 'C0002', domain: 'localhost', path: '/' }])
})

type Tracked = { event: string; items?: { item_id: string; quantity?: number }[]; [field: string]: unknown }

/** The events of the page in their order, without those of the tag manager itself. */
const tracked = (page: Page): Promise<Tracked[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((each) =>
      each instanceof Object && 'event' in each && !String(each.event).startsWith('gtm')
        ? [structuredClone(each) as Tracked]
        : [],
    ),
  )
const names = async (page: Page) => (await tracked(page)).map(({ event }) => event)

test('a visit of somebody who agreed is measured step by step', async ({ page }) => {
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/dt/report')) reports.push(request.postDataJSON().pageType)
  })
  await page.goto('/de-de/zubehoer/')
  await expect.poll(() => names(page)).toEqual(['page_view', 'view_item_list'])
  const [, list] = await tracked(page)
  expect(list).toMatchObject({ item_list_name: 'Zubehör' })
  expect(list?.items).toHaveLength(24)

  await test.step('a filter without a reload is another page', async () => {
    await page.locator('select[name="sort"]').selectOption('price-asc')
    await expect(page).toHaveURL(/sort=price-asc/)
    await expect
      .poll(() => names(page))
      .toEqual(['page_view', 'view_item_list', 'page_view', 'view_item_list'])
    expect((await tracked(page)).at(-1)?.items).not.toEqual(list?.items)
    await expect.poll(() => reports).toEqual(['product merchandise', 'product merchandise'])
  })

  await page.goto('/de-de/zubehoer/')
  await expect.poll(() => names(page)).toContain('view_item_list')
  await addOnShelf(page).click()
  await expect(count(page)).toHaveText('1')
  await expect.poll(() => names(page)).toEqual(['page_view', 'view_item_list', 'add_to_cart'])
  await page.locator('main .wish').first().click()
  await expect.poll(() => names(page)).toContain('add_to_wishlist')

  await page.goto('/de-de/basket/')
  await expect.poll(() => names(page)).toEqual(['page_view', 'view_cart'])
  await page.getByRole('button', { name: /entfernen$/ }).click()
  await expect(lines(page)).toHaveCount(0)
  await expect.poll(() => names(page)).toEqual(['page_view', 'view_cart', 'remove_from_cart'])

  await page.goto('/de-de/search/?term=brera')
  await expect.poll(() => names(page)).toContain('search')
  const link = page.locator('.shelf .tile a').first()
  // The page is left only after the press: the event is still readable.
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
  await link.click()
  await expect.poll(() => names(page)).toContain('select_item')
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect.poll(() => names(page)).toEqual(['page_view', 'view_item'])
  expect(await tracked(page)).toMatchObject([
    { page_type: expect.stringMatching(/^product \w+Glasses$/) },
    { currency: 'EUR' },
  ])
})

test('nobody is measured at a terminal, whatever was agreed before', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (/dt\/report|googletagmanager/.test(request.url())) sent.push(request.url())
  })
  await page.setViewportSize({ width: 1920, height: 1000 })
  await page.goto('/de-de/zubehoer/?storeMode=true')
  await addOnShelf(page).click()
  await expect(count(page)).toHaveText('1')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)))
  expect(await tracked(page)).toEqual([])
  await page.locator('[data-tool="basket"]').hover()
  await panel(page).getByRole('link', { name: 'Zur Kasse' }).click()
  await expect(page).toHaveURL(/signin\/.*storeMode=true/)
  await page.goto('/de-de/zubehoer/?storeMode=true')
  await page.locator('.shelf .tile a').first().click()
  await expect(page).toHaveURL(/\/p\/.*storeMode=true/)
  await page.locator('#term').first().fill('brera')
  await page.locator('#term').first().press('Enter')
  await expect(page).toHaveURL(/storeMode=true/)
  expect(sent).toEqual([])
})
