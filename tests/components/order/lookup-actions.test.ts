import { expect, test } from 'vitest'
import LookupActions from '#components/order/LookupActions.astro'
import { render } from '#tests/support/render.ts'

const input = { number: '123456789012', proof: '80331' }

test.each([
  ['is offered once more', { input, hasInvoice: true, isSent: false }, true],
  ['is not offered where there is none', { input, hasInvoice: false, isSent: false }, false],
  ['is not offered again', { input, hasInvoice: true, isSent: true }, false],
  ['is not offered to who has a link alone', { input: null, hasInvoice: true, isSent: false }, false],
])('the invoice of an order %s', async (_, props, isOffered) => {
  const html = await render(LookupActions, {
    action: '/auftragsstatus/',
    orderNumber: input.number,
    ...props,
  })
  expect(html.includes('name="documents"')).toBe(isOffered)
})
