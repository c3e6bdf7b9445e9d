import { parseXml, type XmlElement } from '@rgrove/parse-xml'
import { createHash } from 'node:crypto'
import { minor, type Minor } from '#domain/money/price.ts'
import { child, children, elementsIn, textAt } from './xml-elements.ts'

/** An entry of a bank statement, one for each payment. */
export type StatementEntry = {
  /** Identifies it, also in another file; null where the bank gives nothing to go by. */
  key: string
  kind: 'credit' | 'debit' | 'reversal' | 'pending'
  /** Null where the statement names none that can be read. */
  amount: Minor | null
  currency: string
  /** RFC 3339 day. */
  bookedOn: string
  /** Structured references. */
  references: string[]
  text: string
  debtor: string
}

/** Characters of a statement. */
export const MAX_STATEMENT_LENGTH = 20_000_000

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(02|04|08)$/

/**
 * The entries of a camt.053 statement, versions 02, 04 and 08. Throws with the reason where the text is none. A document type is refused,
 * so nothing is expanded and nothing is loaded.
 */
export function readStatement(xml: string): StatementEntry[] {
  if (xml.length > MAX_STATEMENT_LENGTH) throw new Error('the statement is too large')
  if (/<!DOCTYPE/i.test(xml)) throw new Error('the statement has a document type, which no bank sends')
  const { root } = parseXml(xml)
  const namespace = Object.entries(root?.attributes ?? {}).find(
    ([name, value]) => /^xmlns(:|$)/.test(name) && NAMESPACE.test(value),
  )
  const message = root && child(root, 'BkToCstmrStmt')
  if (!namespace || !message) throw new Error('this is no camt.053 statement of version 02, 04 or 08')
  return children(message, 'Stmt').flatMap((statement) =>
    children(statement, 'Ntry').flatMap((entry, place) => entriesOf(statement, entry, place)),
  )
}

function entriesOf(statement: XmlElement, entry: XmlElement, place: number): StatementEntry[] {
  const details = children(entry, 'NtryDtls').flatMap((each) => children(each, 'TxDtls'))
  const booked =
    textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm') || textAt(entry, 'ValDt', 'Dt')
  const account = textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id')
  // Without a reference of the bank, the place in its statement identifies an entry.
  const own =
    textAt(entry, 'AcctSvcrRef') || `${textAt(statement, 'Id')}#${textAt(entry, 'NtryRef') || place}`
  return (details.length === 0 ? [entry] : details).map((detail, at): StatementEntry => {
    const amount =
      child(detail, 'Amt') ??
      child(detail, 'AmtDtls', 'TxAmt', 'Amt') ??
      (details.length < 2 ? child(entry, 'Amt') : undefined)
    const refs = ['AcctSvcrRef', 'TxId'].map((name) => textAt(detail, 'Refs', name))
    const parts = [account, own, ...refs, String(at), amount?.text ?? '', booked]
    return {
      key: createHash('sha256').update(JSON.stringify(parts)).digest('hex'),
      kind: kindOf(entry, detail),
      amount: amountOf(amount?.text ?? ''),
      currency: amount?.attributes['Ccy'] ?? '',
      bookedOn: /^\d{4}-\d{2}-\d{2}/.exec(booked)?.[0] ?? '',
      references: referencesOf(detail),
      text: [
        ...elementsIn(detail, 'RmtInf', 'Ustrd').map(({ text }) => text.trim()),
        textAt(detail, 'AddtlTxInf'),
        textAt(entry, 'AddtlNtryInf'),
      ]
        .filter(Boolean)
        .join(' '),
      debtor: textAt(detail, 'RltdPties', 'Dbtr', 'Nm') || textAt(detail, 'RltdPties', 'Dbtr', 'Pty', 'Nm'),
    }
  })
}

function kindOf(entry: XmlElement, detail: XmlElement): StatementEntry['kind'] {
  // In version 08 the status is an element within, whose text is its text as well.
  if (textAt(entry, 'Sts') !== 'BOOK') return 'pending'
  if (textAt(entry, 'RvslInd') === 'true' || child(detail, 'RtrInf')) return 'reversal'
  return (textAt(detail, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')) === 'CRDT' ? 'credit' : 'debit'
}

const referencesOf = (detail: XmlElement): string[] =>
  [...elementsIn(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'), ...elementsIn(detail, 'Refs', 'EndToEndId')]
    .map(({ text }) => text.trim())
    .filter(Boolean)

/** Minor units of a decimal number. */
function amountOf(text: string): Minor | null {
  const [, whole, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : minor(Number(`${whole}${cents.padEnd(2, '0')}`))
}
