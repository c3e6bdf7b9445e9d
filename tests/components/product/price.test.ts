import { expect, test } from 'vitest'
import Price from '#components/product/Price.astro'
import { minor } from '#domain/money/price.ts'
import { render } from '#tests/support/render.ts'

test.each([
  [null, '99 €'],
  [{ price: minor(12900), percent: 23 }, '99 €'],
])(
  'what is to be paid is marked for the yellow label of lists, as on the product page (before: %j)',
  async (previous, now) => {
    const of = { current: minor(9900), previous, currency: 'EUR' }
    const html = (await render(Price, { of })).replaceAll('\u00A0', ' ')
    expect(html).toMatch(new RegExp(`<b class="payable[^"]*"[^>]*>\\s*${now}\\s*</b>`))
  },
)
