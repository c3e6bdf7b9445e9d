import { expect, test } from 'vitest'
import { isIncluded } from '#domain/order/is-included.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { aPrice } from '#tests/support/goods.ts'
import { anOrderItem } from '#tests/support/orders.ts'

const at = (amount: number) => ({ price: { unit: aPrice(amount), total: aPrice(amount) } })

test.each([
  ['a free fitting', { ...inGroup('pair'), ...at(0) }, true],
  ['a frame at no cost', { ...inGroup('pair', true), ...at(0) }, true],
  ['a lens that is paid for', { ...inGroup('pair'), ...at(4900) }, false],
  ['a gift', at(0), false],
] as const)('%s', (_, rest, isFree) => expect(isIncluded(anOrderItem('i1', rest))).toBe(isFree))
