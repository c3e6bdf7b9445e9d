import { SHOPS } from './shops.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const WIDTHS = [360, 768, 1440]

/** The elements of every page of the shop (design/interfaces). */
async function expectWhole(page: Page, lang: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('main#main')).toHaveCount(1)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(page.locator('body')).toHaveAttribute('data-page-type', /.+/)
  // A page that waits for a missing element would stay blank until it has loaded completely.
  await expect(page.locator(':root:has(link[rel="expect"]):not(:has(#lead))')).toHaveCount(0)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, `sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
}

async function seePage(page: Page, address: string, lang: string): Promise<void> {
  const response = await page.goto(address)
  expect(response?.status()).toBe(200)
  await expectWhole(page, lang)
  await expectAccessible(page)
}

for (const { variant, lang, branches, sunglasses, lenses, instructions, word } of SHOPS) {
  const PAGES = [
    '/',
    sunglasses,
    lenses,
    instructions,
    `/search/?term=${word}&page=1`,
    '/basket/',
    '/wishlist/',
    '/signin/',
  ]
  test(`${variant}: a visitor sees a page of each kind complete at every width, and axe finds nothing`, async ({
    page,
    request,
  }) => {
    test.slow()
    for (const path of PAGES) await test.step(path, () => seePage(page, `/${variant}${path}`, lang))

    await test.step('a product, with its links to all shops', async () => {
      await page.goto(`/${variant}${sunglasses}`)
      await page.locator('.shelf .tile > a:first-child').nth(3).click()
      await page.waitForURL(new RegExp(`/${variant}/p/`))
      await expectWhole(page, lang)
      await expectAccessible(page)
      const others = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
      const own = await page.locator('link[rel="canonical"]').getAttribute('href')
      expect(others).toContain(own)
      const other = await request.get(others.find((href) => !href.includes(`/${variant}/`)) ?? '')
      expect(await other.text()).toContain(`href="${own}"`)
    })
  })

  test(`${variant}: a visitor sees the finder, a town and a branch complete at every width, and axe finds nothing`, async ({
    page,
  }) => {
    const linked = async (selector: string) =>
      (await page.locator(selector).first().getAttribute('href')) ?? ''
    await seePage(page, `/${variant}${branches}`, lang)
    await seePage(page, await linked('main details li a'), lang)
    await expect(page.locator('body')).toHaveAttribute('data-page-type', /store-list/)
    await seePage(page, await linked('main [data-branch] h2 a'), lang)
    await expect(page.locator('body')).toHaveAttribute('data-page-type', /store-details/)
  })
}
