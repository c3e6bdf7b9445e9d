import { readFile } from 'node:fs/promises'
import { newCustomer } from './customers.ts'
import { type Basket, call, operate, orderOf, placeOrder, type Products } from './orders.ts'
import { lines } from './shopper.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const VALUES = {
  right: { sphere: -2.25, cylinder: -0.5, axis: 170, pd: 32 },
  left: { sphere: -1.75, pd: 31.5 },
}
const WORN = { right: { sphere: -4.75, pd: 33 }, left: { sphere: -4.25, pd: 33 } }
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

const valuesOf = (page: Page, number: string) =>
  page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: number }) })
const shown = (number: string) => `${number.slice(0, 4)} ${number.slice(4, 11)} ${number.slice(11)}`

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
  await expect(valuesOf(page, shown(sent)).getByRole('row', { name: /Rechts/ })).toContainText('−2,25')
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
  const ofSent = valuesOf(bare, shown(sent))
  await ofSent.getByText('Werte löschen').press('Enter')
  await ofSent.getByRole('button', { name: 'Endgültig löschen' }).press('Enter')
  await expect(bare.getByRole('status')).toHaveText('Die Werte sind gelöscht.')
  await expect(ofSent).toHaveCount(0)
  const ofOpen = valuesOf(bare, shown(open))
  await ofOpen.getByText('Werte löschen').press('Enter')
  await ofOpen.getByRole('button', { name: 'Endgültig löschen' }).press('Enter')
  await expect(bare.getByRole('status')).toHaveText(
    'Wir löschen die Werte, sobald die Bestellung unterwegs ist.',
  )
  await expect(ofOpen).toContainText('Bis dahin braucht sie unsere Werkstatt.')

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

test.describe('a name that is none', () => {
  test.use({ expectedStatus: [422] })

  test('a customer says whose values are whose, and has a card a person, by keyboard without a script', async ({
    page,
    openBrowser,
  }) => {
    const customer = await newCustomer(page)
    const [own, child] = [await placeOrder(10001, customer, VALUES), await placeOrder(10001, customer, WORN)]
    const storageState = await page.context().storageState()
    const bare = await openBrowser({
      javaScriptEnabled: false,
      storageState,
      viewport: { width: 360, height: 780 },
    })
    await bare.goto('/de-de/account/values/')
    const person = (name: string) =>
      bare.locator('.person', { has: bare.getByRole('heading', { level: 2, name }) })
    async function giveName(number: string, name: string) {
      const entry = valuesOf(bare, shown(number))
      const field = entry.getByLabel('Vorname')
      if (!(await field.isVisible()))
        await entry.getByText(/^(?:Für wen sind diese Werte|Vornamen ändern)/).press('Enter')
      await field.fill(name)
      await entry.getByRole('button', { name: 'Vornamen speichern' }).press('Enter')
    }

    await giveName(child, 'Mia 2')
    await expect(bare.getByRole('alert')).toContainText('nur Buchstaben')
    await expect(valuesOf(bare, shown(child)).getByLabel('Vorname')).toHaveValue('Mia 2')
    await giveName(child, 'Mia')
    await expect(bare.getByRole('status')).toHaveText('Gespeichert.')
    await expect(person('Mia').getByRole('row', { name: /Rechts/ })).toContainText('−4,75')
    await expect(person('Ohne Vornamen').getByRole('row', { name: /Rechts/ })).toContainText('−2,25')
    await page.goto(bare.url())
    await expectAccessible(page)
    await giveName(own, 'Anna')
    await expect(bare.locator('.person')).toHaveCount(2)
    expect(bare.url()).not.toContain('Anna')

    await page.goto('/de-de/account/user/')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Daten herunterladen' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain('"wearer": "Mia"')

    await giveName(child, '')
    await expect(person('Ohne Vornamen').getByRole('row', { name: /Rechts/ })).toContainText('−4,75')
  })
})
