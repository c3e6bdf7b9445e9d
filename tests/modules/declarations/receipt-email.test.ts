import { expect, test } from 'vitest'
import { declarationOf, RETURN_REASONS } from '#domain/declaration/declaration.ts'
import { DEMONSTRATION_RETURN_ADDRESSES, returnAddressLines } from '#domain/shop/return-address.ts'
import { messages } from '#i18n/messages.ts'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { receiptEmailRenderer } from '#modules/declarations/receipt-email.ts'
import { SENDER } from '#tests/support/sender.ts'

const SLIP = 'https://shop.example/slip'
const [REASON] = RETURN_REASONS
const plain = (text: string) => text.replaceAll(/[\u00a0\u00ad\u202f]/g, ' ')

test.each(VARIANT_CODES)(
  '%s: a receipt has address, slip, reason, and who pays for the parcel',
  async (variant) => {
    const known = DEMONSTRATION_RETURN_ADDRESSES[VARIANTS[variant].country]
    if (!known) throw new Error('no address')
    const t = messages(variant)
    for (const paidBy of ['shop', 'buyer'] as const) {
      const address = { ...known, paidBy }
      const render = receiptEmailRenderer({ sender: SENDER, addressOf: () => address, slipLink: () => SLIP })
      const given = {
        name: 'Ada Muster',
        email: 'ada@example.com',
        order: '123456789012',
        returnReason: REASON,
      }
      const letter = await render({
        variant,
        receivedAt: '2026-06-01T12:00:00Z',
        declaration: declarationOf('withdrawal', given),
        isProven: true,
        lines: [{ key: 'i1', name: 'Brera 4711' }],
      })
      const text = plain(`${letter?.text} ${letter?.html}`)
      for (const part of [
        ...returnAddressLines(address),
        SLIP,
        t('declaration.return.slip'),
        t(`declaration.why.${REASON}`),
        t(`declaration.return.paid.${paidBy}`),
      ])
        expect(text).toContain(plain(part))
    }
  },
)
