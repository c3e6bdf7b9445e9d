import { beforeAll, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { subscriptionShop } from '#tests/support/subscription-shop.ts'
import { onTestShop } from '#tests/support/test-shop.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

/** Nothing is sent on account, or to be paid on delivery, while earlier deliveries are not paid. */
onTestShop((shop, database) => {
  const { letters, ordersOf, passDays, run, runOn, see, setStock, subscribe, untilOrdered } =
    subscriptionShop(shop, database)
  beforeAll(() => setStock(900))
  const lettersOf = (number: string, kind: string) =>
    letters.filter((key) => key.includes(`${number}:${kind}`)).length
  const transfer = (id: string) =>
    shop().orderRepository.recordTransfer({ key: `paid-${id}`, orders: [id], symbols: [] })

  test('an invoice that is paid in time is followed by the next delivery', async () => {
    const { number, order } = await subscribe('anna', 'accounting')
    await transfer(order.id)
    await untilOrdered(number)
    expect(await see(number)).toMatchObject({ deliveries: 2, problem: null })
  })

  test.each([
    ['an invoice', 'accounting'],
    ['cash on delivery', 'cash_on_delivery'],
  ])(
    '%s that nobody pays ends the deliveries after four letters, and its money begins them again',
    async (_, key) => {
      const who = `berta-${key}`
      const { number, order } = await subscribe(who, key)
      await runOn((await see(number)).dueOn ?? '')
      const orderOn = Date.parse(`${(await see(number)).dueOn}T06:00:00Z`)
      shop().advanceMinutes((orderOn - shop().now().getTime()) / 60_000)
      // Two processes at once are one attempt.
      await Promise.all([run(), run()])
      expect(await see(number)).toMatchObject({
        status: 'active',
        problem: 'overdue',
        failures: 1,
        deliveries: 1,
      })
      await passDays(20)
      expect(await see(number)).toMatchObject({ status: 'suspended', problem: 'overdue', failures: 4 })
      expect([lettersOf(number, 'overdue'), lettersOf(number, 'suspended')]).toEqual([3, 1])
      await passDays(100)
      expect(await ordersOf(who)).toHaveLength(1)
      expect([lettersOf(number, 'overdue'), lettersOf(number, 'suspended')]).toEqual([3, 1])

      const state = (to: string) =>
        database().db.execute(`update payment set state = '${to}' where order_id = '${order.id}'`)
      // What is written off is not paid.
      await state('cancelled')
      await passDays(2)
      expect(await see(number)).toMatchObject({ status: 'suspended', problem: 'overdue' })
      await state('captured')
      await passDays(1)
      await Promise.all([run(), run()])
      expect(await see(number)).toMatchObject({ status: 'active', deliveries: 1, problem: null, failures: 0 })
      expect(lettersOf(number, 'coming')).toBe(2)
      await passDays(6)
      expect(await ordersOf(who)).toHaveLength(1)
      await passDays(5)
      expect(await ordersOf(who)).toHaveLength(2)
      expect(await see(number)).toMatchObject({ deliveries: 2, problem: null })
    },
  )

  test('what paying on delivery costs is agreed with the order, and charged with each delivery', async () => {
    const fee = { category: 'payment', key: 'cash_on_delivery', amount: { withTax: minor(390) } } as const
    const { number, order } = await subscribe('frida', 'cash_on_delivery', 'frida', { fees: [fee] })
    expect(await see(number)).toMatchObject({ paymentFee: 390 })
    await database().db.execute(`update payment set state = 'captured' where order_id = '${order.id}'`)
    await untilOrdered(number)
    const [renewal] = await ordersOf('frida')
    expect(renewal?.cost).toMatchObject({
      withTax: 2286,
      appliedFees: [{ category: 'delivery', amount: { withTax: 490 } }, fee],
    })
  })

  test('a mailbox that has not paid anything yet gets no more than anybody who enters one', async () => {
    const first = await subscribe('clara', 'accounting', 'clara-1')
    const others = [
      await subscribe('clara', 'accounting', 'clara-2'),
      await subscribe('clara', 'accounting', 'clara-3'),
    ]
    expect(others.every(({ order }) => order.confirmedAt !== null)).toBe(true)
    await database().db.execute(
      `update purchase set confirmed_at = confirmed_at + interval '40 days' where document #>> '{customer,id}' = 'clara'`,
    )
    await untilOrdered(first.number)
    expect(await see(first.number)).toMatchObject({ problem: 'overdue', deliveries: 1 })
    await transfer(first.order.id)
    await passDays(1)
    expect(await see(first.number)).toMatchObject({ problem: null, deliveries: 2 })
  })

  test('values that are not made any more are said to be so, and new ones are ordered', async () => {
    const { number, order } = await subscribe('dora', 'accounting')
    await transfer(order.id)
    const setValues = (values: string) =>
      database().db.execute(
        `update subscription set document = jsonb_set(document, '{lines,0,values}', '${values}') where id = '${number}'`,
      )
    await setValues('{"right": {"sphere": -2}, "left": {}}')
    await untilOrdered(number)
    expect(await see(number)).toMatchObject({ problem: 'values', status: 'active', deliveries: 1 })
    await passDays(3)
    expect([lettersOf(number, 'values'), lettersOf(number, 'unavailable')]).toEqual([1, 0])
    await setValues('null')
    await passDays(1)
    expect(await see(number)).toMatchObject({ problem: null, deliveries: 2 })
  })
}, fillTypedCatalogue)
