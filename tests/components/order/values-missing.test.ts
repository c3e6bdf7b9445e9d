import { expect, test } from 'vitest'
import ValuesMissing from '#components/order/ValuesMissing.astro'
import { render } from '#tests/support/render.ts'

const order = { orderId: '123456789012' }

test.each([
  [{ what: 'values', isReceived: false }, 'Uns fehlen noch Ihre Werte.'],
  [{ what: 'values', isReceived: true }, 'Ihr Foto ist angekommen.'],
  [{ what: 'slip', isReceived: true }, 'Ihr Foto ist angekommen.'],
  [{ what: 'office', isReceived: false }, 'Entfernung'],
])('an order that waits says %j: %s', async (awaited, text) => {
  const html = await render(ValuesMissing, { ...order, ...awaited })
  expect(html).toContain(text)
  expect(html).toContain('href="/order/values/?link=')
})

test('who only knows the number of an order gets no link', async () => {
  const html = await render(ValuesMissing, { ...order, what: 'values', isReceived: false, hasLink: false })
  expect(html).not.toContain('href=')
})
