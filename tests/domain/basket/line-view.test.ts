import { expect, test } from 'vitest'
import { lineView } from '#domain/basket/line-view.ts'
import { anItem } from '#tests/support/basket-items.ts'
import { aProduct, attributesOf } from '#tests/support/goods.ts'

test('a line is read with its brand, and with what was chosen', () => {
  const attributes = attributesOf({ brand: 'Alba', frameColor: 'Havana' })
  const chosen = { key: 'left', label: 'Links', value: '−2,00' }
  const line = lineView(
    anItem('i7', { product: aProduct(7, { attributes }), displayData: { 'attribute-1': chosen } }),
  )
  expect(line).toMatchObject({
    title: 'Alba Model 7',
    image: null,
    details: ['Havana', 'Links: −2,00'],
    path: expect.stringMatching(/^\/p\/.*7/),
  })
})
