import { expect, test } from 'vitest'
import { declarationOf } from '#domain/declaration/declaration.ts'
import { testAfterSale } from '#tests/support/after-sale.ts'

const withdrawal = declarationOf('withdrawal', {
  name: 'Anna Berg',
  order: '123456789012',
  email: 'anna@example.org',
})
const ORDER = ['frame', 'case', 'cloth'].map((key) => ({ key, name: `1 × ${key}`, isCustomMade: false }))
const selecting = (...lines: string[]) => ({ variant: 'de-de' as const, lines, address: '203.0.113.1' })

/** Declarations of a shop whose orders cannot be read at first, at the given times. */
async function interrupted() {
  const state = { isDown: true, now: new Date('2026-11-21T15:40:12Z') }
  const shop = await testAfterSale({
    orders: { '123456789012 anna@example.org': ORDER },
    isLookupDown: () => state.isDown,
    now: () => state.now,
  })
  return { ...shop, state, declarations: shop.afterSale.declarations }
}

test('a withdrawal from a part stays one where the order cannot be read, and no stranger gets its lines', async () => {
  const { afterSale, declarations, letters, copies, lines } = await interrupted()
  await declarations.receive(withdrawal, selecting('case', `<b>${'x'.repeat(100)}`, 'http://evil.example'))
  await afterSale.mail.deliver()
  const [stored] = await declarations.listOpen()
  expect(stored?.declared).toMatchObject({
    isProven: false,
    lines: [
      { key: 'case', name: '' },
      { key: 'http://evil.example', name: '' },
    ],
  })
  expect(copies[0]?.text).toContain('Waren: Position case, nicht geprüft\n')
  for (const text of [copies[0]?.html, letters[0]?.html, letters[0]?.text])
    expect(text).not.toContain('evil.example')
  expect(letters[0]?.text).not.toContain('Waren')
  expect(lines).toEqual(['warn: the lines of an order could not be read'])
})

test.each([
  ['a part', ['case', 'frame']],
  ['all', []],
])(
  'a withdrawal from %s that is sent again on that day is proven, as of when it was first sent',
  async (_, keys) => {
    const { afterSale, declarations, letters, copies, state } = await interrupted()
    await declarations.receive(withdrawal, selecting(...keys))
    const [unproven] = await declarations.listOpen()
    await declarations.settle(unproven?.key ?? '')
    await afterSale.mail.deliver()
    Object.assign(state, { isDown: false, now: new Date('2026-11-21T16:00:00Z') })
    const received = await declarations.receive(withdrawal, selecting(...keys))
    await afterSale.mail.deliver()
    const open = await declarations.listOpen()
    expect(open).toMatchObject([{ key: unproven?.key, settledAt: null, receivedAt: unproven?.receivedAt }])
    expect(open[0]?.declared).toMatchObject({ isProven: true, receivedAt: '2026-11-21T15:40:12.000Z' })
    expect(open[0]?.declared.lines).toEqual(
      ORDER.filter(({ key }) => keys.includes(key)).map(({ key, name }) => ({ key, name })),
    )
    expect(received.ok && declarations.readReceipt('withdrawal', received.value)).toEqual({
      key: unproven?.key,
      receivedAt: Date.parse('2026-11-21T15:40:12Z'),
    })
    expect(await declarations.hasOpenWithdrawal('123456789012')).toBe(true)
    expect([letters.length, copies.length]).toEqual([2, 2])
    expect(letters[1]?.text).toContain(keys.length > 0 ? 'Waren: 1 × frame\n1 × case' : 'alle Waren')
  },
)

test('what is proven stays so, with one receipt, when the order cannot be read later', async () => {
  const { afterSale, declarations, letters, copies, state } = await interrupted()
  for (const isDown of [false, true, false]) {
    state.isDown = isDown
    await declarations.receive(withdrawal, selecting('case'))
  }
  await afterSale.mail.deliver()
  expect(await declarations.listOpen()).toMatchObject([{ declared: { isProven: true } }])
  expect([letters.length, copies.length]).toEqual([1, 1])
})
