import { expect, test } from 'vitest'
import { saleRefusal } from '#domain/basket/sale-rules.ts'
import { anItem } from '#tests/support/basket-items.ts'

const terms = { flags: { subscription: true } }

test.each([
  ['is sold as it is', [anItem('i1')], null],
  [
    'is not sold at a price that nobody earned',
    [anItem('i1'), anItem('i2', { customData: { pricePromotionKey: 'subscription' } })],
    'price-key',
  ],
] as const)('a basket %s', (_, items, refusal) => expect(saleRefusal(items, terms)).toBe(refusal))
