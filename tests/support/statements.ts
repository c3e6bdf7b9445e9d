/** A payment in a bank statement. */
type Booked = {
  amount?: string
  currency?: string
  reference?: string
  text?: string
  endToEnd?: string
  bankReference?: string
  direction?: 'CRDT' | 'DBIT'
  isReversal?: boolean
  status?: string
  day?: string
}

export type StatementVersion = '02' | '04' | '08'

/** A bank statement as camt.053 of a version; the payments of one batch are an array. */
export function aStatement(
  entries: readonly (Booked | Booked[])[],
  version: StatementVersion = '08',
  prefix = '',
): string {
  const tag = (name: string, content: string, attributes = '') =>
    content === '' ? '' : `<${prefix}${name}${attributes}>${content}</${prefix}${name}>`
  const money = ({ amount = '104.90', currency = 'EUR' }: Booked) => tag('Amt', amount, ` Ccy="${currency}"`)
  const detail = (booked: Booked, at: number) =>
    tag(
      'TxDtls',
      tag(
        'Refs',
        tag('AcctSvcrRef', booked.bankReference ? `${booked.bankReference}-${at}` : '') +
          tag('EndToEndId', booked.endToEnd ?? 'NOTPROVIDED'),
      ) +
        (version === '08' ? money(booked) : tag('AmtDtls', tag('TxAmt', money(booked)))) +
        tag(
          'RltdPties',
          tag('Dbtr', version === '08' ? tag('Pty', tag('Nm', 'Anna Berg')) : tag('Nm', 'Anna Berg')),
        ) +
        tag(
          'RmtInf',
          tag('Ustrd', booked.text ?? '') +
            tag('Strd', tag('CdtrRefInf', tag('Ref', booked.reference ?? ''))),
        ),
    )
  const entry = (batch: readonly Booked[]) => {
    const [first = {}] = batch
    const status = first.status ?? 'BOOK'
    return tag(
      'Ntry',
      money(first) +
        tag('CdtDbtInd', first.direction ?? 'CRDT') +
        tag('RvslInd', first.isReversal ? 'true' : '') +
        tag('Sts', version === '08' ? tag('Cd', status) : status) +
        tag('BookgDt', tag('Dt', first.day ?? '2026-11-30')) +
        tag('AcctSvcrRef', first.bankReference ?? '') +
        tag('NtryDtls', batch.map(detail).join('')),
    )
  }
  const xmlns = ` xmlns${prefix ? `:${prefix.slice(0, -1)}` : ''}="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"`
  const account = tag('Acct', tag('Id', tag('IBAN', 'DE89370400440532013000')))
  const body = entries.map((each) => entry(Array.isArray(each) ? each : [each])).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>${tag('Document', tag('BkToCstmrStmt', tag('Stmt', `${tag('Id', 'S1')}${account}${body}`)), xmlns)}`
}
