import { expect, test } from 'vitest'
import { messages } from '#i18n/messages.ts'
import { VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { lensReminderRenderer } from '#modules/lens-reminder/lens-reminder-email.ts'
import { lensReminderLinks } from '#modules/lens-reminder/lens-reminder-link.ts'
import { aLensOrder } from '#tests/support/lens-orders.ts'
import { DUE } from '#tests/support/lens-reminders.ts'
import { SENDER } from '#tests/support/sender.ts'

const ID = aLensOrder().id
const seconds = Date.parse(DUE) / 1000

const write = (variant: VariantCode, isWanted = true) =>
  lensReminderRenderer({
    reminders: {
      wanted: async (id) =>
        isWanted && id === ID
          ? aLensOrder({ shop: { ...aLensOrder().shop, id: VARIANTS[variant].shopId } })
          : null,
    },
    sender: SENDER,
    secrets: ['secret'],
    now: () => new Date(DUE),
    absolute: (code, path) => `https://shop.example/${code}${path}`,
  })({ orderId: ID })

test.each(VARIANT_CODES)('in %s it names goods and packs, no values, and how to object', async (variant) => {
  const email = await write(variant)
  const t = messages(variant)
  expect(email?.to).toBe('anna@example.org')
  expect(email?.subject).toMatch(/23/)
  for (const body of [email?.text, email?.html]) {
    expect(body).toContain('Day')
    expect(body).toContain(t('lens-reminder.packs', { count: 4 }))
    expect(body).toContain(t('lens-reminder.title'))
    expect(body).toContain(t('lens-reminder.object.button'))
    expect(body).not.toMatch(/[-−]\s?2[.,]25|1[.,]75|8[.,]6|lens-reminder\.|\{/)
  }
  const page = `https://shop.example/${variant}/order/lenses/`
  const [order, object] = ['order', 'object'].map(
    (purpose) => new RegExp(`${page}\\?${purpose}=([\\w.-]+)`).exec(email?.text ?? '')?.[1] ?? '',
  )
  expect(lensReminderLinks.order.read(['secret'], order ?? '', seconds)).toEqual({ ok: true, value: ID })
  expect(lensReminderLinks.object.read(['secret'], object ?? '', seconds)).toEqual({ ok: true, value: ID })
  expect(email?.headers).toEqual({
    'List-Unsubscribe': `<https://shop.example/api/lens-reminder/object?object=${object}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(email?.text?.includes(t('product.device'))).toBe(VARIANTS[variant].country === 'PL')
})

test('what stands against it when it is sent, is heard', async () =>
  expect(await write('de-de', false)).toBeNull())
