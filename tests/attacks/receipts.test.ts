import { expect, test } from 'vitest'
import { declarationOf, type Declaration } from '#domain/declaration/declaration.ts'
import { testAfterSale } from '#tests/support/after-sale.ts'

const LURE = 'You have won. Call 0900-EVIL now. '.repeat(29)
const LINE = { key: 'frame', name: '1 × Alba', isCustomMade: false }
const orders = { '123456789012 anna@example.org': [LINE] }
const here = { variant: 'de-de' as const, lines: ['frame'], address: '203.0.113.1' }

const withdrawal = (email: string) =>
  declarationOf('withdrawal', { name: 'EVIL Berg', order: '123456789012', email, goods: LURE })
const cancellation = (email: string, contract = '1234 5678901 2') =>
  declarationOf('cancellation', { name: 'EVIL Berg', email, contract, reason: LURE, manner: 'extraordinary' })

test.each<[string, boolean, Declaration]>([
  ['a withdrawal from the own mailbox', true, withdrawal('anna@example.org')],
  ['a withdrawal that names another mailbox', false, withdrawal('victim@example.com')],
  ['a cancellation from the own mailbox', true, cancellation('anna@example.org')],
  ['a cancellation that names another mailbox', false, cancellation('victim@example.com')],
  ['a cancellation of an unknown contract', false, cancellation('victim@example.com', 'EVIL')],
])('the receipt of %s repeats what was typed: %s', async (_, isRepeated, declaration) => {
  const { afterSale, letters, copies } = await testAfterSale({ orders })
  await afterSale.declarations.receive(declaration, here)
  await afterSale.mail.deliver()
  expect(letters).toHaveLength(1)
  expect(`${letters[0]?.subject} ${letters[0]?.text} ${letters[0]?.html}`.includes('EVIL')).toBe(isRepeated)
  expect(letters[0]?.text).toContain('21. November 2026 um 16:40:12 MEZ')
  // The operator, who carries it out, gets all of it.
  expect(copies[0]?.text).toContain('EVIL Berg')
})

test('a mailbox gets a few receipts, however it is written', async () => {
  const { afterSale, letters, copies } = await testAfterSale({ limits: { perMailbox: 2 } })
  const { declarations, mail } = afterSale
  const unmailed = []
  for (const email of ['victim@example.com', 'Victim@example.com', 'VICTIM@Example.com']) {
    const received = await declarations.receive(withdrawal(email), here)
    const receipt = received.ok ? declarations.readReceipt('withdrawal', received.value) : null
    unmailed.push(receipt && (receipt.isUnmailed ?? false))
  }
  await mail.deliver()
  expect(unmailed).toEqual([false, false, true])
  expect(letters).toHaveLength(2)
  // Each counts, and the operator hears of it.
  expect([copies.length, (await declarations.listOpen()).length]).toEqual([3, 3])
})

test('what strangers declare for a mailbox holds up no receipt of an order that is its own, of which it gets a few', async () => {
  const { afterSale, letters } = await testAfterSale({ orders, limits: { perMailbox: 2 } })
  const declare = (order: string, name: string) =>
    afterSale.declarations.receive(
      declarationOf('withdrawal', { name, order, email: 'anna@example.org' }),
      here,
    )
  for (const name of ['Eve', 'Mallory', 'Trudy']) await declare('777777777777', name)
  for (const name of ['Anna', 'Anna Berg', 'A. Berg']) await declare('123456789012', name)
  await afterSale.mail.deliver()
  const own = letters.filter(({ text }) => text.includes('1234 5678901 2'))
  expect([letters.length, own.length]).toEqual([4, 2])
})

test('the receipt to a mailbox that is not that of the order has no slip of it', async () => {
  const { afterSale, letters } = await testAfterSale({ orders })
  for (const email of ['anna@example.org', 'victim@example.com'])
    await afterSale.declarations.receive(withdrawal(email), here)
  await afterSale.mail.deliver()
  const hasSlip = new Map(letters.map(({ to, text }) => [to, text.includes('&slip')]))
  expect([...hasSlip].toSorted()).toEqual([
    ['anna@example.org', true],
    ['victim@example.com', false],
  ])
})
