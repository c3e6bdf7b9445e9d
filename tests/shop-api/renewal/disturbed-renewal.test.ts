import { beforeAll, expect, test } from 'vitest'
import { subscriptionShop } from '#tests/support/subscription-shop.ts'
import { onTestShop, openTestShop } from '#tests/support/test-shop.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

onTestShop((shop, database) => {
  const { ordersOf, pay, run, runOn, see, setStock, subscribe, subscriptions, untilOrdered } =
    subscriptionShop(shop, database)
  beforeAll(() => setStock(900))
  const execute = (statement: string) => database().db.execute(statement)
  const set = (number: string, path: string, value: unknown) =>
    execute(
      `update subscription set document = jsonb_set(document, '{${path}}', '${JSON.stringify(value)}') where id = '${number}'`,
    )

  /** A delivery that is not ordered, as an invoice is overdue. */
  async function overdue(who: string) {
    const { number } = await subscribe(who, 'accounting')
    await runOn((await see(number)).dueOn ?? '')
    return number
  }
  /** Renews it on its day; something is done before its outcome is stored. */
  async function renewWhile(number: string, act: () => Promise<unknown>) {
    const { dueOn, shopId } = await see(number)
    let isDone = false
    const other = openTestShop(database(), async (step, take) => {
      if (step === 'transaction' && !isDone) {
        isDone = true
        await act()
      }
      return take()
    })
    other.advanceMinutes((Date.parse(`${dueOn}T06:00:00Z`) - other.now().getTime()) / 60_000)
    return other.subscriptions.renew({ id: number, shopId })
  }
  const REFUSED = { order: { kind: 'refused', field: 'paymentKey' } }

  test.each([
    ['status', 'cancelled'],
    ['period', 2],
    ['attempt', 5],
    ['paymentKey', 'creditcard'],
  ])('what has changed meanwhile is not changed by a renewal: %s', async (path, value) => {
    const number = await overdue(`meanwhile-${path}`)
    const before = await see(number)
    expect(await renewWhile(number, () => set(number, path, value))).toMatchObject(REFUSED)
    expect(await see(number)).toEqual({ ...before, [path]: value })
  })

  test('what else has changed meanwhile does not keep a renewal from saying that it is overdue', async () => {
    const number = await overdue('address')
    const customer = { id: 'address', email: 'new@example.com' }
    expect(await renewWhile(number, () => set(number, 'customer', customer))).toMatchObject(REFUSED)
    expect(await see(number)).toMatchObject({ customer, problem: 'overdue', failures: 1 })
  })

  test('a subscription that is deleted meanwhile is not there afterwards', async () => {
    const number = await overdue('deleted')
    const remove = () => execute(`delete from subscription where id = '${number}'`)
    expect(await renewWhile(number, remove)).toMatchObject(REFUSED)
    expect(await shop().subscriptions.byId(number)).toBeNull()
  })

  test('where one of its goods is gone, nothing of it is ordered', async () => {
    const begun = await subscribe('two-goods')
    await pay(begun)
    const { number } = begun
    const [line] = (await see(number)).lines
    await set(number, 'lines', [line, { ...line, key: 'another', variantId: 999_999 }])
    await untilOrdered(number)
    expect(await see(number)).toMatchObject({ problem: 'unavailable', deliveries: 1 })
    expect(await ordersOf('two-goods')).toHaveLength(1)
    await set(number, 'lines', [line])
    await runOn((await see(number)).dueOn ?? '')
    expect(await see(number)).toMatchObject({ problem: null, deliveries: 2 })
  })

  test('what lies in the basket of a delivery is not ordered with it', async () => {
    const begun = await subscribe('filled')
    await pay(begun)
    const [own, other] = [`subscription-${begun.number}`, 'filled-other']
    for (const basket of [own, other]) await shop().baskets.add(basket, { variantId: 110, quantity: 1 })
    await untilOrdered(begun.number)
    const [renewal] = await ordersOf('filled')
    expect(renewal?.subscription?.period).toBe(1)
    expect(renewal?.items.map(({ variant, quantity }) => [variant?.id, quantity])).toEqual([[100, 2]])
    expect((await shop().baskets.get(own)).items).toEqual([])
    expect((await shop().baskets.get(other)).items).toHaveLength(1)
  })

  test('while an older invoice is overdue, a later one that was paid begins nothing again', async () => {
    const { number, order } = await subscribe('older', 'accounting')
    const state = (to: string, id = order.id) =>
      execute(`update payment set state = '${to}' where order_id = '${id}'`)
    await state('captured')
    await untilOrdered(number)
    const [later] = await ordersOf('older')
    await state('authorised')
    await state('captured', later?.id)
    await set(number, 'status', 'suspended')
    const suspended = await see(number)
    await execute(`update subscription set status = 'suspended' where id = '${number}'`)
    await runOn(suspended.dueOn ?? '')
    expect(await see(number)).toMatchObject({ status: 'suspended', deliveries: 2 })
    await state('captured')
    await runOn((await see(number)).dueOn ?? '')
    expect(await see(number)).toMatchObject({ status: 'active', deliveries: 2, isAnnounced: false })
  })

  test('goods that are gone when a customer pays in person change nothing for the subscription', async () => {
    const begun = await subscribe('in-person')
    await pay(begun)
    shop().mandates.set(begun.reference, 'failed')
    await untilOrdered(begun.number)
    const refused = await see(begun.number)
    await setStock(0)
    expect(await shop().subscriptions.renew(refused, 'in-person')).toMatchObject({
      order: { kind: 'changed' },
    })
    expect(await see(begun.number)).toEqual(refused)
    await setStock(900)
    expect(await subscriptions().pay(begun.number, 'in-person', shop().location)).toMatchObject({
      kind: 'redirect',
    })
    await run()
  })
}, fillTypedCatalogue)
