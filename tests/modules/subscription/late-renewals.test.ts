import { beforeAll, describe, expect, test } from 'vitest'
import { claimGuestOrders } from '#shop-api/order/claim-guest-orders.ts'
import { subscriptionShop } from '#tests/support/subscription-shop.ts'
import { onTestShop } from '#tests/support/test-shop.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

onTestShop((shop, database) => {
  const { ordersOf, passDays, pay, payInPerson, run, see, setStock, subscribe, untilOrdered } =
    subscriptionShop(shop, database)
  beforeAll(() => setStock(900))

  describe('a renewal', () => {
    test('that the job has missed for months is made once, after a week’s notice', async () => {
      const begun = await subscribe('jana')
      await pay(begun)
      shop().advanceMinutes(120 * 24 * 60)
      await run()
      await run()
      const announced = await see(begun.number)
      expect([announced.deliveries, announced.isAnnounced]).toEqual([1, true])
      expect(Date.parse(announced.dueOn ?? '')).toBeGreaterThanOrEqual(shop().now().getTime() + 6 * 864e5)
      await passDays(20)
      const { deliveries, nextDelivery } = await see(begun.number)
      expect(deliveries).toBe(2)
      expect(Date.parse(nextDelivery)).toBeGreaterThan(shop().now().getTime())
      expect(await ordersOf('jana')).toHaveLength(2)
    })

    test('that is paid months after it was refused is the only one', async () => {
      const begun = await subscribe('karla')
      await pay(begun)
      shop().mandates.set(begun.reference, 'failed')
      await untilOrdered(begun.number)
      await passDays(20)
      shop().advanceMinutes(150 * 24 * 60)
      await payInPerson(begun.number, 'karla')
      await passDays(10)
      expect(await see(begun.number)).toMatchObject({ status: 'active', deliveries: 2, isAnnounced: false })
      expect(await ordersOf('karla')).toHaveLength(2)
    })
  })

  test('the deliveries of the 30th come on the last day of February, on the 30th again, and over the year’s end', async () => {
    shop().advanceMinutes((Date.parse('2027-10-31T09:00:00Z') - shop().now().getTime()) / 60_000)
    const begun = await subscribe('leap')
    await pay(begun)
    const planned: string[] = []
    for (let round = 0; round < 6; round += 1) {
      planned.push((await see(begun.number)).nextDelivery)
      await untilOrdered(begun.number)
    }
    expect(planned).toEqual([
      '2027-11-30',
      '2027-12-30',
      '2028-01-30',
      '2028-02-29',
      '2028-03-30',
      '2028-04-30',
    ])
    const days = (await ordersOf('leap')).map(({ shipping }) => shipping.deliveryDate)
    expect(days.toReversed()).toEqual([null, ...planned])
  })

  test('a subscription writes to the mailbox that its customer has proven last, while it lasts', async () => {
    const [open, over, other] = await Promise.all(
      ['nora', 'nora', 'olga'].map((who, at) => subscribe(who, 'accounting', `${who}-${at}`)),
    )
    const by = { actor: 'operator' } as const
    await shop().subscriptions.cancel(over?.number ?? '', { by, manner: 'extraordinary' })
    for (let times = 0; times < 2; times += 1)
      await claimGuestOrders(database().db, 'nora', 'nora@new.example')
    const mailboxes = await Promise.all(
      [open, over, other].map(async (each) => (await see(each?.number ?? '')).customer),
    )
    expect(mailboxes).toEqual([
      { id: 'nora', email: 'nora@new.example' },
      { id: 'nora', email: 'nora@example.com' },
      { id: 'olga', email: 'olga@example.com' },
    ])
  })
}, fillTypedCatalogue)
