import { beforeAll, expect, test } from 'vitest'
import { subscriptionShop } from '#tests/support/subscription-shop.ts'
import { onTestShop } from '#tests/support/test-shop.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

onTestShop((shop, database) => {
  const { letters, ordersOf, passDays, pay, see, setStock, subscribe, untilOrdered, withdrawn } =
    subscriptionShop(shop, database)
  beforeAll(() => setStock(900))

  /** An order of two bottles each month, and of a third one that comes once. */
  async function buy(who: string) {
    const { order, number, ...rest } = await subscribe(who)
    await pay({ order, ...rest })
    const [subscribed, once] = order.items.map(({ key }) => key)
    const move = (action: Parameters<ReturnType<typeof shop>['orderRepository']['move']>[1]) =>
      shop().orderRepository.move(order.id, action)
    return { id: order.id, number, subscribed: subscribed ?? '', once: once ?? '', move }
  }
  const ended = (number: string) => letters.filter((key) => key.includes(`${number}:cancelled`))

  test('the subscription of an order that is cancelled is over, with a letter, and no more is ordered', async () => {
    const { number, move } = await buy('anna')
    expect(await move({ event: 'cancel' })).toMatchObject({ ok: true })
    expect(await see(number)).toMatchObject({ status: 'cancelled', dueOn: null })
    await passDays(60)
    expect(await ordersOf('anna')).toHaveLength(1)
    expect(ended(number)).toHaveLength(1)
  })

  test('so is that of goods that come back, and the same message again changes nothing', async () => {
    const { number, move } = await buy('berta')
    await move({ event: 'ship' })
    await move({ event: 'deliver' })
    await move({ event: 'return' })
    const over = await see(number)
    expect(over).toMatchObject({ status: 'cancelled', history: [{}, { event: 'cancel', actor: 'operator' }] })
    await move({ event: 'return' })
    expect(await see(number)).toEqual(over)
  })

  test('goes on where its own goods are kept', async () => {
    const { number, move, once, subscribed } = await buy('clara')
    expect(await move({ event: 'cancel', items: [once] })).toMatchObject({ ok: true })
    expect(await see(number)).toMatchObject({ status: 'active' })
    await move({ event: 'cancel', items: [subscribed] })
    expect(await see(number)).toMatchObject({ status: 'cancelled' })
  })

  test('while a withdrawal from its order is open, nothing is announced, and nothing ordered', async () => {
    const { id, number } = await buy('dora')
    const other = await buy('emma')
    withdrawn.add(id)
    await passDays(60)
    expect(await ordersOf('dora')).toHaveLength(1)
    expect(await see(number)).toMatchObject({ isAnnounced: false, deliveries: 1 })
    expect(letters.filter((key) => key.includes(`${number}:coming`))).toEqual([])
    expect(await see(other.number)).toMatchObject({ deliveries: 3 })
    withdrawn.delete(id)
    await untilOrdered(number)
    expect(await ordersOf('dora')).toHaveLength(2)
  })

  test('nor is what was announced before ordered', async () => {
    const { id, number } = await buy('fanny')
    while (!(await see(number)).isAnnounced) await passDays(1)
    withdrawn.add(id)
    await passDays(20)
    expect(await ordersOf('fanny')).toHaveLength(1)
  })
}, fillTypedCatalogue)
