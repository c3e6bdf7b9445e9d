import { describe, expect, test } from 'vitest'
import { MAX_STATEMENT_LENGTH, readStatement } from '#modules/payment/read-statement.ts'
import { aStatement, type StatementVersion } from '#tests/support/statements.ts'

const one = { bankReference: 'B1', reference: 'RF03123456789012', text: 'danke', endToEnd: '/VS12/SS/KS' }

test.each<[StatementVersion, string]>([
  ['02', ''],
  ['04', ''],
  ['08', ''],
  ['08', 'ns:'],
])('version %s with the prefix %j is read', (version, prefix) =>
  expect(readStatement(aStatement([one], version, prefix))).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
      kind: 'credit',
      amount: 10490,
      currency: 'EUR',
      bookedOn: '2026-11-30',
      references: ['RF03123456789012', '/VS12/SS/KS'],
      text: 'danke',
      debtor: 'Anna Berg',
    },
  ]),
)

test.each([
  [{ direction: 'DBIT' as const }, 'debit'],
  [{ isReversal: true }, 'reversal'],
  [{ status: 'PDNG' }, 'pending'],
  [{}, 'credit'],
])('an entry with %o is a %s', (rest, kind) =>
  expect(readStatement(aStatement([{ ...one, ...rest }])).map((each) => each.kind)).toEqual([kind]),
)

test.each([
  ['7', 700],
  ['7.5', 750],
  ['7.05', 705],
  ['7.55', 755],
  [' 7.50 ', 750],
  ['7.50000', 750],
  ['7.555', null],
  ['-7', null],
  ['7,50', null],
  ['99999999999999', null],
])('the amount %s is %s', (amount, is) => expect(readStatement(aStatement([{ amount }]))[0]?.amount).toBe(is))

test('a batch is as many entries as it has payments', () => {
  const batch = readStatement(aStatement([[one, { ...one, amount: '5.00' }]]))
  expect(batch.map(({ amount }) => amount)).toEqual([10490, 500])
})

describe('what identifies an entry', () => {
  const keys = (...entries: Parameters<typeof aStatement>[0]) =>
    readStatement(aStatement(entries)).map(({ key }) => key)

  test('is the same in every file', () =>
    expect(keys({ ...one, bankReference: 'B0' }, one)[1]).toBe(keys(one)[0]))

  test('is its place where the bank has no reference', () => {
    const { bankReference: _, ...unnamed } = one
    const [first, second] = keys(unnamed, unnamed)
    expect(first).not.toBe(second)
    expect(keys(unnamed)[0]).toBe(first)
  })

  test('differs within a batch', () => expect(new Set(keys([one, one])).size).toBe(2))
})

const LAUGHS = '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><Document>&lol2;</Document>'
const OUTSIDE = '<!DOCTYPE x [<!ENTITY xxe SYSTEM "file:///etc/passwd">]><Document>&xxe;</Document>'

test.each([
  ['entities that expand', LAUGHS, 'document type'],
  ['entities from a file', OUTSIDE, 'document type'],
  ['an entity that nobody defined', aStatement([{ text: '&lol;' }]), 'lol'],
  ['another message', aStatement([one]).replaceAll('camt.053', 'camt.054'), 'no camt.053'],
  ['another version', aStatement([one]).replaceAll('053.001.08', '053.001.13'), 'no camt.053'],
  ['no XML', 'Datum;Betrag\n', ''],
  ['nothing', '', ''],
  ['too much', ' '.repeat(MAX_STATEMENT_LENGTH + 1), 'too large'],
])('%s is refused', (_, xml, reason) => expect(() => readStatement(xml)).toThrow(reason))
