import { fail, ok, type Result } from '#domain/result.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { parseCsv } from './parse-csv.ts'

/** Entries as the Shop API takes them, each with its place in the file; what is wrong with them, it says. */
export type OfferEntries = { place: string; value: unknown }[]

export type OfferNoun = 'price' | 'stock'

type Cells = ReadonlyMap<string, string>

/** Cells that are empty say nothing. What is not as it should be stays a text, so that the Shop API names it. */
const COLUMNS: Record<string, (text: string) => unknown> = {
  variantId: (text) => numberOf(text),
  variantKey: (text) => text,
  productKey: (text) => text,
  shop: (text) => shopIdOf(text),
  price: (text) => amountOf(text),
  reducedFrom: (text) => amountOf(text),
  quantity: (text) => numberOf(text),
  branch: (text) => numberOf(text),
  sellableWithoutStock: (text) => ({ yes: true, no: false })[text] ?? text,
  availableFrom: (text) => (text === 'none' ? null : text),
}

/** Columns that the Shop API names otherwise. */
const FIELDS: Record<string, string> = {
  shop: 'shopId',
  price: 'withTax',
  branch: 'branchId',
  sellableWithoutStock: 'isSellableWithoutStock',
  availableFrom: 'expectedAvailabilityAt',
}

const GOODS = ['variantId', 'variantKey', 'productKey']
const KNOWN: Record<OfferNoun, readonly string[]> = {
  price: [...GOODS, 'shop', 'price', 'reducedFrom'],
  stock: [...GOODS, 'quantity', 'branch', 'sellableWithoutStock', 'availableFrom'],
}

/** The entries of a file: a JSON array as the Shop API takes it, else a table (CSV) with amounts like 149.00. */
export function readOffers(noun: OfferNoun, text: string): Result<OfferEntries, string> {
  try {
    const entries = /^\s*\[/.test(text) ? fromJson(text) : fromCsv(noun, text)
    return entries.length > 0 ? ok(entries) : fail('the file has no entries')
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function fromJson(text: string): OfferEntries {
  const list: unknown = JSON.parse(text)
  return Array.isArray(list)
    ? list.map((value: unknown, index) => ({ place: `entry ${index + 1}`, value }))
    : []
}

function fromCsv(noun: OfferNoun, text: string): OfferEntries {
  const [head, ...rows] = parseCsv(text)
  const names = head?.cells ?? []
  const unknown = names.filter((name) => !KNOWN[noun].includes(name))
  if (unknown.length > 0) throw new Error(`line 1: unknown columns: ${unknown.join(', ')}`)
  return rows.map(({ line, cells }) => ({
    place: `line ${line}`,
    value:
      cells.length === names.length
        ? offerOf(new Map(names.map((name, index) => [name, cells[index] ?? ''])))
        : `${cells.length} cells under ${names.length} names`,
  }))
}

/** An entry of a table, or of a command line. */
export const offerOf = (cells: Cells): Record<string, unknown> =>
  Object.fromEntries(
    [...cells].flatMap(([name, text]) =>
      text === '' ? [] : [[FIELDS[name] ?? name, COLUMNS[name]?.(text) ?? null]],
    ),
  )

const numberOf = (text: string): number | string => (/^\d{1,9}$/.test(text) ? Number(text) : text)

/** The id of a shop like de-de. */
function shopIdOf(text: string): number | string {
  const [, shop] = Object.entries(VARIANTS).find(([code]) => code === text) ?? []
  return shop?.shopId ?? numberOf(text)
}

/** Minor units of an amount like 149, 149.00 or 149,00. */
function amountOf(text: string): number | string {
  const [, whole, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? text : Number(`${whole}${cents.padEnd(2, '0')}`)
}
