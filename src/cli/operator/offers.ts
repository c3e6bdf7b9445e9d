import type { EntryFault } from '#clients/shop-api/offer-calls.ts'
import type { OffersSet } from '#contract/shop-api/offers.ts'
import { ok, type Result } from '#domain/result.ts'
import { counted } from './counted.ts'
import {
  type CommandOutcome,
  done,
  findOptionFault,
  invalidCommand,
  type ParsedCommand,
  refused,
  type WriteLine,
} from './parse-command.ts'
import { type OfferEntry, offerFault, offerOf, readOffers } from './read-offers.ts'
import { reasonOf } from './reason-of.ts'

type SetOffers = (entries: readonly unknown[]) => Promise<Result<OffersSet, EntryFault[]>>

/** What the operator can do with prices and stock: all of a list or nothing. */
export type OperatorOffers = {
  price: SetOffers
  stock: SetOffers
  /** Throws with the reason. */
  readFile(path: string): Promise<string>
}

type Noun = 'price' | 'stock'

export const isOfferNoun = (noun: string): noun is Noun => noun === 'price' || noun === 'stock'

/** More would not be read. */
const SHOWN_FAULTS = 50

const TAKES: Record<Noun, string> = {
  price: 'a file, or a variant, a shop and a price',
  stock: 'a file, or a variant and its pieces',
}

/** `price set FILE`, `price set VARIANT SHOP PRICE`, `stock set FILE`, `stock set VARIANT PIECES`. */
export async function runOfferCommand(
  noun: Noun,
  command: ParsedCommand,
  offers: OperatorOffers,
  writeLine: WriteLine,
): Promise<CommandOutcome> {
  const { verb, operands, options } = command
  if (verb !== 'set') return invalidCommand(writeLine, `unknown command: ${verb}. See npm run shop -- help`)
  const fault = findOptionFault(command, noun === 'price' ? ['reduced-from'] : ['branch'])
  if (fault !== undefined) return invalidCommand(writeLine, fault)
  const isFile = operands.length === 1 && Object.keys(options).length === 0
  if (!isFile && operands.length !== (noun === 'price' ? 3 : 2))
    return invalidCommand(writeLine, `set takes ${TAKES[noun]}`)
  const read = isFile ? await readFile(noun, operands[0] ?? '', offers) : ok(fromCommand(noun, command))
  if (!read.ok) return refused(writeLine, read.error)
  const set = await offers[noun](read.value.map(({ value }) => value))
  if (set.ok)
    return done(writeLine, `${noun} set: ${set.value.changed} changed, ${set.value.unchanged} were the same`)
  for (const fault of set.error.slice(0, SHOWN_FAULTS)) {
    const entry = read.value[fault.place]
    writeLine(entry ? `${entry.place}: ${offerFault(entry, fault)}` : `the list: ${fault.text}`)
  }
  return refused(writeLine, `nothing was set, ${counted(set.error.length, 'fault')}`)
}

async function readFile(
  noun: Noun,
  path: string,
  offers: Pick<OperatorOffers, 'readFile'>,
): Promise<Result<OfferEntry[], string>> {
  try {
    const read = readOffers(noun, await offers.readFile(path))
    return read.ok ? read : { ok: false, error: `${path}: ${read.error}` }
  } catch (error) {
    return { ok: false, error: `${path}: ${reasonOf(error)}` }
  }
}

/** A variant is named by its id, else by its reference key. */
function fromCommand(noun: Noun, { operands, options }: ParsedCommand): OfferEntry[] {
  const [variant = '', second = '', third = ''] = operands
  const name = /^\d{1,9}$/.test(variant) ? 'variantId' : 'variantKey'
  const rest: [string, string][] =
    noun === 'price'
      ? [
          ['shop', second],
          ['price', third],
          ['reducedFrom', options['reduced-from'] ?? ''],
        ]
      : [
          ['quantity', second],
          ['branch', options.branch ?? ''],
        ]
  return [{ place: variant, isTyped: true, value: offerOf(new Map([[name, variant], ...rest])) }]
}
