import { describe, expect, test } from 'vitest'
import { creditorReference, formatReference, qrReference } from '#domain/transfer/reference.ts'
import { readReferences } from '#domain/transfer/read-references.ts'

const ORDER = '123456789012'

describe('what a transfer names', () => {
  const rf = creditorReference(ORDER)
  const qr = qrReference(ORDER)
  test.each([
    [[rf], '', [ORDER], []],
    [[qr], '', [ORDER], []],
    [[], `Rechnung ${formatReference({ kind: 'creditor', value: rf })}`, [ORDER], []],
    [[], formatReference({ kind: 'qr', value: qr }), [ORDER], []],
    [[], 'r-123456789012 danke', [ORDER], []],
    [[], 'Bestellung 1234 5678901 2', [ORDER], []],
    [[rf], 'R123456789012', [ORDER], []],
    [[], '123456789012, 210987654321', [ORDER, '210987654321'], []],
    [['/VS0012/SS/KS'], '', [], ['12']],
    [[], 'VS:3456789012', [], ['3456789012']],
    // Wrong check digits, and numbers that are something else.
    [[`RF00${ORDER}`], '', [], []],
    [[`${qr.slice(0, -1)}${(Number(qr.at(-1)) + 1) % 10}`], '', [], []],
    [['NOTPROVIDED'], 'Miete 12/2026, 1234567890123, CANVAS 12', [], []],
  ])('%o %s', (references, text, orders, symbols) =>
    expect(readReferences(references, text)).toEqual({ orders, symbols }),
  )
})
