import { beforeAll, expect, test } from 'vitest'
import { overtakenRenewal } from '#shop-api/order/subscription-orders.ts'
import { subscriptionShop } from '#tests/support/subscription-shop.ts'
import { onTestShop } from '#tests/support/test-shop.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

const REFUSED = { kind: 'refused', field: 'attemptKey' }

onTestShop((shop, database) => {
  const { pay, run, runOn, see, setStock, subscribe, subscriptions } = subscriptionShop(shop, database)
  beforeAll(() => setStock(900))

  /** A subscription on the day on which its second delivery is ordered, before the job has run. */
  async function due(who: string) {
    const begun = await subscribe(who)
    await pay(begun)
    await runOn((await see(begun.number)).dueOn ?? '')
    const { dueOn } = await see(begun.number)
    shop().advanceMinutes((Date.parse(`${dueOn}T06:00:00Z`) - shop().now().getTime()) / 60_000)
    return begun
  }
  const overtaken = (id: string, period = 1, isOffSession = true) =>
    overtakenRenewal(database().db, { now: shop().now() }, { subscription: { id, period, isOffSession } })
  const by = (customerId: string) => ({ actor: 'customer', customerId }) as const

  test('a delivery that is due is ordered, by the job alone, and once', async () => {
    const { number } = await due('anna')
    expect(await overtaken(number)).toBeNull()
    expect(await overtaken(number, 2)).toEqual(REFUSED)
    expect(await overtaken(number, 1, false)).toEqual(REFUSED)
    expect(await overtaken('nobody')).toEqual(REFUSED)
    expect(await overtakenRenewal(database().db, { now: shop().now() }, {})).toBeNull()
    await run()
    expect(await overtaken(number)).toEqual(REFUSED)
  })

  test('one that its customer pays in person is ordered for them alone', async () => {
    const { number, reference } = await due('berta')
    shop().mandates.set(reference, 'failed')
    await run()
    expect(await see(number)).toMatchObject({ problem: 'payment' })
    expect(await overtaken(number, 1, false)).toBeNull()
    expect(await overtaken(number)).toEqual(REFUSED)
  })

  test('one whose subscription was cancelled since the job looked is not ordered', async () => {
    const { number } = await due('clara')
    await subscriptions().cancel(number, { by: by('clara'), manner: 'ordinary' })
    expect(await overtaken(number)).toEqual(REFUSED)
  })
}, fillTypedCatalogue)
