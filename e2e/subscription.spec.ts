import { randomUUID } from 'node:crypto'
import { answer, atBank, BUYERS, choose, order, fillAddress, title, toCheckout } from './buyer.ts'
import { count, lines } from './shopper.ts'
import { care, entry, IN_POLISH, main, makeAccount, offer, prove, row } from './subscribers.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const [HAMBURG] = BUYERS

test('de-de: a guest subscribes to contact lenses, becomes a customer, and finds the subscription in the account', async ({
  page,
}) => {
  const email = `abo-${randomUUID()}@example.org`
  await page.goto('/de-de/p/month-toric-6-10094/')
  const form = page.locator('#lens-form')
  for (const select of await form.locator('.right select:has(option[value=""])').all())
    await select.selectOption({ index: 4 })
  await page.getByLabel('Beide Augen haben die gleichen Werte').check()
  const once = await form.locator('[data-total]').innerText()
  await row(page, 'yes').check()
  await expect(form.locator('[data-total]')).not.toHaveText(once)
  await expect(form.locator('[data-total-later]')).toContainText('danach')
  await offer(page).locator('[name="day"]').selectOption('12')
  await expectAccessible(page)
  await form.locator('button.main').click()
  await expect(count(page)).toHaveText('2')
  await page.goto('/de-de/basket/')
  await expect(lines(page)).toContainText('am 12.')
  await expectAccessible(page)

  await toCheckout(page, HAMBURG)
  await expectAccessible(page)
  await makeAccount(page, email)
  await fillAddress(page, HAMBURG)
  await choose(page, 'method', HAMBURG.method)
  await expect(page.locator('[value="klarna_paylater"]')).toBeDisabled()
  await choose(page, 'payment', 'creditcard')
  const plan = page.getByRole('region', { name: 'Ihr Abo' })
  await expect(plan.getByRole('listitem')).toHaveCount(4)
  await expect(plan.locator('time').first()).toContainText(/^12\. /)
  await expect(plan).toContainText('bis Sie kündigen')
  await expectAccessible(page)
  await answer(page, 'values').check()
  await order(page, HAMBURG)
  await atBank(page, 'success')
  await expect(title(page)).toHaveText(HAMBURG.thanks)
  await expect(main(page)).toContainText('Die nächste Lieferung kommt am 12.')
  await expectAccessible(page)

  await prove(page, email)
  await page.goto('/de-de/account/subscriptions/')
  await main(page).getByRole('link').filter({ hasText: 'am 12.' }).click()
  await expect(main(page).locator('time').first()).toContainText(/^12\. /)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedStatus: [422] })

  test('pl-pl: a guest subscribes to lens care, brings it back after removing it, and orders', async ({
    page,
  }) => {
    await page.goto(care('pl-pl'))
    await row(page, 'yes').check()
    await offer(page).locator('[name="interval"]').selectOption('3')
    await offer(page).locator('[name="day"]').selectOption('5')
    await page.locator('#goods-form button').click()
    await expect(page).toHaveURL(/\/pl-pl\/basket\/\?note=added$/)
    await expect(lines(page)).toContainText('co 3 miesiące, 5. dnia')
    await lines(page)
      .getByRole('button', { name: /^Usuń: / })
      .click()
    await page.getByRole('button', { name: 'Cofnij' }).click()
    await expect(lines(page)).toContainText('co 3 miesiące, 5. dnia')

    await page.goto('/pl-pl/basket/')
    await page.locator('aside a.button.main').click()
    const email = `abonament-${randomUUID()}@example.org`
    await entry(page, 'register').locator('[name="email"]').fill(email)
    await entry(page, 'register').locator('[name="password"]').fill('haslo')
    await entry(page, 'register').getByRole('button').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await makeAccount(page, email)
    await fillAddress(page, IN_POLISH)
    await choose(page, 'method', IN_POLISH.method)
    await choose(page, 'payment', 'cash_on_delivery')
    const plan = page.getByRole('region', { name: 'Państwa abonament' })
    await expect(plan.getByRole('listitem')).toHaveCount(4)
    await page.locator('form button.main').click()
    await expect(main(page)).toContainText('Państwa abonament: co 3 miesiące')
  })
})
