import { randomUUID } from 'node:crypto'
import { operate, operateStock, operateSubscription } from './orders.ts'
import { linksTo, untilSent } from './outbox.ts'
import { moveClock } from './shop.ts'
import { main } from './subscribers.ts'
import { storedSubscription, subscribe } from './subscriptions.ts'
import { textsOf } from './texts.ts'
import { expect, expectAccessible, test } from './visitor.ts'

test.use({ movesClock: true })

/** `leavesOut`: the delivery, counted from the first renewal, that the subscriber does not want. */
const SHOPS = [
  { variant: 'de-de', shopId: 10001, leavesOut: 2 },
  { variant: 'cs-cz', shopId: 10003, leavesOut: 3 },
  { variant: 'pl-pl', shopId: 10004, leavesOut: null },
  { variant: 'fr-ch', shopId: 10006, leavesOut: null },
  { variant: 'it-it', shopId: 10008, leavesOut: null },
]
const DELIVERIES = [1, 2, 3, 4]

const begin = async (shop: (typeof SHOPS)[number]) => {
  const email = `abo-${randomUUID()}@example.org`
  return { ...shop, email, number: await subscribe(shop.shopId, { id: randomUUID(), email }) }
}
type Subscriber = Awaited<ReturnType<typeof begin>>

const stored = ({ shopId, number }: Subscriber) => storedSubscription(shopId, number)

/** The links by which letters lead to the subscription, the latest first. */
const letterLinks = async ({ email }: Subscriber): Promise<string[]> =>
  (await linksTo(email)).filter((link) => link.includes('/subscription/?link='))

/** Those that were seen: the shop deletes what it has written to the outbox after some months. */
const seenLinks = new Set<string>()

async function seenLettersOf(subscriber: Subscriber): Promise<number> {
  for (const link of await letterLinks(subscriber)) seenLinks.add(`${subscriber.email} ${link}`)
  return [...seenLinks].filter((seen) => seen.startsWith(`${subscriber.email} `)).length
}

const lettersCome = (subscribers: readonly Subscriber[], count: number): Promise<void> =>
  expect
    .poll(() => Promise.all(subscribers.map(seenLettersOf)), untilSent)
    .toEqual(subscribers.map(() => count))

/** Lets the days go by until there is something to do for one of them, and waits until it is done. */
async function untilNextDue(subscribers: readonly Subscriber[]): Promise<void> {
  const dueDays = async () =>
    (await Promise.all(subscribers.map(stored))).map(({ dueOn }) => dueOn ?? 'never')
  const next = (await dueDays()).toSorted()[0] ?? ''
  await moveClock(new Date(`${next}T10:00:00Z`))
  await expect
    .poll(async () => {
      await operateSubscription('run')
      return await dueDays()
    }, untilSent)
    .not.toContain(next)
}

/** What was ordered comes, and is paid at the door. */
async function deliver(subscribers: readonly Subscriber[], delivered: Set<string>): Promise<void> {
  const orders = (await Promise.all(subscribers.map(stored))).flatMap((each) => each.orders)
  for (const order of orders.filter((id) => !delivered.has(id))) {
    await operate('ship', order, '--tracking', 'JJD0001')
    await operate('deliver', order)
    delivered.add(order)
  }
}

test('a year of deliveries in five shops: each is announced, can be left out by its letter, and is ordered once', async ({
  page,
}) => {
  test.slow()
  const subscribers = await Promise.all(SHOPS.map(begin))
  for (const { variantId } of (await Promise.all(subscribers.map(stored))).flatMap(({ lines }) => lines))
    await operateStock('set', String(variantId), '100')
  const delivered = new Set<string>()
  /** Of the renewals up to the `delivery`th, those that are wanted. */
  const renewals = ({ leavesOut }: Subscriber, delivery: number) =>
    DELIVERIES.filter((each) => each <= delivery && each !== leavesOut).length

  for (const delivery of DELIVERIES) {
    await deliver(subscribers, delivered)
    await untilNextDue(subscribers)
    await lettersCome(subscribers, delivery)
    const skipping = subscribers.find(({ leavesOut }) => leavesOut === delivery)
    if (skipping) {
      await page.goto((await letterLinks(skipping))[0] ?? '')
      const next = main(page).locator('time').first()
      const day = await next.getAttribute('datetime')
      const t = textsOf(skipping.variant.slice(0, 2))
      await page.getByRole('button', { name: t('subscription.skip') }).press('Enter')
      await expect(main(page).getByRole('status')).toHaveText(t('subscription.note.changed'))
      await expect(next).not.toHaveAttribute('datetime', day ?? '')
    }
    const isOrdered = async (each: Subscriber) =>
      (await stored(each)).orders.length > renewals(each, delivery)
    while (!(await Promise.all(subscribers.map(isOrdered))).every(Boolean)) await untilNextDue(subscribers)
  }

  await deliver(subscribers, delivered)
  for (const each of subscribers) {
    const { orders, status, problem } = await stored(each)
    expect({ status, problem, orders: orders.length }).toEqual({
      status: 'active',
      problem: null,
      orders: 1 + renewals(each, DELIVERIES.length),
    })
    await page.goto((await letterLinks(each))[0] ?? '')
    await expect(main(page).locator('time')).toHaveCount(4)
    await expectAccessible(page)
  }
  await lettersCome(subscribers, DELIVERIES.length)
})
