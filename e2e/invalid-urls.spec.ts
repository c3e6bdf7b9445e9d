import { shop } from './shop.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const ANSWERS: [address: string, status: number][] = [
  ['/xx-yy/', 404],
  ['/de-de/gibt-es-nicht/', 404],
  ['/de-de/p/nichts-999999999/', 404],
  ['/de-de/p/ohne-nummer/', 404],
  ['/de-de/p/glasses-pdp/', 404],
  ['/de-de/p/glasses-pdp/?variantid=1', 404],
  ['/de-de/sonnenbrillen/?page=9999', 404],
  ['/de-de/sonnenbrillen/?page=-3&sort=nonsense&color=abc&minPrice=NaN&unknown=1', 200],
  [`/de-de/search/?term=${'a'.repeat(10_000)}`, 200],
  ['/de-de/search/?term=%00%01%02', 200],
  ['/de-de/search/', 200],
  ['/cs-cz/service/auftragsstatus/', 404],
  ['/de-de/%ff/', 404],
  ['/de-de/niederlassungen/hamburg/999999999/', 404],
  ['/de-de/niederlassungen/stadt/hamburg/nirgendwo/', 404],
  ['/de-de/niederlassungen/hamburg/nirgendwo/', 404],
  // A branch of another country.
  ['/pl-pl/salony/hamburg/1001/', 404],
  ['/images/nothing', 301],
  ['/images/nothing?width=0', 400],
  ['/images/nothing?width=320', 404],
  ['/images/nothing?width=7', 301],
  ['/api/rpc/nothing', 405],
  ['/api/nothing', 404],
]

for (const [address, status] of ANSWERS)
  test(`a visitor of ${address.slice(0, 60)} gets ${status} with a complete page`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 })
    expect([status, ...(address.startsWith('/de-de/%ff') ? [400] : [])]).toContain(response.status())
    const body = await response.text()
    expect(body).not.toMatch(/\bat .*\.(ts|mjs|js):\d+/)
    if (response.headers()['content-type']?.startsWith('text/html')) expect(body).toContain('</html>')
  })

test.describe('a missing page', () => {
  test.use({ expectedStatus: [404] })
  test('links to the home page, is not indexed and is accessible', async ({ page }) => {
    await page.goto('/de-de/gibt-es-nicht/')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow')
    await expect(page.locator('body')).toHaveAttribute('data-page-type', 'error')
    await expectAccessible(page)
    await page
      .getByRole('link', { name: /Startseite/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/de-de\/$/)
  })
})

test('a visitor without the final slash, or at the root, is redirected', async ({ request }) => {
  const slash = await request.get('/de-de/sonnenbrillen', { maxRedirects: 0 })
  expect([slash.status(), slash.headers()['location']]).toEqual([301, '/de-de/sonnenbrillen/'])
  const root = await request.get('/', { maxRedirects: 0, headers: { 'accept-language': 'fr-CH, de;q=0.5' } })
  expect([root.status(), root.headers()['location']]).toEqual([302, '/fr-ch/'])
  const guarded = await request.get('/de-de/checkout/', { maxRedirects: 0 })
  expect(guarded.headers()['location']).toBe(
    '/de-de/signin/?redirectUrl=%2Fde-de%2Fcheckout%2F&showBasket=true',
  )
})

test('a branch or town in another spelling, or by a former number, is redirected to its address of today', async ({
  request,
}) => {
  const headers = { 'x-access-token': 'local', 'x-shop-id': '10001' }
  const stored = await request.get(`${shop().shopApi}/branches/1001`, { headers })
  const branch = await stored.json()
  const data = { branches: [{ ...branch, formerIds: [990_001] }], replace: false }
  expect((await request.put(`${shop().shopApi}/branches`, { headers, data })).status()).toBe(200)
  const today = '/de-de/niederlassungen/hamburg/1001/'
  const town = '/de-de/niederlassungen/stadt/hamburg/hamburg/'
  for (const [address, location] of [
    ['/de-de/niederlassungen/Hamburg/1001/', today],
    ['/de-de/niederlassungen/muenchen/1001/', today],
    ['/de-de/niederlassungen/hamburg/01001/', today],
    ['/de-de/niederlassungen/hamburg/990001/', today],
    ['/de-de/niederlassungen/hamburg/hamburg/', town],
    ['/de-de/niederlassungen/stadt/bayern/hamburg/', town],
    ['/de-de/niederlassungen/stadt/Hamburg/Hamburg/', town],
  ] as const) {
    const response = await request.get(address, { maxRedirects: 0 })
    expect([address, response.status(), response.headers()['location']]).toEqual([address, 301, location])
  }
  for (const address of [today, town]) expect((await request.get(address)).status()).toBe(200)
})

test('visitor input is shown as text in pages', async ({ page }) => {
  const html = '<img src=x onerror=alert(1)>'
  const isText = async () => {
    await expect(page.getByText(html).first()).toBeVisible()
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/de-de/zubehoer/')
  const variantId = await page.locator('.shelf button[form="to-basket"]').first().getAttribute('value')
  const note = { key: html, label: html, value: html }
  const added = await page.request.post('/api/rpc/addItemToBasket', {
    headers: { 'x-shop-id': '10001' },
    data: { payload: { variantId: Number(variantId), displayData: { 'attribute-1': note } } },
  })
  expect(added.status()).toBe(200)
  await page.goto('/de-de/basket/')
  await isText()
  await page.goto(`/de-de/search/?term=${encodeURIComponent(html)}&page=1`)
  await isText()
  await page.locator('#term').focus()
  await expect(page.locator('#suggestions')).toContainText(html)
  await isText()
})
