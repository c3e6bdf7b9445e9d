import { percentDecoded } from '#tests/support/percent-decoded.ts'
import { NUMBER, next } from './buyer.ts'
import { field, finish, openValues } from './configurator-walk.ts'
import { confirmValues } from './confirm-values.ts'
import { ADDRESSES, buyGlasses } from './glasses-buyer.ts'
import { startShop } from './shop.ts'
import { expect, type Page, test } from './visitor.ts'

test.use({ expectedStatus: [422] })

const TYPED = {
  'right.sphere': '-4,25',
  'right.cylinder': '-1,25',
  'right.axis': '137',
  'left.sphere': '-3,75',
  'right.pd': '31,5',
  'left.pd': '31,5',
}
/** One that no lens has. */
const WRONG = '-9,35'
const VALUES = /[-−](?:4[.,]25|1[.,]25|3[.,]75|9[.,]35)|137 ?°/
/** Their names, too: what leaves a page does not even say that there are values. */
const TRACES = new RegExp(`${VALUES.source}|sphere|cylinder|pupil|axis\\W{1,4}137`, 'i')

/** All that a browser is answered: addresses, headers and documents. */
function answersTo(page: Page) {
  const heads: string[] = []
  const documents: { url: string; cache: string; text: string }[] = []
  const read: Promise<void>[] = []
  page.context().on('response', (response) => {
    const note = async () => {
      const [sent, headers] = [await response.request().allHeaders(), await response.allHeaders()]
      heads.push(JSON.stringify({ url: response.url(), sent, headers }))
      const isRedirect = response.headers()['location'] !== undefined
      if (isRedirect || response.request().resourceType() !== 'document') return
      const text = await response.text()
      documents.push({ url: response.url(), cache: headers['cache-control'] ?? '', text })
    }
    read.push(note())
  })
  return async () => {
    await Promise.all(read)
    return { heads, documents }
  }
}

test('glasses are ordered by forms: their values stand on pages that nobody else gets, and in no header, address, line of the log or metric', async ({
  openBrowser,
}, { workerIndex }) => {
  test.slow()
  const { shop, log, close } = await startShop(`values-${workerIndex}`, { LOG_LEVEL: 'debug' })
  const page = await openBrowser({ baseURL: shop.url, javaScriptEnabled: false })
  const answers = answersTo(page)

  await openValues(page, '/de-de/brillen/')
  const frame = new URL(page.url()).pathname
  for (const [name, value] of Object.entries({ ...TYPED, 'right.sphere': WRONG }))
    await field(page, name).fill(value)
  await page.locator('[name=use][value=far]').check()
  await next(page).click()
  await expect(field(page, 'right.sphere')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'right.sphere').fill(TYPED['right.sphere'])
  await next(page).click()
  await confirmValues(page)
  await next(page).click()
  await finish(page, 'glass', 1)
  const email = await buyGlasses(page, { variant: 'de-de', address: ADDRESSES.hamburg, hasValues: true })
  const number = page.locator('[data-order]')
  await expect(number).toHaveText(NUMBER)
  const shown = await number.innerText()
  await page.goto('/de-de/service/auftragsstatus/')
  await field(page, 'number').fill(shown)
  await field(page, 'proof').fill(email)
  await page.locator('main form button').first().click()
  await expect(page.locator('main h1')).toContainText(shown)
  // Made before the order, and after it.
  for (const path of ['/de-de/', '/de-de/brillen/', frame, frame]) await page.goto(path)

  const { heads, documents } = await answers()
  const metrics = await (await fetch(`${shop.url}/api/metrics`)).text()
  await close()
  const withValues = documents.filter(({ text }) => VALUES.test(text))
  const pagesOf = (part: string) => withValues.filter(({ url }) => url.includes(part)).length
  for (const part of ['configure=values', 'configure=confirm', '/basket/', '/checkout/'])
    expect([part, pagesOf(part) > 0]).toEqual([part, true])
  for (const { url, cache } of withValues)
    expect([url, cache]).toEqual([url, expect.stringContaining('no-store')])
  // Whoever knows an order by its number reads what was bought, and no values.
  expect(pagesOf('/auftragsstatus/')).toBe(0)
  expect(documents.some(({ cache }) => cache.startsWith('public'))).toBe(true)
  expect(log().length).toBeGreaterThanOrEqual(documents.length)
  expect(metrics).toContain('veduta_requests_total')
  for (const text of [...heads, ...log(), metrics]) expect(percentDecoded(text)).not.toMatch(TRACES)
})
