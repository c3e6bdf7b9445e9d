import { expect, test } from 'vitest'
import { attributesOf, aVariant } from '#tests/support/goods.ts'
import { letterOn } from '#tests/support/order-letters.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'

test('two sizes of a frame are two lines that can be told apart', async () => {
  const size = (key: string, lensWidth: string) =>
    anOrderItem(key, {
      variant: aVariant(2, {
        attributes: attributesOf({ lensWidth, bridgeWidth: '18', templeLength: '140' }),
      }),
    })
  const items = [size('i1', '50'), size('i2', '54')]
  const { text } = await letterOn(anOrder({ items }), { event: 'deliver', items: ['i1', 'i2'] })
  expect(text).toContain('50-18-140: 1 ×')
  expect(text).toContain('54-18-140: 1 ×')
})
