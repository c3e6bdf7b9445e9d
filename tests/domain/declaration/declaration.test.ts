import { expect, test } from 'vitest'
import { declarationOf, readDeclaration, returnReasonOf } from '#domain/declaration/declaration.ts'

const today = new Date('2026-11-21T10:00:00Z')
const withdrawal = { name: 'Anna Berg', order: '1234 5678901 2', email: 'anna@example.org' }
const cancellation = { name: 'Anna Berg', email: 'anna@example.org', contract: 'Abo 12' }

test('a withdrawal needs a name, an order and an email; spaces in a number are ignored', () => {
  expect(readDeclaration('withdrawal', { ...withdrawal, reason: 'no field of it' }, today)).toEqual({
    ok: true,
    value: {
      kind: 'withdrawal',
      name: 'Anna Berg',
      order: '123456789012',
      email: 'anna@example.org',
      goods: '',
      returnReason: '',
      contract: '',
      manner: 'ordinary',
      reason: '',
      end: '',
    },
  })
})

test.each([
  ['withdrawal', { ...withdrawal, name: ' ' }, { name: { kind: 'required' } }],
  ['withdrawal', { ...withdrawal, name: 'a'.repeat(101) }, { name: { kind: 'max-length', max: 100 } }],
  ['withdrawal', { ...withdrawal, order: '12345' }, { order: { kind: 'order-number' } }],
  ['withdrawal', { ...withdrawal, email: 'anna' }, { email: { kind: 'email' } }],
  ['withdrawal', { ...withdrawal, goods: 'x'.repeat(1001) }, { goods: { kind: 'max-length', max: 1000 } }],
  [
    'withdrawal',
    {},
    { name: { kind: 'required' }, order: { kind: 'required' }, email: { kind: 'required' } },
  ],
  ['cancellation', { ...cancellation, contract: '' }, { contract: { kind: 'required' } }],
  ['cancellation', { ...cancellation, manner: 'extraordinary' }, { reason: { kind: 'required' } }],
  ['cancellation', { ...cancellation, end: '20.11.2026' }, { end: { kind: 'future-date' } }],
  ['cancellation', { ...cancellation, end: 'tomorrow' }, { end: { kind: 'future-date' } }],
] as const)('a %s of %j is refused at its fields', (kind, given, faults) =>
  expect(readDeclaration(kind, given, today)).toEqual({ ok: false, error: faults }),
)

test.each([
  [cancellation],
  [{ ...cancellation, end: '21.11.2026' }],
  [{ ...cancellation, manner: 'extraordinary', reason: 'moved away' }],
  [{ ...cancellation, manner: 'whatever' }],
])('a cancellation may contain %j', (given) =>
  expect(readDeclaration('cancellation', given, today).ok).toBe(true),
)

test('after midnight in the shops it is no longer yesterday, whatever the clock of the server says', () => {
  const night = new Date('2026-11-20T23:30:00Z')
  const until = (end: string) => readDeclaration('cancellation', { ...cancellation, end }, night).ok
  expect([until('20.11.2026'), until('21.11.2026')]).toEqual([false, true])
})

test('invalid values stay as they were typed, and unknown fields are left out', () =>
  expect(declarationOf('withdrawal', { email: ' anna ', contract: 'x' })).toMatchObject({
    email: 'anna',
    contract: '',
  }))

test.each([
  ['fit', 'fit'],
  ['other', 'other'],
  ['', null],
  ['Fit', null],
  ['<b>', null],
])('the reason %j is %j', (given, reason) => {
  expect(returnReasonOf(given)).toBe(reason)
  const read = readDeclaration('withdrawal', { ...withdrawal, returnReason: given }, today)
  expect(read.ok && read.value.returnReason).toBe(reason ?? '')
})
