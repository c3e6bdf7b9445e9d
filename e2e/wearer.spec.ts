import { readFile } from 'node:fs/promises'
import { newCustomer } from './customers.ts'
import { placeOrder } from './orders.ts'
import { VALUES, valuesOf, WORN } from './own-values.ts'
import { expect, expectAccessible, test } from './visitor.ts'

// A name that is none.
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
    const entry = valuesOf(bare, number)
    const field = entry.getByLabel('Vorname')
    if (!(await field.isVisible()))
      await entry.getByText(/^(?:Für wen sind diese Werte|Vornamen ändern)/).press('Enter')
    await field.fill(name)
    await entry.getByRole('button', { name: 'Vornamen speichern' }).press('Enter')
  }

  await giveName(child, 'Mia 2')
  await expect(bare.getByRole('alert')).toContainText('nur Buchstaben')
  await expect(valuesOf(bare, child).getByLabel('Vorname')).toHaveValue('Mia 2')
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
