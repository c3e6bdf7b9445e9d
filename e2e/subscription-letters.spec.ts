import { randomUUID } from 'node:crypto'
import { linksTo, untilSent } from './outbox.ts'
import { proposeSuccessor, storedSubscription, subscribe } from './subscriptions.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const stranger = () => ({ id: randomUUID(), email: `customer-${randomUUID()}@example.org` })

test('a customer takes a successor by the link of its letter, and skips a delivery without a script', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const customer = stranger()
  const number = await subscribe(10001, customer)
  const [before] = (await storedSubscription(10001, number)).lines
  await proposeSuccessor(10001, number)
  const letterLink = async () =>
    (await linksTo(customer.email)).find((link) => link.includes('/subscription/?link=')) ?? ''
  await expect.poll(letterLink, untilSent).not.toBe('')
  const link = await letterLink()

  await page.goto(link)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Nachfolger' })).toBeVisible()
  await expect(main).toContainText(`${before?.name} bekommen wir nicht mehr.`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Annehmen' }).press('Enter')
  await expect(page.getByRole('status')).toHaveText('Gespeichert.')
  await expect(main.getByRole('heading', { name: 'Nachfolger' })).toHaveCount(0)
  const [after] = (await storedSubscription(10001, number)).lines
  expect(after?.variantId).not.toBe(before?.variantId)
  await expect(main).toContainText(after?.name ?? '')

  const bare = await openBrowser({ javaScriptEnabled: false })
  await bare.goto(link)
  const next = bare.getByRole('main').locator('time').first()
  const day = await next.getAttribute('datetime')
  await bare.getByRole('button', { name: 'Nächste Lieferung auslassen' }).click()
  await expect(bare.getByRole('status')).toHaveText('Gespeichert.')
  await expect(next).not.toHaveAttribute('datetime', day ?? '')
})

test('a link that is forged opens nothing, and says where to sign in', async ({ page }) => {
  await page.goto('/pl-pl/subscription/?link=123456789012-1.1799999999.forged')
  await expect(page.getByRole('main').getByRole('link', { name: 'Państwa abonamenty' })).toBeVisible()
  await expectAccessible(page)
})

for (const [path, shopId] of [
  ['de-at/spar-abo/kuendigung', 10002],
  ['de-ch/spar-abo/kuendigung', 10005],
  ['cs-cz/vyhodne-predplatne/zruseni', 10003],
  ['pl-pl/abonament-oszczednosciowy/rezzygnacja', 10004],
  ['fr-ch/abonnement-eco/resiliation', 10006],
  ['it-ch/abbonamento-risparmio/disdetta', 10007],
] as const)
  test(`${path}: a form without a script cancels a subscription after its second delivery`, async ({
    openBrowser,
  }) => {
    const customer = stranger()
    const number = await subscribe(shopId, customer)
    const page = await openBrowser({ javaScriptEnabled: false })
    await page.goto(`/${path}/`)
    await page.locator('[name="name"]').fill('Anna Berg')
    await page.locator('main [name="email"]').fill(customer.email)
    await page.locator('[name="contract"]').fill(number)
    await page.locator('main form .button.main').first().click()
    await page.locator('main [name="confirm"]').click()
    await expect(page).toHaveURL(/\?received=/)
    expect(await storedSubscription(shopId, number)).toMatchObject({ status: 'active', endsAfter: 2 })
  })
