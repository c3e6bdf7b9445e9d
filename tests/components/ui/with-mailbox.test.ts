import { expect, test } from 'vitest'
import WithMailbox from '#components/ui/WithMailbox.astro'
import { render } from '#tests/support/render.ts'

test.each([
  [
    'checkout.success.mail',
    'order-news@xn--bcher-kva.example',
    'Die Bestätigung geht an <span class="mailbox">order-news@bücher.example.</span>',
  ],
  ['appointment.note.cancelled', 'order-news@example.org', 'Ihr Termin ist abgesagt.'],
  ['checkout.success.mail', '', 'Die Bestätigung geht an .'],
])('%s with "%s"', async (message, email, html) =>
  expect((await render(WithMailbox, { message, email }, 'de-de')).trim()).toBe(html),
)
