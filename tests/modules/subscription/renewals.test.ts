import { beforeAll, describe, expect, test } from 'vitest'
import { MOST_CHANGES } from '#domain/subscription/history.ts'
import { subscriptionShop } from '#tests/support/subscription-shop.ts'
import { onTestShop, SHOP_LOCATION } from '#tests/support/test-shop.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

onTestShop((shop, database) => {
  const {
    declared,
    letters,
    ordersOf,
    passDays,
    pay,
    payInPerson,
    run,
    runOn,
    see,
    setStock,
    subscribe,
    subscriptions,
    untilOrdered,
  } = subscriptionShop(shop, database)
  beforeAll(() => setStock(900))

  describe('an order with a subscription', () => {
    test('begins one that waits for its payment, once', async () => {
      const begun = await subscribe('anna')
      expect(await see(begun.number)).toMatchObject({ status: 'pending', customer: { id: 'anna' } })
      await pay(begun)
      await pay(begun)
      expect(await see(begun.number)).toMatchObject({
        status: 'active',
        lines: [{ variantId: 100, quantity: 2, price: { first: 719, subsequent: 703 } }],
        orders: [begun.order.id],
      })
      expect(await shop().subscriptions.list('anna')).toHaveLength(1)
    })

    test('that is not paid begins none', async () => {
      const { number, payment } = await subscribe('berta')
      await shop().payments.handleReturn(payment.id, SHOP_LOCATION, true)
      expect(await see(number)).toMatchObject({ status: 'cancelled', dueOn: null })
    })

    test('on account is active at once', async () => {
      const { number } = await subscribe('clara', 'accounting')
      expect(await see(number)).toMatchObject({ status: 'active', paymentKey: 'accounting' })
    })

    test('stands in the list of all, which goes on after an id', async () => {
      const idsAfter = async (after?: string) =>
        (await shop().subscriptions.list(undefined, after)).map(({ id }) => id)
      const [first, ...later] = await idsAfter()
      expect(later.length).toBeGreaterThan(0)
      expect(await idsAfter(first)).toEqual(later)
      expect(await idsAfter(later.at(-1))).toEqual([])
    })
  })

  test('however often it is changed, a subscription remembers so much, and the latest request', async () => {
    const { number } = await subscribe('lena', 'accounting')
    const by = { actor: 'customer', customerId: 'lena' } as const
    const changed = (at: number) =>
      shop().subscriptions.change(number, {
        by,
        key: `a-request-key-${at}`,
        change: { day: at % 2 ? 12 : 20 },
      })
    for (let at = 0; at <= MOST_CHANGES; at += 1) await changed(at)
    const before = await see(number)
    expect(before.history.map(({ event }) => event)).toEqual([
      'confirm',
      ...Array.from({ length: MOST_CHANGES }, () => 'change'),
    ])
    await changed(MOST_CHANGES)
    expect(await see(number)).toEqual(before)
  })

  describe('a renewal', () => {
    test('that the bank refuses is tried four times, then nothing more is ordered', async () => {
      const begun = await subscribe('emma')
      await pay(begun)
      shop().mandates.set(begun.reference, 'failed')
      await untilOrdered(begun.number)
      const failed = await see(begun.number)
      expect(failed).toMatchObject({ status: 'active', failures: 1, problem: 'payment', period: 1 })
      await passDays(20)
      expect(await see(begun.number)).toMatchObject({ status: 'suspended', failures: 4, deliveries: 1 })
      expect(await ordersOf('emma')).toHaveLength(1)
      expect(letters.filter((key) => key.includes(`${begun.number}:payment-failed`))).toHaveLength(3)
      expect(letters.filter((key) => key.includes(`${begun.number}:suspended`))).toHaveLength(1)

      await payInPerson(begun.number, 'emma')
      expect(await see(begun.number)).toMatchObject({
        status: 'active',
        deliveries: 2,
        period: 2,
        problem: null,
      })
      expect(await ordersOf('emma')).toHaveLength(2)
    })

    test('for which the bank wants to see the customer asks them', async () => {
      const begun = await subscribe('fanny')
      await pay(begun)
      shop().mandates.set(begun.reference, 'customer-needed')
      await untilOrdered(begun.number)
      expect(await see(begun.number)).toMatchObject({ status: 'active', problem: 'customer-needed' })
      expect(letters.some((key) => key.includes(`${begun.number}:customer-needed`))).toBe(true)
      expect(await subscriptions().pay(begun.number, 'greta', SHOP_LOCATION)).toBeNull()
    })

    test('is not ordered while it is paused, and goes on afterwards', async () => {
      const { number } = await subscribe('greta', 'accounting')
      const until = new Date(shop().now().getTime() + 100 * 864e5).toISOString().slice(0, 10)
      const by = { actor: 'customer', customerId: 'greta' } as const
      const key = 'a-request-key'
      const foreign = { actor: 'customer', customerId: 'emma' } as const
      const change = { pauseUntil: until }
      expect(await shop().subscriptions.change(number, { by: foreign, key, change })).toEqual({
        ok: false,
        error: 'unknown',
      })
      await shop().subscriptions.change(number, { by, key, change })
      await runOn(until.replace(/-\d\d$/, '-01'))
      expect(await ordersOf('greta')).toHaveLength(1)
      await runOn(until)
      expect(await see(number)).toMatchObject({ status: 'active', pausedUntil: null })
    })

    test('of goods that are gone waits, with one letter', async () => {
      const begun = await subscribe('hanna')
      await pay(begun)
      await setStock(0)
      await untilOrdered(begun.number)
      const waiting = await see(begun.number)
      expect(waiting).toMatchObject({ status: 'active', problem: 'unavailable', deliveries: 1 })
      await passDays(1)
      expect(letters.filter((key) => key.includes(`${begun.number}:unavailable`))).toHaveLength(1)
      await setStock(900)
      await passDays(1)
      expect(await see(begun.number)).toMatchObject({ deliveries: 2, problem: null })
    })

    test('is not made after a cancellation', async () => {
      const begun = await subscribe('ida')
      await pay(begun)
      const by = { actor: 'customer', customerId: 'ida' } as const
      const cancelled = await subscriptions().cancel(begun.number, { by, manner: 'ordinary' })
      expect(cancelled).toMatchObject({ status: 'cancelled' })
      expect(
        await subscriptions().cancel(begun.number, { by: { ...by, customerId: 'x' }, manner: 'ordinary' }),
      ).toBeNull()
      await passDays(60)
      expect(await ordersOf('ida')).toHaveLength(1)
    })

    test('is not made either where the cancellation was declared, and the shop stopped before it acted', async () => {
      const begun = await subscribe('jana')
      await pay(begun)
      await runOn((await see(begun.number)).dueOn ?? '')
      declared.set('jana@example.com', begun.number).set('nobody@example.com', '999999999999-1')
      await runOn((await see(begun.number)).dueOn ?? '')
      expect(await see(begun.number)).toMatchObject({ status: 'cancelled', deliveries: 1 })
      expect(await ordersOf('jana')).toHaveLength(1)
      expect(letters.filter((key) => key.includes(`${begun.number}:cancelled`))).toHaveLength(1)
      expect([...declared.keys()]).toEqual(['nobody@example.com'])
    })
  })

  describe('in a year', () => {
    test('each month has one order at the agreed price, however often the job runs', async () => {
      const begun = await subscribe('dora')
      await pay(begun)
      for (let weeks = 0; weeks < 52; weeks += 1) {
        await passDays(7)
        await Promise.all([run(), run()])
      }
      const [first, ...renewals] = (await ordersOf('dora')).toReversed()
      expect(first?.subscription).toBeUndefined()
      expect(renewals.map(({ subscription }) => subscription?.period)).toEqual(
        renewals.map((_, at) => at + 1),
      )
      expect(renewals.length).toBe(12)
      expect(new Set(renewals.map(({ cost, currencyCode }) => `${cost.withTax} ${currencyCode}`))).toEqual(
        new Set(['1896 EUR']),
      )
      const { deliveries, period, orders, status } = await see(begun.number)
      expect({ deliveries, period, orders: orders.length, status }).toEqual({
        deliveries: 13,
        period: 13,
        orders: 13,
        status: 'active',
      })
      expect(letters.filter((key) => key.includes(`${begun.number}:coming`))).toHaveLength(12)
    }, 120_000)
  })
}, fillTypedCatalogue)
