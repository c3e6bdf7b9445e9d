import { beforeAll, describe, expect, test } from 'vitest'
import { fillFiveShops } from '#tests/support/five-shops.ts'
import { subscriptionShop } from '#tests/support/subscription-shop.ts'
import { onTestShop } from '#tests/support/test-shop.ts'

const DAY = 864e5

/** The days of the orders for deliveries on the first of each month, five working days before, where no public holiday of the country lies between. */
const ORDERED = {
  july: '2026-06-24',
  august: '2026-07-27',
  september: '2026-08-25',
  october: '2026-09-24',
  november: '2026-10-26',
  december: '2026-11-24',
  january: '2026-12-24',
  february: '2027-01-25',
  march: '2027-02-22',
  april: '2027-03-25',
  may: '2027-04-26',
  june: '2027-05-25',
}

/** `each`: a bottle in later deliveries. `total`: two bottles, and the fee of the parcel. */
const SHOPS = [
  // Good Friday and Easter Monday.
  { variant: 'de-de', each: 703, total: '1896 EUR', ordered: { april: '2027-03-23' } },
  // Saint Wenceslas, the founding of the state, Christmas Eve, Good Friday and Easter Monday. Whole crowns.
  {
    variant: 'cs-cz',
    each: 17_500,
    total: '47900 CZK',
    ordered: { october: '2026-09-23', november: '2026-10-23', january: '2026-12-23', april: '2027-03-23' },
  },
  // Christmas Eve, Easter Monday and Corpus Christi. Ten groszy.
  {
    variant: 'pl-pl',
    each: 3070,
    total: '7739 PLN',
    ordered: { january: '2026-12-23', april: '2027-03-24', june: '2027-05-24' },
  },
  // Only some cantons have Good Friday and Easter Monday. Ten centimes.
  { variant: 'fr-ch', each: 870, total: '2530 CHF', ordered: {} },
  // Easter Monday.
  { variant: 'it-it', each: 747, total: '2084 EUR', ordered: { april: '2027-03-24' } },
] as const

describe.each(SHOPS)('in $variant', ({ variant, each, total, ordered }) => {
  onTestShop(
    (shop, database) => {
      const { letters, ordersOf, pay, payInPerson, runOn, see, setStock, subscribe, untilOrdered } =
        subscriptionShop(shop, database)
      beforeAll(() => setStock(900))

      test('a year has twelve deliveries at the agreed price, ordered by the days of the country', async () => {
        const begun = await subscribe('dora')
        const { number } = begun
        await pay(begun)
        for (let month = 0; month < 12; month += 1) await untilOrdered(number)
        expect(await see(number)).toMatchObject({
          status: 'active',
          deliveries: 13,
          nextDelivery: '2027-07-01',
          lines: [{ quantity: 2, price: { subsequent: each } }],
        })
        const [, ...renewals] = (await ordersOf('dora')).toReversed()
        expect(renewals.map(({ placedAt }) => placedAt.slice(0, 10))).toEqual(
          Object.values({ ...ORDERED, ...ordered }),
        )
        expect(new Set(renewals.map(({ cost, currencyCode }) => `${cost.withTax} ${currencyCode}`))).toEqual(
          new Set([total]),
        )
        expect(letters.filter((key) => key.includes(`${number}:coming`))).toHaveLength(12)
      })

      test('what the bank refuses is tried after one, three and seven days, then waits until it is paid, and goes on', async () => {
        const begun = await subscribe('emma')
        const { number } = begun
        await pay(begun)
        shop().mandates.set(begun.reference, 'failed')
        await untilOrdered(number)
        const waits: number[] = []
        for (let due = (await see(number)).dueOn; due !== null; due = (await see(number)).dueOn) {
          waits.push(Math.ceil((Date.parse(due) - shop().now().getTime()) / DAY))
          await runOn(due)
        }
        expect(waits).toEqual([1, 3, 7])
        expect(await see(number)).toMatchObject({ status: 'suspended', failures: 4, deliveries: 1 })
        expect(letters.filter((key) => key.includes(`${number}:payment-failed`))).toHaveLength(3)
        expect(letters.filter((key) => key.includes(`${number}:suspended`))).toHaveLength(1)

        await payInPerson(number, 'emma')
        expect(await see(number)).toMatchObject({ status: 'active', deliveries: 2, problem: null })
        await untilOrdered(number)
        expect(await see(number)).toMatchObject({ status: 'active', deliveries: 3, problem: null })
        expect((await ordersOf('emma')).map(({ currencyCode }) => currencyCode)).toEqual(
          Array.from({ length: 3 }, () => total.slice(-3)),
        )
      })
    },
    fillFiveShops,
    variant,
  )
})
