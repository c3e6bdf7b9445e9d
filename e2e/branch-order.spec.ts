import { signUp } from './customers.ts'
import { firstBranch, operateBranchOrder, placeBranchOrder } from './orders.ts'
import { emailsTo, linkTo, untilSent } from './outbox.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const SHOP = 10005
const VALUES = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } }

test('a customer adds an order of a branch, hears that it is ready, and orders with its values', async ({
  page,
}) => {
  const email = `branch-${process.pid}-${Date.now()}@example.org`
  await signUp(page, email)
  await page.goto(await linkTo(email))
  await page.getByRole('main').getByRole('button', { name: 'Adresse bestätigen' }).click()

  const number = await placeBranchOrder(SHOP, await firstBranch(SHOP), email, VALUES)
  await page.goto('/de-ch/account/branch-order/')
  await expectAccessible(page)
  const field = page.getByLabel('Bestellnummer')
  await field.fill('1234 5678901 2')
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(page.getByRole('alert')).toContainText('haben wir nicht gefunden')
  await field.fill(number)
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(page.getByRole('status').first()).toContainText('gehört jetzt zu Ihrem Konto')

  await operateBranchOrder('ready', number)
  await page.goto('/de-ch/account/')
  await expect(page.getByRole('navigation', { name: 'Mein Konto' })).toContainText('1abholbereit')
  await page.getByRole('link', { name: /Liegt zur Abholung bereit/ }).click()
  await expect(page.getByRole('row', { name: /Rechts/ })).toContainText('−2.25')
  await expectAccessible(page)
  await expect
    .poll(async () => (await emailsTo(email)).join('\n'), untilSent)
    .toContain('liegt in der Filiale')
  expect((await emailsTo(email)).join('\n')).not.toMatch(/2[.,]25/)

  await page.goto('/de-ch/brillen/')
  const product = await page.locator('main a[href*="/p/"]').first().getAttribute('href')
  await page.goto(`${product}?configure=type`)
  await page.locator('input[value=type_ei]').check()
  await page.locator('form button[type=submit]').click()
  await page.getByLabel('Aus einer früheren Bestellung').check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByLabel('Bestellnummer').fill(number)
  await page.getByLabel('In einer Filiale').check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.locator('[data-read-back]')).toContainText('Rechts minus 2.25')
  expect(page.url()).not.toMatch(/2\.25|sphere/)
})
