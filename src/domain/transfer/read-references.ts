import { creditorReference, qrReference } from './reference.ts'

/** What a transfer may be about: numbers of orders, and variable symbols. */
export type NamedOrders = { orders: string[]; symbols: string[] }

/**
 * The orders that a transfer names in its references and its free text. References whose check digits are wrong name none, and free text
 * may name an order by its number, in groups or with the `R-` of its invoice.
 */
export function readReferences(references: readonly string[], text: string): NamedOrders {
  const named = [...references, text].map(readReference)
  return {
    orders: [...new Set(named.flatMap(({ orders }) => orders))],
    symbols: [...new Set(named.flatMap(({ symbols }) => symbols))],
  }
}

function readReference(given: string): NamedOrders {
  const text = given.toUpperCase()
  const compact = text.replaceAll(/[\s-]/g, '')
  const creditor = [...compact.matchAll(/RF\d{2}(\d{12})(?!\d)/g)].filter(
    ([whole, number = '']) => whole === creditorReference(number),
  )
  const qr = [...compact.matchAll(/(?<!\d)\d{14}(\d{12})\d(?!\d)/g)].filter(
    ([whole, number = '']) => whole === qrReference(number),
  )
  const plain = [...text.matchAll(/(?<![\dA-Z])(?:R-?)?(\d{12}|\d{4} \d{7} \d|\d{4} \d{4} \d{4})(?!\d)/g)]
  const symbols = [...text.matchAll(/(?:^|[\s/])VS[:/ ]?0*(\d{1,10})(?!\d)/g)]
  const first = (found: RegExpExecArray[]) => found.map(([, number = '']) => number.replaceAll(' ', ''))
  return { orders: [...first(creditor), ...first(qr), ...first(plain)], symbols: first(symbols) }
}
