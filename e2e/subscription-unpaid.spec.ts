import { atBank, BUYERS } from './buyer.ts'
import { operateSubscription } from './orders.ts'
import { emailsTo, untilSent } from './outbox.ts'
import { moveClock } from './shop.ts'
import { count } from './shopper.ts'
import {
  care,
  entry,
  IN_FRENCH,
  IN_POLISH,
  main,
  offer,
  PASSWORD,
  row,
  subscribeAsNewCustomer,
} from './subscribers.ts'
import { storedSubscription } from './subscriptions.ts'
import { textsOf } from './texts.ts'
import { expect, expectAccessible, test } from './visitor.ts'

test.use({ movesClock: true })

const [HAMBURG, , PRAGUE, MILAN] = BUYERS

/** Lets the days go by until there is something to do for a subscription, and waits until it is done. */
async function untilDue(shopId: number, number: string): Promise<void> {
  const { dueOn } = await storedSubscription(shopId, number)
  await moveClock(new Date(`${dueOn}T10:00:00Z`))
  await expect
    .poll(async () => {
      await operateSubscription('run')
      return (await storedSubscription(shopId, number)).dueOn
    }, untilSent)
    .not.toBe(dueOn)
}

for (const { buyer, shopId, says } of [
  { buyer: HAMBURG, shopId: 10001, says: 'alle 3 Monate, am 12.' },
  { buyer: PRAGUE, shopId: 10003, says: 'každé 3 měsíce, vždy 12. dne' },
  { buyer: IN_POLISH, shopId: 10004, says: 'co 3 miesiące, 12. dnia' },
  { buyer: IN_FRENCH, shopId: 10006, says: 'tous les 3 mois, le 12' },
  { buyer: MILAN, shopId: 10008, says: 'ogni 3 mesi, il giorno 12' },
])
  test(`${buyer.variant}: a subscription that the bank does not pay is suspended after four attempts, and goes on once its customer has paid`, async ({
    page,
  }) => {
    test.slow()
    const t = textsOf(buyer.variant.slice(0, 2))
    await page.goto(care(buyer.variant))
    await row(page, 'yes').check()
    await offer(page).locator('[name="interval"]').selectOption('3')
    await offer(page).locator('[name="day"]').selectOption('12')
    await page.locator('#goods-form button').click()
    await expect(count(page)).toHaveText('1')
    const email = await subscribeAsNewCustomer(page, buyer, { payment: 'creditcard', says, bank: 'declines' })
    await main(page).getByRole('link', { name: /12/ }).click()
    const path = new URL(page.url()).pathname
    const number = path.split('/').at(-2) ?? ''
    const stored = () => storedSubscription(shopId, number)
    const letters = async (key: string) => {
      const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
      // The longest words between its figures, which differ from letter to letter.
      const [words = ''] = t(key)
        .split(/\{\w+\}/)
        .map(plain)
        .toSorted((one, other) => other.length - one.length)
      return (await emailsTo(email)).filter((text) => plain(text).includes(words)).length
    }

    // It is announced, and then ordered.
    await untilDue(shopId, number)
    for (const attempt of [1, 2, 3]) {
      await untilDue(shopId, number)
      expect(await stored()).toMatchObject({ status: 'active', problem: 'payment' })
      await expect.poll(() => letters('subscription.email.payment-failed.line'), untilSent).toBe(attempt)
    }
    await untilDue(shopId, number)
    expect(await stored()).toMatchObject({ status: 'suspended', dueOn: null })
    await expect.poll(() => letters('subscription.email.suspended.line'), untilSent).toBe(1)

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
    expect(await stored()).toMatchObject({ status: 'suspended' })
    await pay.click()
    await atBank(page, 'success')
    await expect(main(page).getByRole('status')).toHaveText(t('subscription.note.paid'))
    await expect(main(page)).not.toContainText(t('subscription.status.suspended'))
    await expect(main(page).locator('time').first()).toContainText(/^12\.? /)
    await expectAccessible(page)
    const { status, problem, orders } = await stored()
    expect({ status, problem, orders: orders.length }).toEqual({ status: 'active', problem: null, orders: 2 })

    // The card that paid is the one for later deliveries.
    await untilDue(shopId, number)
    await untilDue(shopId, number)
    expect((await stored()).orders).toHaveLength(3)
  })
