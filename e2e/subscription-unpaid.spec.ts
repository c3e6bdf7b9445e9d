import { atBank, BUYERS } from './buyer.ts'
import { operateSubscription } from './orders.ts'
import { emailsTo, untilSent } from './outbox.ts'
import { moveClock } from './shop.ts'
import { count } from './shopper.ts'
import { care, entry, main, offer, PASSWORD, row, subscribeAsNewCustomer } from './subscribers.ts'
import { storedSubscription } from './subscriptions.ts'
import { textsOf } from './texts.ts'
import { expect, expectAccessible, test } from './visitor.ts'

test.use({ movesClock: true })

const [HAMBURG] = BUYERS

/** Lets the days go by until there is something to do for a subscription, and waits until it is done. */
async function untilDue(number: string): Promise<void> {
  const { dueOn } = await storedSubscription(10001, number)
  await moveClock(new Date(`${dueOn}T10:00:00Z`))
  await expect
    .poll(async () => {
      await operateSubscription('run')
      return (await storedSubscription(10001, number)).dueOn
    }, untilSent)
    .not.toBe(dueOn)
}

test('a subscription that the bank does not pay is suspended after four attempts, and goes on once its customer has paid', async ({
  page,
}) => {
  test.slow()
  const t = textsOf('de')
  await page.goto(care('de-de'))
  await row(page, 'yes').check()
  await offer(page).locator('[name="interval"]').selectOption('3')
  await offer(page).locator('[name="day"]').selectOption('12')
  await page.locator('#goods-form button').click()
  await expect(count(page)).toHaveText('1')
  const email = await subscribeAsNewCustomer(page, HAMBURG, {
    payment: 'creditcard',
    says: 'alle 3 Monate, am 12.',
    bank: 'declines',
  })
  await main(page).getByRole('link', { name: /12\./ }).click()
  const path = new URL(page.url()).pathname
  const number = path.split('/').at(-2) ?? ''
  const letters = async (words: string) =>
    (await emailsTo(email)).filter((text) => text.replaceAll(/\s+/g, ' ').includes(words)).length

  // It is announced, and then ordered.
  await untilDue(number)
  for (const attempt of [1, 2, 3]) {
    await untilDue(number)
    expect(await storedSubscription(10001, number)).toMatchObject({ status: 'active', problem: 'payment' })
    await expect.poll(() => letters('versuchen wir es wieder'), untilSent).toBe(attempt)
  }
  await untilDue(number)
  expect(await storedSubscription(10001, number)).toMatchObject({ status: 'suspended', dueOn: null })
  await expect.poll(() => letters('nach vier Versuchen'), untilSent).toBe(1)

  // Months have gone by: the customer has been signed out.
  await page.goto(path)
  const form = entry(page, 'signin')
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="password"]').fill(PASSWORD)
  await form.getByRole('button').click()
  await expect(main(page)).toContainText(t('subscription.problem.suspended'))
  await expect(main(page)).toContainText(t('subscription.status.suspended'))
  await expect(main(page).locator('time')).toHaveCount(0)
  await expectAccessible(page)
  const pay = page.getByRole('button', { name: t('subscription.pay') })
  await pay.press('Enter')
  await atBank(page, 'failure')
  await expect(page.getByRole('alert')).toHaveText(t('subscription.note.failed'))
  expect(await storedSubscription(10001, number)).toMatchObject({ status: 'suspended' })
  await pay.click()
  await atBank(page, 'success')
  await expect(main(page).getByRole('status')).toHaveText(t('subscription.note.paid'))
  await expect(main(page)).not.toContainText(t('subscription.status.suspended'))
  await expect(main(page).locator('time').first()).toContainText(/^12\. /)
  await expectAccessible(page)
  const { status, problem, orders } = await storedSubscription(10001, number)
  expect({ status, problem, orders: orders.length }).toEqual({ status: 'active', problem: null, orders: 2 })

  // The card that paid is the one for later deliveries.
  await untilDue(number)
  await untilDue(number)
  expect((await storedSubscription(10001, number)).orders).toHaveLength(3)
})
