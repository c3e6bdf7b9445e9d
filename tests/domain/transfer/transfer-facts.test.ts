import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { DEMONSTRATION_ACCOUNTS } from '#domain/transfer/bank-account.ts'
import { transferFacts } from '#domain/transfer/transfer-facts.ts'

test('a transfer is read in the order and the format of its country', () => {
  const facts = transferFacts(
    {
      account: DEMONSTRATION_ACCOUNTS.CZ,
      reference: { kind: 'symbol', value: '3456789012' },
      amount: minor(48050),
      currency: 'CZK',
      dueOn: '2026-12-05',
      code: null,
    },
    'cs-CZ',
  )
  expect(facts.map(({ name, value }) => `${name}: ${value.replaceAll('\u00A0', ' ')}`)).toEqual([
    'holder: Veduta Optik GmbH',
    'account: 19-2000145399/0800',
    'iban: CZ65 0800 0000 1920 0014 5399',
    'bic: GIBACZPXXXX',
    'reference-symbol: 3456789012',
    'amount: 480,50 Kč',
    'due: 5. prosince 2026',
  ])
})

test('a Polish transfer has the account, and the number of the invoice as its title', () => {
  const facts = transferFacts(
    {
      account: DEMONSTRATION_ACCOUNTS.PL,
      reference: { kind: 'title', value: 'R-123456789012' },
      amount: minor(19999),
      currency: 'PLN',
      dueOn: '2026-12-05',
      code: null,
    },
    'pl-PL',
  )
  expect(facts.map(({ name, value }) => `${name}: ${value.replaceAll('\u00A0', ' ')}`)).toEqual([
    'holder: Veduta Optik GmbH',
    'iban: PL61 1090 1014 0000 0712 1981 2874',
    'bic: WBKPPLPPXXX',
    'reference-title: R-123456789012',
    'amount: 199,99 zł',
    'due: 5 grudnia 2026',
  ])
})
