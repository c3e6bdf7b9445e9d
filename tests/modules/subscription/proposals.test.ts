import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#domain/shop/local-time.ts'
import { lensRangesJob } from '#modules/subscription/lens-ranges.ts'
import { subscriptionShop } from '#tests/support/subscription-shop.ts'
import { onTestShop, openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

const CARE = 100
/** A toric lens in the base curve 8.4, and values with which it is made. */
const LENS = 240
const VALUES = { right: { sphere: -2, cylinder: -0.75, axis: 170, baseCurve: 8.4 }, left: {} }

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

  test('whose lens is no longer made hears of it thirty days before its next delivery, once, without a command', async () => {
    const elsa = await subscribe('elsa')
    await pay(elsa)
    const by = { actor: 'customer', customerId: 'elsa' } as const
    await subscriptions().change(elsa.number, { by, key: 'quarterly', change: { interval: '3' } })
    await database().db.execute(
      `update subscription set document = jsonb_set(jsonb_set(document, '{lines,0,variantId}', '${LENS}'),
         '{lines,0,values}', '${JSON.stringify(VALUES)}') where id = '${elsa.number}'`,
    )
    const { nextDelivery } = await see(elsa.number)
    /** The letters after the job has run so many days before the delivery. */
    async function lettersAfterCheck(of: TestShop, days: number): Promise<number> {
      const at = Date.parse(`${addDays(nextDelivery, -days)}T06:00:00Z`)
      of.advanceMinutes((at - of.now().getTime()) / 60_000)
      const run = { data: {}, signal: new AbortController().signal }
      await lensRangesJob({ subscriptions: of.subscriptions }).run(run)
      await subscriptions().sendLetters()
      return letters.filter((key) => key.includes(`${elsa.number}:values-`)).length
    }
    expect(await lettersAfterCheck(openTestShop(database()), 29)).toBe(0)

    await database().db.execute(
      `update advanced_value set "values" = jsonb_set("values", '{*,0,fieldSet,0,0,to}', '-3') where id = 920`,
    )
    const changed = openTestShop(database())
    const counts = []
    for (const days of [31, 30, 29, 12]) counts.push(await lettersAfterCheck(changed, days))
    expect(counts).toEqual([0, 1, 1, 1])
    expect(await see(elsa.number)).toMatchObject({ status: 'active', problem: null, nextDelivery })
  })

  test('goods that are not sold to subscribers are not proposed', async () =>
    expect(await shop().subscriptions.propose('de-de', { variantId: CARE, successorId: 110 })).toBeNull())
}, fillTypedCatalogue)
