import { describe, expect, test } from 'vitest'
import { readStatement } from '#modules/payment/read-statement.ts'

const BOOKED = '<Sts>BOOK</Sts><CdtDbtInd>CRDT</CdtDbtInd>'
const ON = '<BookgDt><Dt>2026-11-30</Dt></BookgDt>'
const AMOUNT = '<Amt Ccy="CHF">20.00</Amt>'
const details = (...each: string[]) =>
  `<NtryDtls>${each.map((detail) => `<TxDtls>${detail}</TxDtls>`).join('')}</NtryDtls>`

const statementOf = (entry: string, head = '<Id>S1</Id>') =>
  readStatement(
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.04"><BkToCstmrStmt><Stmt>${head}${entry}</Stmt></BkToCstmrStmt></Document>`,
  )
const entriesOf = (entry: string, head?: string) => statementOf(`<Ntry>${entry}</Ntry>`, head)

test('an entry without details says all by itself', () =>
  expect(entriesOf(`${AMOUNT}${BOOKED}${ON}<AddtlNtryInf> Danke </AddtlNtryInf>`)).toMatchObject([
    {
      kind: 'credit',
      amount: 2000,
      currency: 'CHF',
      bookedOn: '2026-11-30',
      references: [],
      text: 'Danke',
      debtor: '',
    },
  ]))

test('one without anything is pending, and has no amount', () =>
  expect(entriesOf('')).toMatchObject([
    { kind: 'pending', amount: null, currency: '', bookedOn: '', references: [], text: '', debtor: '' },
  ]))

test.each([
  ['one payment has the amount of its entry', [''], [2000]],
  ['a payment in a batch does not', ['', ''], [null, null]],
  [
    'its own amount comes first, in either place',
    ['<Amt Ccy="CHF">7</Amt>', '<AmtDtls><TxAmt><Amt Ccy="CHF">13</Amt></TxAmt></AmtDtls>'],
    [700, 1300],
  ],
])('%s', (_, payments, amounts) =>
  expect(entriesOf(`${AMOUNT}${BOOKED}${details(...payments)}`).map(({ amount }) => amount)).toEqual(amounts),
)

test.each([
  [
    '<BookgDt><DtTm>2026-11-29T23:59:00+01:00</DtTm></BookgDt><ValDt><Dt>2026-12-01</Dt></ValDt>',
    '2026-11-29',
  ],
  ['<ValDt><Dt>2026-12-01</Dt></ValDt>', '2026-12-01'],
  [`<ValDt><Dt>2026-12-01</Dt></ValDt>${ON}`, '2026-11-30'],
  ['<BookgDt><Dt>30.11.2026</Dt></BookgDt>', ''],
  ['<BookgDt><Dt>am 2026-11-30</Dt></BookgDt>', ''],
])('an entry with %s was booked on %s', (dates, day) =>
  expect(entriesOf(`${AMOUNT}${BOOKED}${dates}`)[0]?.bookedOn).toBe(day),
)

test.each([
  ['<CdtDbtInd>DBIT</CdtDbtInd>', 'debit'],
  ['<RtrInf/>', 'reversal'],
  ['', 'credit'],
])('a payment with %s in a credit is a %s', (detail, kind) =>
  expect(entriesOf(`${BOOKED}${details(detail)}`)[0]?.kind).toBe(kind),
)

test('texts and references are joined, wherever they are written', () => {
  const detail = [
    '<Refs><EndToEndId> E2E </EndToEndId></Refs>',
    '<RmtInf><Ustrd> Rechnung </Ustrd><Ustrd>4711</Ustrd><Strd><CdtrRefInf><Ref> RF18 </Ref></CdtrRefInf></Strd>',
    '<Strd><CdtrRefInf><Ref> </Ref></CdtrRefInf></Strd></RmtInf><AddtlTxInf>Gruss</AddtlTxInf>',
  ]
  expect(
    entriesOf(`${BOOKED}${details(detail.join(''))}<AddtlNtryInf>Gutschrift</AddtlNtryInf>`),
  ).toMatchObject([{ text: 'Rechnung 4711 Gruss Gutschrift', references: ['RF18', 'E2E'] }])
})

describe('two entries are told apart', () => {
  const keyOf = (entry: string, head?: string) => entriesOf(entry, head)[0]?.key
  const account = (id: string) => `<Id>S1</Id><Acct><Id>${id}</Id></Acct>`
  const reference = (name: string, value: string) => details(`<Refs><${name}>${value}</${name}></Refs>`)

  type Entry = [entry: string, head?: string]
  test.each<[string, Entry, Entry]>([
    ['the account', ['', account('<IBAN>A</IBAN>')], ['', account('<IBAN>B</IBAN>')]],
    [
      'an account without IBAN',
      ['', account('<Othr><Id>A</Id></Othr>')],
      ['', account('<Othr><Id>B</Id></Othr>')],
    ],
    ['the statement, where the bank has no reference', ['', '<Id>S1</Id>'], ['', '<Id>S2</Id>']],
    ['the number in the statement', ['<NtryRef>1</NtryRef>'], ['<NtryRef>2</NtryRef>']],
    ['the reference of the bank', ['<AcctSvcrRef>1</AcctSvcrRef>'], ['<AcctSvcrRef>2</AcctSvcrRef>']],
    ['that of the payment', [reference('AcctSvcrRef', '1')], [reference('AcctSvcrRef', '2')]],
    ['its transaction', [reference('TxId', '1')], [reference('TxId', '2')]],
    ['the amount', [AMOUNT], [AMOUNT.replace('20', '21')]],
    ['the day', [ON], [ON.replace('30', '29')]],
  ])('by %s', (_, one, other) => expect(keyOf(...one)).not.toBe(keyOf(...other)))

  test('not by their place, where the bank has numbered them', () => {
    const numbered = (number: number) => `<Ntry>${AMOUNT}<NtryRef>${number}</NtryRef></Ntry>`
    expect(statementOf(`${numbered(1)}${numbered(2)}`)[1]?.key).toBe(statementOf(numbered(2))[0]?.key)
  })

  test('not by the statement, where the bank has a reference', () =>
    expect(keyOf('<AcctSvcrRef>1</AcctSvcrRef>', '<Id>S1</Id>')).toBe(
      keyOf('<AcctSvcrRef>1</AcctSvcrRef>', '<Id>S2</Id>'),
    ))
})
