import { expect, test } from 'vitest'
import { declarationOf } from '#domain/declaration/declaration.ts'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { testAfterSale } from '#tests/support/after-sale.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'

const order = anOrder({ items: [anOrderItem('i1'), anOrderItem('i2')] })
const LINE = { key: 'i1', name: '1 × Alba', isCustomMade: false }
const DAY = 24 * 60 * 60 * 1000

/** A shop with a withdrawal, and the receipt of it. */
async function withdrawn({ email = 'anna@example.org', lines = ['i1'], bought = order } = {}) {
  let time = Date.parse('2026-11-21T15:40:12Z')
  const { afterSale, letters } = await testAfterSale({
    now: () => new Date(time),
    orders: { '123456789012 anna@example.org': [LINE] },
    bought: { [bought.id]: bought },
  })
  const declaration = declarationOf('withdrawal', { name: 'Anna Berg', order: bought.id, email })
  const token = await afterSale.declarations.receive(declaration, {
    variant: 'de-de',
    lines,
    address: undefined,
  })
  const receipt = token.ok ? afterSale.declarations.readReceipt('withdrawal', token.value) : null
  if (!receipt) throw new Error('the withdrawal was not received')
  await afterSale.mail.deliver()
  return { ...afterSale, receipt, letter: letters[0], wait: (days: number) => void (time += days * DAY) }
}

test('the receipt of a withdrawal leads to its slip, for half a year', async () => {
  const { declarations, returns, letter, wait } = await withdrawn()
  const token = /\?received=([\w.-]+)&slip$/m.exec(letter?.text ?? '')?.[1] ?? ''
  const receipt = declarations.readReceipt('withdrawal', token)
  if (!receipt) throw new Error('the link of the receipt is invalid')
  const slip = await returns.slipOfReceipt(receipt)
  expect(slip?.content.subarray(0, 5).toString()).toBe('%PDF-')
  wait(180)
  expect(await returns.hasSlip(receipt)).toBe(true)
  wait(1)
  expect([await returns.hasSlip(receipt), await returns.slipOfReceipt(receipt)]).toEqual([false, null])
})

test.each<[string, Parameters<typeof withdrawn>[0], boolean]>([
  ['for the named lines', {}, true],
  ['for all lines where none was named', { lines: [] }, true],
  ['not for another mailbox than that of the order', { email: 'eve@example.org' }, false],
  [
    'not where everything has come back',
    { bought: anOrder({ items: [anOrderItem('i1', { status: 'returned' })] }) },
    false,
  ],
])('there is a slip %s', async (_, declared, hasSlip) => {
  const { returns, receipt } = await withdrawn(declared)
  expect(await returns.hasSlip(receipt)).toBe(hasSlip)
})

test.each(VARIANT_CODES)(
  'in %s an owner gets a slip of one page for all that can come back',
  async (variant) => {
    const { returns } = (await testAfterSale()).afterSale
    const here = anOrder({ shop: { ...order.shop, id: VARIANTS[variant].shopId } })
    const slip = await returns.slipOfOrder(here)
    expect(slip?.filename).toMatch(/^[A-Z][a-z]+-123456789012\.pdf$/)
    expect(slip?.content.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1)
  },
)
