import { expect, test } from 'vitest'
import type { ItemPromotion, Promotion } from '#domain/promotion/promotion.ts'
import { codeRefusalIn, refusalQuery } from '#domain/basket/code-refusal.ts'
import { aDiscount, forBasket, forItems } from '#tests/support/promotions.ts'

const lacking = (...conditions: Promotion['conditions']): ItemPromotion => ({
  ...aDiscount('p', 10, { conditions }),
  isValid: false,
  failedConditions: conditions,
})

test.each([
  ['basket.total >= 5000', 'total 5000', { kind: 'total', least: 5000 }],
  ['basket.quantity >= 2', 'quantity 2', { kind: 'quantity', least: 2 }],
  ['item.category in 3', 'goods', { kind: 'goods' }],
  ['moon is full', 'other', { kind: 'other' }],
])('"%s" goes through the address', (condition, needs, requirement) => {
  const unmetPromotions = [lacking(condition.startsWith('item') ? forItems(condition) : forBasket(condition))]
  const query = refusalQuery('ŽLUTÁ-5', { unmetPromotions })
  expect(query).toEqual({ code: 'ŽLUTÁ-5', needs })
  const address = new URLSearchParams({ note: 'code-unknown', ...query })
  expect(codeRefusalIn(address)).toEqual({ code: 'ŽLUTÁ-5', needs: requirement })
})

test.each([
  ['a code that is not known', 'SOMMER', {}],
  ['a code that lacks nothing', 'SOMMER', { unmetPromotions: [lacking()] }],
  ['words', 'call me', { unmetPromotions: [lacking(forBasket('basket.total >= 5000'))] }],
])('nothing is said of %s', (_, code, basket) => {
  expect(refusalQuery(code, basket)).toEqual({})
})

test.each([
  '',
  'note=added&code=SOMMER&needs=goods',
  'note=code-unknown',
  'note=code-unknown&code=SOMMER',
  'note=code-unknown&needs=goods',
  'note=code-unknown&code=call+me&needs=goods',
  'note=code-unknown&code=SOMMER&needs=total+0',
  'note=code-unknown&code=SOMMER&needs=total+1e9',
  'note=code-unknown&code=SOMMER&needs=sums+5',
  'note=code-unknown&code=SOMMER&needs=subtotal+5000',
])('"%s" gives no reason', (query) => {
  expect(codeRefusalIn(new URLSearchParams(query))).toBeNull()
})
