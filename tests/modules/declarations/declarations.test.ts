import { describe, expect, test } from 'vitest'
import { declarationOf } from '#domain/declaration/declaration.ts'
import { testAfterSale } from '#tests/support/after-sale.ts'

const withdrawal = declarationOf('withdrawal', {
  name: 'Anna Berg',
  order: '123456789012',
  email: 'anna@example.org',
})
const here = { variant: 'de-de' as const, lines: [], address: '203.0.113.1' }
const ORDER = [
  { key: 'frame', name: 'Fassung Alba', isCustomMade: false },
  { key: 'lens', name: 'Gläser 1,6', isCustomMade: true },
]

describe('a withdrawal', () => {
  test('is stored, and its receipt contains content and time, in the text as well', async () => {
    const { afterSale, letters, copies } = await testAfterSale({
      orders: { '123456789012 anna@example.org': ORDER },
    })
    const { mail, declarations } = afterSale
    const received = await declarations.receive({ ...withdrawal, goods: 'die Fassung' }, here)
    await mail.deliver()
    const [stored] = await declarations.listOpen()
    expect(received.ok && declarations.readReceipt('withdrawal', received.value)).toEqual({
      receivedAt: Date.parse('2026-11-21T15:40:12Z'),
      key: stored?.key,
    })
    expect(await declarations.listOpen()).toMatchObject([{ kind: 'withdrawal', contract: '123456789012' }])
    expect(await declarations.ofMailbox('Anna@Example.org')).toEqual([stored])
    expect(await declarations.ofMailbox('ben@example.org')).toEqual([])
    expect(letters).toMatchObject([{ to: 'anna@example.org', subject: 'Eingang Ihres Widerrufs' }])
    expect(copies).toMatchObject([{ subject: 'Eingang Ihres Widerrufs: anna@example.org' }])
    for (const part of ['21. November 2026 um 16:40:12 MEZ', '1234 5678901 2', 'die Fassung', 'Anna Berg'])
      expect([letters[0]?.text, letters[0]?.html]).toEqual([
        expect.stringContaining(part),
        expect.stringContaining(part),
      ])
  })

  test('sent twice is stored once, with one receipt', async () => {
    const { afterSale, letters } = await testAfterSale()
    const { mail, declarations } = afterSale
    const both = await Promise.all([
      declarations.receive(withdrawal, here),
      declarations.receive(withdrawal, here),
    ])
    await mail.deliver()
    expect(both[0]).toEqual(both[1])
    expect([(await declarations.listOpen()).length, letters.length]).toEqual([1, 1])
  })

  test('gets an answer that does not reveal whether the order exists', async () => {
    const { afterSale, letters } = await testAfterSale({
      orders: { '123456789012 anna@example.org': ORDER },
    })
    const { declarations, mail } = afterSale
    const known = await declarations.receive(withdrawal, here)
    const unknown = await declarations.receive({ ...withdrawal, order: '999999999999' }, here)
    await mail.deliver()
    const shapeOf = (answer: typeof known) => answer.ok && answer.value.replaceAll(/[\w-]/g, 'x')
    expect(shapeOf(known)).toBe(shapeOf(unknown))
    expect(letters.length).toBe(2)
  })

  test('shows lines to users with number and email address, and accepts no custom-made ones', async () => {
    const { afterSale, letters } = await testAfterSale({
      orders: { '123456789012 anna@example.org': ORDER },
    })
    const { mail, declarations } = afterSale
    expect(await declarations.lines(withdrawal, 'de-de', undefined)).toEqual(ORDER)
    expect(
      await declarations.lines({ ...withdrawal, email: 'eve@example.org' }, 'de-de', undefined),
    ).toBeNull()
    await declarations.receive(withdrawal, { ...here, lines: ['frame', 'lens', 'other'] })
    await mail.deliver()
    expect(letters[0]?.text).toContain('Waren: Fassung Alba\n')
    expect(letters[0]?.text).not.toContain('Gläser 1,6')
  })

  test('names its reason and where the goods go to, in the receipt', async () => {
    const { afterSale, letters } = await testAfterSale()
    await afterSale.declarations.receive(
      { ...withdrawal, returnReason: 'fit' },
      { ...here, variant: 'pl-pl' },
    )
    await afterSale.mail.deliver()
    for (const part of ['Przyczyna zwrotu: Nie pasuje', 'DE-86153 Augsburg', 'Koszt zwrotu ponosimy my'])
      expect(letters[0]?.text.replaceAll('\u00a0', ' ')).toContain(part)
  })

  test('of a stranger is received, and does not count as that of the buyer', async () => {
    const { afterSale } = await testAfterSale({ orders: { '123456789012 anna@example.org': ORDER } })
    const { declarations } = afterSale
    await declarations.receive({ ...withdrawal, email: 'eve@example.org' }, here)
    expect(await declarations.listOpen()).toHaveLength(1)
    expect(await declarations.openWithdrawals()).toEqual([])
    expect(await declarations.hasOpenWithdrawal('123456789012')).toBe(false)
    await declarations.receive(withdrawal, here)
    expect(await declarations.hasOpenWithdrawal('123456789012')).toBe(true)
    expect(await declarations.openWithdrawals()).toEqual(['123456789012'])
    expect(await declarations.hasOpenWithdrawal('123456789013')).toBe(false)
    for (const { key } of await declarations.listOpen()) await declarations.settle(key)
    expect(await declarations.hasOpenWithdrawal('123456789012')).toBe(false)
  })

  test('does not wait for the email', async () => {
    let isMailDown = true
    const { afterSale, letters, lines } = await testAfterSale({ isMailDown: () => isMailDown })
    expect(await afterSale.declarations.receive(withdrawal, here)).toMatchObject({ ok: true })
    await afterSale.mail.deliver()
    isMailDown = false
    expect([letters.length, lines.length > 0]).toEqual([0, true])
  })

  test('is limited per address', async () => {
    const { afterSale } = await testAfterSale({ limits: { perAddress: 2 } })
    const sent = []
    for (const name of ['a', 'b', 'c'])
      sent.push((await afterSale.declarations.receive({ ...withdrawal, name }, here)).ok)
    expect(sent).toEqual([true, true, false])
  })

  test('of a buyer is received however many strangers declare', async () => {
    const orders = { '123456789012 anna@example.org': ORDER }
    const { afterSale } = await testAfterSale({ orders, limits: { all: 1 } })
    const { declarations } = afterSale
    const sent = []
    for (const email of ['eve@example.org', 'mallory@example.org', 'anna@example.org'])
      sent.push((await declarations.receive({ ...withdrawal, email }, here)).ok)
    expect(sent).toEqual([true, false, true])
  })

  test('that cannot be stored is not confirmed', async () => {
    const { afterSale, lines } = await testAfterSale({ isDatabaseDown: () => true })
    expect(await afterSale.declarations.receive(withdrawal, here)).toEqual({ ok: false, error: 'failed' })
    expect(lines).toContain('error: a declaration could not be stored')
  })

  test('is settled by the operator', async () => {
    const { afterSale } = await testAfterSale()
    await afterSale.declarations.receive(withdrawal, here)
    const [waiting] = await afterSale.declarations.listOpen()
    const settled = await afterSale.declarations.settle(waiting?.key ?? '')
    expect(settled).toMatchObject({ key: waiting?.key, settledAt: expect.any(String) })
    expect([await afterSale.declarations.listOpen(), await afterSale.declarations.settle('x')]).toEqual([
      [],
      null,
    ])
  })
})

