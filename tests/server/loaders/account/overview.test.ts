import { expect, test } from 'vitest'
import type { Order } from '#domain/order/order.ts'
import { loadOverview } from '#server/loaders/account/overview.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { emptyOrderClient } from '#tests/support/fake-after-sale.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'

const eyes = (values: object) => ({ customData: { prescriptionValues: values } })
const LENSES = [
  anOrderItem('i1', eyes({ right: { sphere: -2 }, left: {} })),
  anOrderItem('i2', eyes({ right: {}, left: { sphere: -3 } })),
]
const GLASSES = anOrderItem('i3', {
  ...inGroup('g', true),
  ...eyes({ right: { sphere: -2 }, left: { sphere: -3 } }),
})

const lensesOf = async (...orders: Order[]) => {
  const byCustomer = async () => ({ orders, total: orders.length })
  const { latest, lenses } = await loadOverview(
    { orders: { ...emptyOrderClient, byCustomer } },
    { id: 'anna' },
  )
  return [latest?.id, lenses?.orderId, lenses?.entries.map(({ key }) => key)]
}
const [NEW, OLD] = ['300000000000', '200000000000']

test.each<[string, Order[], (string | string[] | undefined)[]]>([
  ['no order', [], [undefined, undefined, undefined]],
  ['an order of other goods', [anOrder({ id: NEW })], [NEW, undefined, undefined]],
  ['an order of glasses', [anOrder({ id: NEW, items: [GLASSES] })], [NEW, undefined, undefined]],
  ['lenses among glasses', [anOrder({ id: NEW, items: [GLASSES, ...LENSES] })], [NEW, NEW, ['i1', 'i2']]],
  [
    'lenses in an earlier order',
    [anOrder({ id: NEW }), anOrder({ id: OLD, items: LENSES })],
    [NEW, OLD, ['i1', 'i2']],
  ],
  [
    'lenses whose values are to be deleted',
    [anOrder({ id: NEW, items: LENSES, valuesRemoval: 'requested' })],
    [NEW, undefined, undefined],
  ],
  [
    'lenses that were never paid',
    [anOrder({ id: NEW, items: LENSES, confirmedAt: null }), anOrder({ id: OLD, items: LENSES })],
    [NEW, OLD, ['i1', 'i2']],
  ],
])('the account shows %s', async (_, orders, expected) => expect(await lensesOf(...orders)).toEqual(expected))
