import { fail, ok, type Result } from '#domain/result.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { parseCsv } from './parse-csv.ts'
import { reasonOf } from './reason-of.ts'

/**
 * An entry as the Shop API takes it, with its place in the file; what is wrong with it, that says. `isTyped`: in columns, or on the
 * command line.
 */
export type OfferEntry = { place: string; value: unknown; isTyped: boolean }

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

/** What a cell has to be. */
const CELLS: Record<string, string> = {
  variantId: 'a number',
  shop: 'a shop like de-de',
  price: 'an amount like 149.00',
  reducedFrom: 'an amount like 149.00',
  quantity: 'a number of pieces',
  branch: 'the id of a branch',
  sellableWithoutStock: 'yes or no',
  availableFrom: 'a time like 2027-01-31T00:00:00Z, or none',
}

/** What is wrong with a field, in the words of who wrote the entry: the Shop API knows no columns. */
export function offerFault(
  { value, isTyped }: OfferEntry,
  { field, text }: { field: string; text: string },
): string {
  // A row that does not fit its table says so itself.
  if (typeof value === 'string') return value
  if (!isTyped) return [field, text].filter(Boolean).join(': ')
  const column = Object.keys(FIELDS).find((name) => FIELDS[name] === field) ?? field
  const cell = isRecord(value) ? value[field] : undefined
  const expected = CELLS[column]
  if (expected !== undefined && typeof cell === 'string') return `${column}: ${cell} is not ${expected}`
  return [column, text].filter(Boolean).join(': ')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The entries of a file: a JSON array as the Shop API takes it, else a table (CSV) with amounts like 149.00. */
export function readOffers(noun: OfferNoun, text: string): Result<OfferEntry[], string> {
  try {
    const entries = /^\s*\[/.test(text) ? fromJson(text) : fromCsv(noun, text)
    return entries.length > 0 ? ok(entries) : fail('the file has no entries')
  } catch (error) {
    return fail(reasonOf(error))
  }
}

function fromJson(text: string): OfferEntry[] {
  const list: unknown = JSON.parse(text)
  return Array.isArray(list)
    ? list.map((value: unknown, index) => ({ place: `entry ${index + 1}`, value, isTyped: false }))
    : []
}

function fromCsv(noun: OfferNoun, text: string): OfferEntry[] {
  const [head, ...rows] = parseCsv(text)
  const names = head?.cells ?? []
  const unknown = names.filter((name) => !KNOWN[noun].includes(name))
  if (unknown.length > 0) throw new Error(`line 1: unknown columns: ${unknown.join(', ')}`)
  return rows.map(({ line, cells }) => ({
    place: `line ${line}`,
    isTyped: true,
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