test.each([
  ['de-de', 'Eingang Ihrer Kündigung', 'Außerordentlich'],
  ['pl-pl', 'Potwierdzenie otrzymania wypowiedzenia', 'Natychmiastowe'],
  ['cs-cz', 'Potvrzení o přijetí výpovědi', 'Mimořádná'],
  ['fr-ch', 'Accusé de réception de votre résiliation', 'Extraordinaire'],
  ['it-ch', 'Conferma di ricezione della Sua disdetta', 'Straordinaria'],
  ['de-ch', 'Eingang Ihrer Kündigung', 'Ausserordentlich'],
] as const)('a cancellation in %s has a receipt in its language', async (variant, subject, manner) => {
  const { afterSale, letters } = await testAfterSale({ orders: { '123456789012 anna@example.org': ORDER } })
  const cancels = declarationOf('cancellation', {
    name: 'Anna <Berg>',
    email: 'anna@example.org',
    contract: '1234 5678901 2',
    manner: 'extraordinary',
    reason: 'Umzug',
  })
  await afterSale.declarations.receive(cancels, { ...here, variant })
  await afterSale.mail.deliver()
  expect(letters).toMatchObject([{ text: expect.stringContaining(manner) }])
  expect(letters[0]?.subject.replaceAll('\u00a0', ' ')).toBe(subject)
  expect(letters[0]?.html).toContain('Anna ‹Berg›')
})

test.each(['', 'x', `${'a'.repeat(8)}.${'b'.repeat(43)}`])('the receipt %j is invalid', async (token) => {
  const { afterSale } = await testAfterSale()
  expect(afterSale.declarations.readReceipt('withdrawal', token)).toBeNull()
})

test('the receipt of a cancellation is not valid for a withdrawal', async () => {
  const { afterSale } = await testAfterSale()
  const received = await afterSale.declarations.receive(withdrawal, here)
  expect(received.ok && afterSale.declarations.readReceipt('cancellation', received.value)).toBeNull()
})
