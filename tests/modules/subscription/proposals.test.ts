import { beforeAll, expect, test } from 'vitest'
import { subscriptionShop } from '#tests/support/subscription-shop.ts'
import { onTestShop, openTestShop } from '#tests/support/test-shop.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

const CARE = 100

onTestShop((shop, database) => {
  const { letters, ordersOf, pay, see, setStock, subscribe, subscriptions, untilOrdered } = subscriptionShop(
    shop,
    database,
  )
  beforeAll(() => setStock(900))
  const answer = (id: string, customerId: string, what: 'accept' | 'decline') =>
    subscriptions().change(id, {
      by: { actor: 'customer', customerId },
      key: `answer-${what}`,
      change: { answer: what },
    })

  test('another price is proposed by letter, and counts for who accepts it', async () => {
    const [anna, berta] = [await subscribe('anna'), await subscribe('berta')]
    await pay(anna)
    await pay(berta)
    expect(await shop().subscriptions.propose('de-de', { variantId: CARE })).toEqual({
      proposed: 0,
      skipped: 0,
    })
    await database().db.execute(`update price set with_tax = with_tax + 100 where variant_id = ${CARE}`)
    // Prices belong to a version of the catalogue, which a process reads once.
    const dearer = openTestShop(database())
    expect(await dearer.subscriptions.propose('de-de', { variantId: CARE })).toEqual({
      proposed: 2,
      skipped: 0,
    })
    expect(await dearer.subscriptions.propose('de-de', { variantId: CARE })).toEqual({
      proposed: 0,
      skipped: 0,
    })
    await subscriptions().sendLetters()
    expect(letters.filter((key) => key.includes(':price-changed-'))).toHaveLength(2)

    expect(await answer(anna.number, 'anna', 'accept')).toMatchObject({ ok: true })
    expect(await answer(anna.number, 'berta', 'decline')).toEqual({ ok: false, error: 'unknown' })
    // The coming delivery is the first one after thirty days.
    await untilOrdered(anna.number)
    await untilOrdered(berta.number)
    const totalOf = async (who: string) => (await ordersOf(who))[0]?.cost.withTax
    expect([await totalOf('anna'), await totalOf('berta')]).toEqual([2072, 1896])
    expect(await see(anna.number)).not.toHaveProperty('proposal')
    expect(await see(berta.number)).toMatchObject({ proposal: { isAccepted: false } })
  })

  test('goods that are not sold to subscribers are not proposed', async () =>
    expect(await shop().subscriptions.propose('de-de', { variantId: CARE, successorId: 110 })).toBeNull())
}, fillTypedCatalogue)
