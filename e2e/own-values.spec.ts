import { newCustomer } from './customers.ts'
import { type Basket, call, operate, orderOf, placeOrder, type Products } from './orders.ts'
import { VALUES, valuesOf, WORN } from './own-values.ts'
import { lines } from './shopper.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const WORN_LENSES = { right: { sphere: -2 }, left: { sphere: -1.5 } }
const TRACES = /−2[.,]25|−1[.,]75|PD 31/

/** Places an order by invoice of contact lenses, one pack for each eye; returns its number. */
async function placeLensOrder(
  customer: { id: string | null; email: string },
  productId: number,
  { right, left }: typeof WORN_LENSES,
): Promise<string> {
  const name = `lenses-10001-${process.pid}-${performance.now()}`
  const { variants } = await call<Products['entities'][number]>(10001, `/products/${productId}?with=variants`)
  const put = (prescriptionValues: object) =>
    call<Basket>(10001, `/baskets/${name}/items`, {
      variantId: variants[0]?.id,
      quantity: 1,
      customData: { prescriptionValues },
    })
  await put({ right, left: {} })
  const { items, cost } = await put({ right: {}, left })
  return orderOf(10001, { name, items, cost, customer, paymentKey: 'accounting' })
}

test('a customer looks at her values, downloads and deletes them, and the workshop keeps those that it needs', async ({
  page,
  openBrowser,
}) => {
  const customer = await newCustomer(page)
  await page.goto('/de-de/account/values/')
  await expect(page.getByRole('main')).toContainText('Noch keine Werte.')
  await expectAccessible(page)
  const [sent, open] = [await placeOrder(10001, customer, VALUES), await placeOrder(10001, customer, WORN)]
  await operate('ship', sent, '--tracking', 'JJD1')

  await page.goto('/de-de/account/')
  await page
    .getByRole('navigation', { name: 'Mein Konto' })
    .getByRole('link', { name: 'Meine Werte' })
    .click()
  await expect(page).toHaveTitle(/Meine Werte/)
  await expect(valuesOf(page, sent).getByRole('row', { name: /Rechts/ })).toContainText('−2,25')
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Als PDF herunterladen' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('meine-werte.pdf')

  // Without a script, by keyboard.
  const storageState = await page.context().storageState()
  const bare = await openBrowser({ javaScriptEnabled: false, storageState })
  await bare.goto(page.url())
  const ofSent = valuesOf(bare, sent)
  await ofSent.getByText('Werte löschen').press('Enter')
  await ofSent.getByRole('button', { name: 'Endgültig löschen' }).press('Enter')
  await expect(bare.getByRole('status')).toHaveText('Die Werte sind gelöscht.')
  await expect(ofSent).toHaveCount(0)
  const ofOpen = valuesOf(bare, open)
  await ofOpen.getByText('Werte löschen').press('Enter')
  await ofOpen.getByRole('button', { name: 'Endgültig löschen' }).press('Enter')
  await expect(bare.getByRole('status')).toHaveText(
    'Wir löschen die Werte, sobald die Bestellung unterwegs ist.',
  )
  await expect(ofOpen).toContainText('Bis dahin braucht sie unsere Werkstatt.')

  const later = await placeOrder(10001, customer, null)
  await bare.goto(`/de-de/account/orders/${later}/`)
  await bare.getByRole('link', { name: 'Werte nachreichen' }).click()
  await bare.locator('form:has([name="slip"]) [name="consent"]').check()
  await bare.locator('[name="slip"]').setInputFiles('e2e/pictures/slip.png')
  await bare.getByRole('button', { name: 'Foto senden' }).click()
  await page.goto('/de-de/account/values/')
  await expectAccessible(page)
  await bare.goto('/de-de/account/values/')
  const pictures = bare.locator('section', { has: bare.getByRole('heading', { name: 'Bilder Ihrer' }) })
  await pictures.getByText('Bild löschen').first().press('Enter')
  await pictures.getByRole('button', { name: 'Bild löschen' }).press('Enter')
  await expect(bare.getByRole('status')).toHaveText('Das Bild ist gelöscht.')
  await expect(pictures).toHaveCount(0)

  await page.goto(`/de-de/account/orders/${sent}/`)
  await expect(page.getByRole('main')).toContainText('Werte gelöscht')
  expect(await page.getByRole('main').innerText()).not.toMatch(TRACES)
  expect(await operate('show', sent)).not.toMatch(TRACES)
  expect(await operate('show', open)).toMatch(/values: deleted once it is sent[\s\S]*−4\.75/)
})

