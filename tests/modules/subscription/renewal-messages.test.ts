import { beforeAll, expect, test } from 'vitest'
import { subscriptionShop } from '#tests/support/subscription-shop.ts'
import { onTestShop, SHOP_LOCATION } from '#tests/support/test-shop.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

/** What the bank says of a renewal comes twice, late and in another order; what its customer does, in two tabs. */
onTestShop((shop, database) => {
  const { ordersOf, pay, run, runOn, see, setStock, subscribe, subscriptions, untilOrdered } =
    subscriptionShop(shop, database)
  beforeAll(() => setStock(900))

  /** A subscription whose renewal the bank has refused. */
  async function refused(who: string) {
    const begun = await subscribe(who)
    await pay(begun)
    shop().mandates.set(begun.reference, 'failed')
    await untilOrdered(begun.number)
    expect(await see(begun.number)).toMatchObject({ problem: 'payment', failures: 1 })
    return begun.number
  }
  /** The payment that the customer has begun at the bank. */
  async function beginToPay(number: string, who: string): Promise<string> {
    const step = await subscriptions().pay(number, who, SHOP_LOCATION)
    return /[\w-]{20,}$/.exec(step?.kind === 'redirect' ? step.url : '')?.[0] ?? ''
  }
  const charges = () => shop().calls.filter((call) => call === 'chargeMandate').length

  test('a message that comes twice, and an older one after it, change nothing more', async () => {
    const begun = await subscribe('anna')
    await pay(begun)
    await untilOrdered(begun.number)
    const paid = await see(begun.number)
    expect(paid).toMatchObject({ deliveries: 2, period: 2 })
    const { payment } = (await shop().orderRepository.byId(paid.orders[1] ?? '')) ?? {}
    const id = payment?.id ?? ''
    await Promise.all([shop().sendWebhook(id), shop().sendWebhook(id)])
    for (const status of ['pending', 'failed'] as const) {
      shop().statuses.set(`ref-${id}`, status)
      await shop().sendWebhook(id)
    }
    expect(await see(begun.number)).toEqual(paid)
    expect(await ordersOf('anna')).toHaveLength(2)
  })

  test('money that comes after the order has ended goes back, and the delivery is still to be paid', async () => {
    const number = await refused('berta')
    const id = await beginToPay(number, 'berta')
    shop().advanceMinutes(11)
    await shop().payments.processDue()
    const before = await see(number)
    shop().statuses.set(`ref-${id}`, 'captured')
    await Promise.all([shop().sendWebhook(id), shop().sendWebhook(id)])
    await shop().payments.processDue()
    expect(shop().refunds).toEqual([{ reference: `ref-${id}`, amount: 1896 }])
    expect(await see(number)).toEqual(before)
    expect(before).toMatchObject({ status: 'active', deliveries: 1, problem: 'payment' })
  })

  test('while a customer is at the bank, the job charges nothing, and two tabs pay once', async () => {
    const number = await refused('clara')
    const { dueOn } = await see(number)
    const before = charges()
    shop().advanceMinutes((Date.parse(`${dueOn}T05:59:00Z`) - shop().now().getTime()) / 60_000)
    const tabs = await Promise.all([beginToPay(number, 'clara'), beginToPay(number, 'clara')])
    expect(new Set(tabs).size).toBe(1)
    await runOn(dueOn ?? '')
    expect(charges()).toBe(before)
    shop().statuses.set(`ref-${tabs[0]}`, 'authorised')
    await Promise.all(tabs.map((id) => shop().payments.handleReturn(id, SHOP_LOCATION, false)))
    await run()
    expect(await see(number)).toMatchObject({ status: 'active', deliveries: 2, period: 2, problem: null })
    expect(await ordersOf('clara')).toHaveLength(2)
  })
}, fillTypedCatalogue)
