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
    const [anna, berta, clara] = [await subscribe('anna'), await subscribe('berta'), await subscribe('clara')]
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
    // Later all prices of today: who has not paid until then as well.
    await pay(clara)
    expect(await dearer.subscriptions.propose('de-de', { all: true })).toEqual({ proposed: 1, skipped: 0 })
    expect(await dearer.subscriptions.propose('pl-pl', { all: true })).toEqual({ proposed: 0, skipped: 0 })
    await subscriptions().sendLetters()
    expect(letters.filter((key) => key.includes(':price-changed-'))).toHaveLength(3)

    expect(await answer(anna.number, 'anna', 'accept')).toMatchObject({ ok: true })
    expect(await answer(anna.number, 'berta', 'decline')).toEqual({ ok: false, error: 'unknown' })
    // The coming delivery is the first one after thirty days.
    await untilOrdered(anna.number)
    await untilOrdered(berta.number)
    const totalOf = async (who: string) => (await ordersOf(who))[0]?.cost.withTax
    expect([await totalOf('anna'), await totalOf('berta')]).toEqual([2072, 1896])
    expect(await see(anna.number)).not.toHaveProperty('proposals')
    expect(await see(berta.number)).toMatchObject({ proposals: [{ isAccepted: false }] })
  })

  test('who has values with which a lens is no longer made hears of it before the delivery', async () => {
    const doris = await subscribe('doris')
    await pay(doris)
    const unmade = '{"right": {"sphere": -2}, "left": {}}'
    await database().db.execute(
      `update subscription set document = jsonb_set(document, '{lines,0,values}', '${unmade}') where id = '${doris.number}'`,
    )
    const told = async () => {
      await shop().subscriptions.propose('de-de', { all: true })
      await subscriptions().sendLetters()
      return letters.filter((key) => key.includes(`${doris.number}:values-`)).length
    }
    expect([await told(), await told()]).toEqual([1, 1])
    expect(await see(doris.number)).toMatchObject({ status: 'active', problem: null })
  })

  test('goods that are not sold to subscribers are not proposed', async () =>
    expect(await shop().subscriptions.propose('de-de', { variantId: CARE, successorId: 110 })).toBeNull())
}, fillTypedCatalogue)