test('a frame says what it costs with the values of the account, and its page stays that of everybody', async ({
  page,
  openBrowser,
}) => {
  const row = (each: Page) => each.locator('label:has([name=lensType][value=type_ei])')
  const customer = await newCustomer(page)
  await placeOrder(10001, customer, VALUES)
  await page.goto('/de-de/brillen/')
  const product = await page.locator('main a[href*="/p/"]:has(img)').first().getAttribute('href')
  await page.goto(product ?? '')
  await expect(row(page)).toContainText(/ab\s\d+[\d,]*\s€\s*mit Ihren Werten/)
  await page.setViewportSize({ width: 360, height: 780 })
  const price = await row(page).locator('.nowrap').textContent()
  await expect(page.locator('section[aria-label="Preis und Bestellung"]')).toContainText(price ?? '')
  await expectAccessible(page)

  // Without a script, the page of the same customer is everybody's.
  const storageState = await page.context().storageState()
  const bare = await openBrowser({ javaScriptEnabled: false, storageState })
  await bare.goto(page.url())
  await expect(row(bare)).toContainText('mit Gläsern')
  const stranger = await openBrowser()
  const requests: string[] = []
  stranger.on('request', (request) => requests.push(request.url()))
  await stranger.goto(page.url())
  await expect(row(stranger)).toContainText('mit Gläsern')
  expect(requests.filter((each) => each.includes('fragment='))).toEqual([])

  await page.getByRole('button', { name: 'Gläser wählen' }).first().click()
  await page.getByText('Aus meinem Konto').click()
  await page.locator('[data-step=prescription] button[type=submit]').click()
  await expect(page.locator('[name="right.sphere"]')).toHaveValue('−2,25')
})

test('a customer orders their lenses again from the home page, or from the account without a script', async ({
  page,
  openBrowser,
}) => {
  const customer = await newCustomer(page)
  await placeLensOrder(customer, 10_109, WORN_LENSES)
  await page.goto('/de-de/account/')
  await expect(page.getByRole('heading', { name: 'Kontaktlinsen' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/de-de/')
  const again = page.getByRole('main').getByRole('button', { name: 'Linsen noch einmal bestellen' })
  await expect(again).toBeVisible()
  await expectAccessible(page)
  const stranger = await openBrowser()
  // The mark of a session that has ended.
  await stranger.context().addCookies([{ name: 'veduta-account', value: '1', url: page.url() }])
  await Promise.all([
    stranger.waitForResponse((response) => response.url().endsWith('/account/?fragment=lenses')),
    stranger.goto(page.url()),
  ])
  await expect(stranger.locator('.lenses')).toBeEmpty()
  await again.click()
  await expect(page).toHaveURL(/\/de-de\/basket\/\?note=added-all$/)

  await page.goto('/de-de/account/')
  const storageState = await page.context().storageState()
  const bare = await openBrowser({ javaScriptEnabled: false, storageState })
  await bare.goto(page.url())
  await bare.getByRole('button', { name: 'Linsen noch einmal bestellen' }).press('Enter')
  await expect(bare).toHaveURL(/\/de-de\/basket\/\?note=added-all$/)
  await expect(lines(bare)).toHaveCount(2)
  await expect(lines(bare).first().getByRole('row').last()).toContainText('−2,00')
})
