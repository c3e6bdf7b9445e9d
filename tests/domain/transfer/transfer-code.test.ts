import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { epcPayload, spaydPayload } from '#domain/transfer/transfer-code.ts'

const account = { holder: 'Veduta Optik GmbH', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }

test('a SEPA code has ten lines, the amount with a point', () =>
  expect(epcPayload({ account, amount: minor(12990) }, 'RF18539007547034').split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'COBADEFFXXX',
    'Veduta Optik GmbH',
    'DE89370400440532013000',
    'EUR129.90',
    '',
    'RF18539007547034',
  ]))

test('a name is cut, so that the code stays within its 331 bytes', () => {
  const long = epcPayload(
    { account: { ...account, holder: 'Ä'.repeat(99) }, amount: minor(99_999_999_99) },
    'RF18539007547034',
  )
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(331)
})

test('a Czech code names account, amount, day and variable symbol', () =>
  expect(
    spaydPayload(
      { account: { ...account, iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' }, amount: minor(48050) },
      { symbol: '3456789012', message: 'R-123456789012', dueOn: '2026-12-05' },
    ),
  ).toBe(
    'SPD*1.0*ACC:CZ6508000000192000145399+GIBACZPX*AM:480.50*CC:CZK*DT:20261205*MSG:R-123456789012*X-VS:3456789012',
  ))
