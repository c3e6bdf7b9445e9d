import { beforeAll, expect, test } from 'vitest'
import { subscriptionShop } from '#tests/support/subscription-shop.ts'
import { onTestShop } from '#tests/support/test-shop.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

onTestShop((shop, database) => {
  const { ordersOf, pay, payInPerson, passDays, runOn, see, setStock, subscribe, untilOrdered } =
    subscriptionShop(shop, database)
  beforeAll(() => setStock(900))

  async function begun(who: string) {
    const subscribed = await subscribe(who)
    await pay(subscribed)
    return subscribed
  }

  const advanceTo = (day: string | null) =>
    shop().advanceMinutes((Date.parse(`${day}T06:00:00Z`) - shop().now().getTime()) / 60_000)

  test.each([
    ['DHL', 'DHL'],
    ['A_CARRIER_OF_ONCE', 'DHL'],
  ])('a delivery that was agreed with the carrier %s comes by %s, at its fee', async (agreed, carrier) => {
    const who = `by-${agreed}`
    const { number } = await begun(who)
    await database().db.execute(
      `update subscription set document = jsonb_set(document, '{shipping,carrierKey}', '"${agreed}"') where id = '${number}'`,
    )
    await untilOrdered(number)
    const [renewal] = await ordersOf(who)
    expect(renewal).toMatchObject({
      subscription: { id: number },
      shipping: { carrierKey: carrier },
      packages: [{ carrierKey: carrier }],
      cost: { appliedFees: [{ category: 'delivery', amount: { withTax: 490 } }] },
    })
  })

  test('a parcel shop keeps its carrier, also one of once', async () => {
    const { number } = await begun('parcel-shop')
    const collectionPoint = { id: 'kiosk-7', type: 'dhl-parcel-shop', name: 'Kiosk' }
    const shipping = { carrierKey: 'A_CARRIER_OF_ONCE', collectionPoint }
    await database().db.execute(
      `update subscription set document = jsonb_set(document, '{shipping}', '${JSON.stringify(shipping)}') where id = '${number}'`,
    )
    await untilOrdered(number)
    const [renewal] = await ordersOf('parcel-shop')
    expect(renewal).toMatchObject({
      subscription: { id: number },
      shipping,
      cost: { appliedFees: [{ category: 'delivery', key: 'dhl-parcel-shop', amount: { withTax: 490 } }] },
    })
  })

  test('a delivery whose day has passed is not ordered for that day', async () => {
    const { number, reference } = await begun('late')
    shop().mandates.set(reference, 'failed')
    await untilOrdered(number)
    await passDays(40)
    await payInPerson(number, 'late')
    const [renewal] = await ordersOf('late')
    expect(renewal).toMatchObject({
      subscription: { id: number, isOffSession: false },
      shipping: { deliveryDate: null },
    })
  })

  test('nothing is ordered before its day, nor for a customer whom no bank has refused', async () => {
    const { number } = await begun('early')
    const subscription = await see(number)
    const { renew } = shop().subscriptions
    expect(await renew(subscription)).toEqual({ order: null })
    expect(await renew(subscription, 'early')).toEqual({ order: null })
    expect(await ordersOf('early')).toHaveLength(1)
  })

  test('however often it is asked for, a delivery has one order, and is as it was until that is paid', async () => {
    const { number } = await begun('often')
    await runOn((await see(number)).dueOn ?? '')
    const announced = await see(number)
    advanceTo(announced.dueOn)
    const { renew } = shop().subscriptions
    const [first, again] = [await renew(announced), await renew(announced)]
    expect(first).toMatchObject({
      mandate: expect.stringMatching(/./),
      order: { kind: 'placed', order: { subscription: { id: number, period: 1, isOffSession: true } } },
    })
    const idOf = (renewed: typeof first) => renewed?.order?.kind === 'placed' && renewed.order.order.id
    expect(idOf(again)).toBe(idOf(first))
    expect(await see(number)).toEqual(announced)
  })

  test('only its customer pays a delivery in person', async () => {
    const { number, reference } = await begun('own')
    shop().mandates.set(reference, 'failed')
    await untilOrdered(number)
    const { renew } = shop().subscriptions
    const refused = await see(number)
    expect(await renew(refused, 'eve')).toBeNull()
    expect(await renew(refused, 'own')).toMatchObject({ order: { kind: 'placed' } })
    expect(await renew({ ...refused, id: '999999999999-1' }, 'own')).toBeNull()
  })

  test('what is being paid in person is not charged meanwhile, nor ordered once more', async () => {
    const { number, reference } = await begun('meanwhile')
    shop().mandates.set(reference, 'failed')
    await untilOrdered(number)
    const { renew } = shop().subscriptions
    const refused = await see(number)
    const inPerson = { order: { subscription: { id: number, isOffSession: false } } }
    expect(await renew(refused, 'meanwhile')).toMatchObject({ order: { kind: 'placed', ...inPerson } })
    advanceTo(refused.dueOn)
    expect(await renew(refused)).toMatchObject({ order: { kind: 'unpaid', ...inPerson } })
    expect(await see(number)).toEqual(refused)
  })

  test('in another shop there is no such subscription', async () => {
    const { number } = await begun('elsewhere')
    const { shopId } = await see(number)
    const { renew } = shop().subscriptions
    expect(await renew({ id: number, shopId: shopId + 1 })).toBeNull()
    expect(await renew({ id: number, shopId })).toEqual({ order: null })
  })
}, fillTypedCatalogue)
