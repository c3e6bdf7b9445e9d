import { expect, test } from 'vitest'
import { VARIANT_CODES } from '#i18n/variants.ts'
import { stockAlertRenderer } from '#modules/stock-alert/stock-alert-email.ts'
import { SENDER } from '#tests/support/sender.ts'

const render = stockAlertRenderer(SENDER)
const email = { to: 'anna@example.org', product: 'Veduta Brera', link: 'https://shop.example/x/' }

test.each(VARIANT_CODES)('%s: the first email asks, and ends the wait by its last link', async (shop) => {
  const leave = 'https://shop.example/leave/'
  const letter = await render({ ...email, letter: 'confirm', shop, leave })
  expect(letter).toMatchObject({ to: email.to, headers: { 'List-Unsubscribe': `<${leave}>` } })
  for (const words of ['Veduta Brera', email.link, leave]) expect(letter?.text).toContain(words)
  expect(letter?.subject).toContain('Veduta Brera')
})

test.each(VARIANT_CODES)('%s: the second email leads to the goods and has nothing to end', async (shop) => {
  const letter = await render({ ...email, letter: 'available', shop })
  expect(letter?.text).toContain(email.link)
  expect(letter).not.toHaveProperty('headers')
})
