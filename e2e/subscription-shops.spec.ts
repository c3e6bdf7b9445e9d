import { randomUUID } from 'node:crypto'
import { answer, atBank, BUYERS, choose, fillAddress, order, title } from './buyer.ts'
import { count, lines } from './shopper.ts'
import {
  asGuest,
  care,
  entry,
  IN_FRENCH,
  main,
  offer,
  PASSWORD,
  prove,
  row,
  subscribeAsNewCustomer,
} from './subscribers.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const [, , PRAGUE, MILAN] = BUYERS

test('cs-cz: a guest chooses rhythm and day by keyboard, brings back what was removed, and subscribes', async ({
  page,
}) => {
  await page.goto(care('cs-cz'))
  await row(page, 'no').focus()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'yes')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(offer(page).locator('[name="interval"]')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(count(page)).toHaveText('1')
  await page.goto('/cs-cz/basket/')
  await expect(lines(page)).toContainText('každých 6 měsíců, vždy 1. dne')
  await lines(page)
    .getByRole('button', { name: /^Odebrat/ })
    .click()
  await expect(lines(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(lines(page)).toContainText('každých 6 měsíců, vždy 1. dne')
  await page.reload()
  await expect(lines(page)).toContainText('každých 6 měsíců, vždy 1. dne')
  await subscribeAsNewCustomer(page, PRAGUE, {
    payment: 'cash_on_delivery',
    says: 'každých 6 měsíců, vždy 1. dne',
  })
})

for (const [buyer, says] of [
  [MILAN, 'ogni 3 mesi, il giorno 5'],
  [IN_FRENCH, 'tous les 3 mois, le 5'],
] as const)
  test(`${buyer.variant}: a guest subscribes to lens care by card and finds it in the new account`, async ({
    page,
  }) => {
    await page.goto(care(buyer.variant))
    await row(page, 'yes').check()
    await offer(page).locator('[name="interval"]').selectOption('3')
    await offer(page).locator('[name="day"]').selectOption('5')
    await page.locator('#goods-form button').click()
    await expect(count(page)).toHaveText('1')
    await subscribeAsNewCustomer(page, buyer, { payment: 'creditcard', says })
  })

test('fr-ch: a customer who began as a guest signs in within the checkout, the address stays, and it is ordered', async ({
  page,
}) => {
  const email = `abonnement-${randomUUID()}@example.org`
  await page.goto('/fr-ch/signin/?register=true')
  const form = entry(page, 'register')
  const input = { firstName: 'Anne', lastName: 'Rochat', email, password: PASSWORD }
  for (const [name, value] of Object.entries(input)) await form.locator(`[name="${name}"]`).fill(value)
  await form.getByRole('button').click()
  await page.waitForURL(/\/account\//)
  await prove(page, email)
  await page.context().clearCookies({ name: /^(?!veduta-consent)/ })

  await page.goto(care('fr-ch'))
  await row(page, 'no').check()
  await page.locator('#goods-form button').click()
  await expect(count(page)).toHaveText('1')
  await page.goto('/fr-ch/basket/')
  await page.locator('aside a.button.main').click()
  await page.waitForURL(/\/signin\//)
  await asGuest(page, email)
  await fillAddress(page, IN_FRENCH)
  await page.goto(care('fr-ch'))
  await row(page, 'yes').check()
  await page.locator('#goods-form button').click()
  await expect(count(page)).toHaveText('2')
  await page.goto('/fr-ch/checkout/')
  await expectAccessible(page)
  await expect(entry(page, 'register').locator('[name="lastName"]')).toHaveValue('Petersen')
  await entry(page, 'signin').locator('[name="password"]').fill(PASSWORD)
  await entry(page, 'signin').getByRole('button').click()
  await expect(answer(page, 'method').first()).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText('En abonnement')
  await choose(page, 'method', IN_FRENCH.method)
  await choose(page, 'payment', 'creditcard')
  await order(page, IN_FRENCH)
  await atBank(page, 'success')
  await expect(title(page)).toHaveText(IN_FRENCH.thanks)
  await expect(main(page)).toContainText('La prochaine livraison')
  await expectAccessible(page)
})
